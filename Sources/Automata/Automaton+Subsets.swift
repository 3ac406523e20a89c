extension Automaton {
  /// Makes a deterministic automaton: its states are sets of places.
  init(_ positions: Positions, _ meter: inout Meter) throws(Exhausted) {
    var subsets = Subsets(positions)
    var table: [Int] = []
    var state = 0
    while state < subsets.all.count {
      for subset in try subsets.steps(from: state, &meter) {
        table.append(try subsets.number(of: subset, &meter))
      }
      state += 1
    }
    let accepts = subsets.all.map { places in places.contains { positions.accepts[$0] } }
    self.init(positions.classes, table, accepts)
  }
}

/// The sets of places that were met.
private struct Subsets {
  let positions: Positions
  /// The sets, rising, in the order met.
  var all: [[Int]] = [[0]]
  private var numbers: [[Int]: Int] = [[0]: 0]
  /// The last state from which each place was met.
  private var seen: [Int]

  init(_ positions: Positions) {
    self.positions = positions
    seen = Array(repeating: -1, count: positions.label.count)
  }

  /// The set that each class leads to.
  mutating func steps(from state: Int, _ meter: inout Meter) throws(Exhausted) -> [[Int]] {
    var reached: [Int] = []
    for place in all[state] {
      try meter.spend(positions.follow[place].count)
      for arc in positions.follow[place] where seen[arc.to] != state {
        seen[arc.to] = state
        reached.append(arc.to)
      }
    }
    reached.sort()
    var steps: [[Int]] = Array(repeating: [], count: positions.classes.count)
    for place in reached {
      let letters = positions.letters(to: place)
      try meter.spend(letters.count)
      for letter in letters { steps[letter].append(place) }
    }
    return steps
  }

  mutating func number(of subset: [Int], _ meter: inout Meter) throws(Exhausted) -> Int {
    try meter.spend(1)
    if let number = numbers[subset] { return number }
    try meter.allow(states: all.count + 1)
    numbers[subset] = all.count
    all.append(subset)
    return all.count - 1
  }
}
