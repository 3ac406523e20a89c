/// The scalars, parted into classes that a number of sets do not tell apart.
///
/// The classes are numbered by how well their best scalar reads, so the lowest number makes the best example.
struct ScalarClasses: Sendable {
  /// Where the class changes: the first value of each stretch, rising from 0.
  let starts: [UInt32]
  /// The class of each stretch; -1 for the surrogates.
  let numbers: [Int]
  /// The scalar of each class that reads best.
  let letters: [Unicode.Scalar]

  /// How many classes there are.
  var count: Int { letters.count }

  /// Numbers classes; `keys` are those of the stretches, from 0 up to `count`, and -1 for the surrogates.
  ///
  /// - Returns: The classes, and the number that each key has become.
  static func numbered(
    _ starts: [UInt32], keys: [Int], count: Int
  ) -> (classes: ScalarClasses, numbers: [Int]) {
    let letters = letters(starts, keys, count)
    let order = letters.indices.sorted { rank(letters[$0]) < rank(letters[$1]) }
    var numbers = Array(repeating: -1, count: count)
    for (number, key) in order.enumerated() { numbers[key] = number }
    let classes = ScalarClasses(
      starts: starts, numbers: keys.map { $0 < 0 ? -1 : numbers[$0] }, letters: order.map { letters[$0] })
    return (classes, numbers)
  }

  private static func rank(_ scalar: Unicode.Scalar) -> (Int, UInt32) {
    if let place = ReadingOrder.ascii.firstIndex(of: scalar) { return (place, 0) }
    return (ReadingOrder.ascii.count + ReadingOrder.group(scalar), scalar.value)
  }

  private static func letters(_ starts: [UInt32], _ keys: [Int], _ count: Int) -> [Unicode.Scalar] {
    var letters: [Unicode.Scalar?] = Array(repeating: nil, count: count)
    for scalar in ReadingOrder.ascii {
      let key = keys[index(of: scalar.value, in: starts)]
      if letters[key] == nil { letters[key] = scalar }
    }
    var ranges: [[ClosedRange<UInt32>]] = Array(repeating: [], count: count)
    for (index, key) in keys.enumerated() where key >= 0 && letters[key] == nil {
      ranges[key].append(starts[index]...(index + 1 < starts.count ? starts[index + 1] - 1 : 0x10FFFF))
    }
    return letters.indices.map { letters[$0] ?? ReadingOrder.best(in: ranges[$0]) ?? "\u{FFFD}" }
  }

  /// The class of a scalar.
  func number(of scalar: Unicode.Scalar) -> Int { numbers[Self.index(of: scalar.value, in: starts)] }

  /// The classes in a set that they tell apart, rising.
  func numbers(in set: Alphabet) -> [Int] {
    var found: Set<Int> = []
    for range in set.ranges {
      var index = Self.index(of: range.lowerBound, in: starts)
      while index < starts.count, starts[index] <= range.upperBound {
        found.insert(numbers[index])
        index += 1
      }
    }
    return found.sorted()
  }

  /// The last stretch that starts at a value or before, by halving.
  static func index(of value: UInt32, in starts: [UInt32]) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= value { low = middle } else { high = middle }
    }
    return low
  }
}
