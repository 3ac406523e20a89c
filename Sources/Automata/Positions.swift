/// An automaton without empty steps: its states are the places in an expression where a scalar is read.
///
/// Counted repeats are written out. A step that can be made in several ways, `(a*)*`, is kept with their number,
/// counted as 1 or 2 for more. A round of a repeat that may be left out and reads nothing is no way of its own:
/// engines differ there.
struct Positions {
  /// A step to a place, or a place where a part begins or ends, and in how many ways.
  struct Arc {
    /// The place.
    var to: Int
    /// 1, or 2 for more.
    var ways: Int

    /// The same, each way followed by some others.
    func times(_ other: Int) -> Arc { Arc(to: to, ways: min(ways * other, 2)) }
  }

  /// The classes that the sets of the expression tell apart.
  private(set) var classes: ScalarClasses
  /// The different sets, as rising classes.
  private(set) var labels: [[Int]]
  /// The set that is read on the way to each place; the first, where everything starts, has none.
  private(set) var label: [Int] = [0]
  /// The steps from each place.
  private(set) var follow: [[Arc]] = [[]]
  /// Whether a word may end after a place.
  private(set) var accepts = [false]

  private let sets: [Alphabet: Int]

  /// Writes out an expression.
  init(_ expression: RegularExpression, _ meter: inout Meter) throws(Exhausted) {
    guard expression.isNested(within: Budget.depth) else { throw Exhausted() }
    var list: [Alphabet] = []
    var sets: [Alphabet: Int] = [:]
    for set in expression.sets where sets[set] == nil {
      sets[set] = list.count
      list.append(set)
    }
    let classes = try ScalarClasses(telling: list, &meter)
    self.classes = classes
    labels = list.map(classes.numbers(in:))
    self.sets = sets
    let whole = try part(expression, &meter)
    follow[0] = whole.first
    accepts[0] = whole.ways > 0
    for arc in whole.last { accepts[arc.to] = true }
  }

  /// The classes that are read on the way to a place.
  func letters(to place: Int) -> [Int] { labels[label[place]] }

  /// Adds a place.
  fileprivate mutating func add(_ set: Alphabet, _ meter: Meter) throws(Exhausted) -> Int {
    try meter.allow(states: label.count)
    label.append(sets[set] ?? 0)
    follow.append([])
    accepts.append(false)
    return label.count - 1
  }

  /// Lets what ends with some places go on with others.
  fileprivate mutating func link(
    _ ends: [Arc], _ beginnings: [Arc], _ meter: inout Meter
  ) throws(Exhausted) {
    for end in ends {
      try meter.spend(beginnings.count)
      for beginning in beginnings { follow[end.to].append(beginning.times(end.ways)) }
    }
  }
}

/// A part of an expression, written out.
private struct Part {
  /// Where it may begin.
  var first: [Positions.Arc] = []
  /// Where it may end.
  var last: [Positions.Arc] = []
  /// In how many ways it reads nothing.
  var ways = 1
}

extension Positions {
  private mutating func part(
    _ expression: RegularExpression, _ meter: inout Meter
  ) throws(Exhausted) -> Part {
    try meter.spend(1)
    switch expression {
    case .empty: return Part()
    case .set(let set):
      let arc = Arc(to: try add(set, meter), ways: 1)
      return Part(first: [arc], last: [arc], ways: 0)
    case .sequence(let parts):
      var whole = Part()
      for next in parts { whole = try join(whole, part(next, &meter), &meter) }
      return whole
    case .alternation(let branches):
      var whole = Part(ways: 0)
      for branch in branches {
        let next = try part(branch, &meter)
        whole.first += next.first
        whole.last += next.last
        whole.ways = min(whole.ways + next.ways, 2)
      }
      return whole
    case .repetition(let body, let min, let max):
      return try repetition(body, Swift.max(min, 0), max, &meter)
    }
  }

  private mutating func join(
    _ one: Part, _ other: Part, _ meter: inout Meter
  ) throws(Exhausted) -> Part {
    try link(one.last, other.first, &meter)
    var whole = Part(first: one.first, last: other.last, ways: min(one.ways * other.ways, 2))
    if one.ways > 0 { whole.first += other.first.map { $0.times(one.ways) } }
    if other.ways > 0 { whole.last += one.last.map { $0.times(other.ways) } }
    try meter.spend(whole.first.count + whole.last.count)
    return whole
  }

  private mutating func repetition(
    _ body: RegularExpression, _ min: Int, _ max: Int?, _ meter: inout Meter
  ) throws(Exhausted) -> Part {
    if let max, max < min { return Part(ways: 0) }
    if max == 0 { return Part() }
    if !body.hasSets {
      let once = try part(body, &meter)
      return min == 0 ? Part() : once
    }
    var whole = Part()
    for _ in 0..<(max == nil ? Swift.max(min - 1, 0) : min) {
      whole = try join(whole, part(body, &meter), &meter)
    }
    guard let max else { return try join(whole, loop(body, min, &meter), &meter) }
    return try join(whole, options(body, max - min, &meter), &meter)
  }

  /// Any number of rounds: all, or all after those that are asked for but one.
  private mutating func loop(
    _ body: RegularExpression, _ min: Int, _ meter: inout Meter
  ) throws(Exhausted) -> Part {
    var round = try part(body, &meter)
    try link(round.last, round.first, &meter)
    if min == 0 { round.ways = 1 }
    return round
  }

  /// Up to so many rounds, each in brackets behind the one before.
  private mutating func options(
    _ body: RegularExpression, _ count: Int, _ meter: inout Meter
  ) throws(Exhausted) -> Part {
    var whole = Part()
    var before: Part?
    for _ in 0..<count {
      let round = try part(body, &meter)
      if let before { try link(before.last, round.first, &meter) } else { whole.first = round.first }
      whole.last += round.last
      before = round
    }
    return whole
  }
}

extension RegularExpression {
  /// The sets in it, in the order written.
  fileprivate var sets: [Alphabet] {
    switch self {
    case .empty: []
    case .set(let set): [set]
    case .sequence(let parts), .alternation(let parts): parts.flatMap(\.sets)
    case .repetition(let body, _, _): body.sets
    }
  }
}
