extension ScalarClasses {
  /// The coarsest classes that some sets tell apart.
  init(telling sets: [Alphabet], _ meter: inout Meter) throws(Exhausted) {
    var cuts: Set<UInt32> = [0, 0xD800, 0xE000]
    for range in sets.flatMap(\.ranges) {
      cuts.insert(range.lowerBound)
      if range.upperBound < 0x10FFFF { cuts.insert(range.upperBound + 1) }
    }
    let starts = cuts.sorted()
    var parting = Parting(keys: starts.map { 0xD800 <= $0 && $0 < 0xE000 ? -1 : 0 })
    for set in sets {
      for range in set.ranges {
        var index = Self.index(of: range.lowerBound, in: starts)
        while index < starts.count, starts[index] <= range.upperBound {
          try meter.spend(1)
          parting.touch(index)
          index += 1
        }
      }
      parting.split()
    }
    self = Self.numbered(starts, keys: parting.keys, count: parting.sizes.count).classes
  }

  /// The coarsest classes that both tell apart, and which class of either each lies in.
  func refined(with other: ScalarClasses) -> (classes: ScalarClasses, own: [Int], others: [Int]) {
    let cuts = Set(starts).union(other.starts).sorted()
    var seen: [[Int]: Int] = [:]
    var pairs: [[Int]] = []
    var keys: [Int] = []
    for cut in cuts {
      let pair = [
        numbers[Self.index(of: cut, in: starts)], other.numbers[Self.index(of: cut, in: other.starts)],
      ]
      let key = pair[0] < 0 ? -1 : seen[pair, default: pairs.count]
      if key == pairs.count { pairs.append(pair) }
      seen[pair] = key
      keys.append(key)
    }
    let refined = Self.numbered(cuts, keys: keys, count: pairs.count)
    var own = Array(repeating: 0, count: pairs.count)
    var others = own
    for (key, number) in refined.numbers.enumerated() {
      own[number] = pairs[key][0]
      others[number] = pairs[key][1]
    }
    return (refined.classes, own, others)
  }
}

/// Classes of stretches while they are split.
private struct Parting {
  var keys: [Int]
  /// How many stretches each class has.
  var sizes: [Int]
  private var touched: [[Int]]
  private var classes: [Int] = []

  init(keys: [Int]) {
    self.keys = keys
    sizes = [keys.count { $0 == 0 }]
    touched = [[]]
  }

  /// Says that a stretch lies in the set at hand.
  mutating func touch(_ stretch: Int) {
    let key = keys[stretch]
    guard key >= 0 else { return }
    if touched[key].isEmpty { classes.append(key) }
    touched[key].append(stretch)
  }

  /// Parts what was touched from what was not.
  mutating func split() {
    for key in classes {
      let stretches = touched[key]
      touched[key] = []
      guard stretches.count < sizes[key] else { continue }
      sizes[key] -= stretches.count
      for stretch in stretches { keys[stretch] = sizes.count }
      sizes.append(stretches.count)
      touched.append([])
    }
    classes = []
  }
}
