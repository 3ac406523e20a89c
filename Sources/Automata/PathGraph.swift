/// The ways through an expression: a graph in which places from which the same goes on are one.
struct PathGraph {
  /// A step, and by which letters it is made.
  struct Step: Hashable {
    /// Where it leads.
    var to: Int
    /// The classes by which it is made, rising.
    var letters: [Int]
    /// Those by which it is made in several ways, rising.
    var doubled: [Int]
  }

  /// The steps from each node, by rising target; the first node is the start.
  var follow: [[Step]]

  /// The ways through the places of an expression from which a word can end.
  init(_ positions: Positions, _ meter: inout Meter) throws(Exhausted) {
    let useful = try Self.useful(positions, &meter)
    let arcs = positions.follow.map { $0.filter { useful[$0.to] } }
    var groups = Array(positions.label.indices)
    follow = []
    // Each round joins what goes on alike; more rounds would only join what differs late.
    for _ in 0..<4 {
      let joined = try Self.joined(groups, arcs, positions, &meter)
      if joined == groups { break }
      groups = joined
    }
    for place in groups.indices where groups[place] == follow.count {
      follow.append(try Self.steps(arcs[place], positions, groups, &meter))
    }
  }

  /// Makes a graph of steps.
  init(follow: [[Step]]) { self.follow = follow }

  /// Gives one number to all places with the same steps to groups.
  private static func joined(
    _ groups: [Int], _ arcs: [[Positions.Arc]], _ positions: Positions, _ meter: inout Meter
  ) throws(Exhausted) -> [Int] {
    var numbers: [[Step]: Int] = [:]
    var joined: [Int] = []
    for place in groups.indices {
      let steps = try steps(arcs[place], positions, groups, &meter)
      let number = numbers[steps, default: numbers.count]
      numbers[steps] = number
      joined.append(number)
    }
    return joined
  }

  private static func steps(
    _ arcs: [Positions.Arc], _ positions: Positions, _ groups: [Int], _ meter: inout Meter
  ) throws(Exhausted) -> [Step] {
    var ways: [Int: [Int: Int]] = [:]
    for arc in arcs {
      let letters = positions.letters(to: arc.to)
      try meter.spend(letters.count)
      for letter in letters { ways[groups[arc.to], default: [:]][letter, default: 0] += arc.ways }
    }
    return ways.sorted { $0.key < $1.key }.map { group, letters in
      let sorted = letters.sorted { $0.key < $1.key }
      return Step(to: group, letters: sorted.map(\.key), doubled: sorted.filter { $0.value > 1 }.map(\.key))
    }
  }

  /// Whether a word can end from each place on.
  private static func useful(_ positions: Positions, _ meter: inout Meter) throws(Exhausted) -> [Bool] {
    var sources: [[Int]] = Array(repeating: [], count: positions.label.count)
    for (place, arcs) in positions.follow.enumerated() {
      try meter.spend(arcs.count)
      for arc in arcs where !positions.letters(to: arc.to).isEmpty { sources[arc.to].append(place) }
    }
    var useful = positions.accepts
    var stack = useful.indices.filter { useful[$0] }
    while let place = stack.popLast() {
      for source in sources[place] where !useful[source] {
        useful[source] = true
        stack.append(source)
      }
    }
    return useful
  }
}
