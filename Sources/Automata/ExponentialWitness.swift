/// Words on which a backtracking matcher takes time that grows exponentially.
///
/// The text that begins with the prefix, goes on with the pump, some dozens of times, and ends with the suffix is
/// not in the language, and each further pump at least doubles the ways in which it is not.
package struct ExponentialWitness: Hashable, Sendable {
  /// How the text begins.
  package var prefix: String
  /// What is repeated.
  package var pump: String
  /// How it ends.
  package var suffix: String

  /// The text with the pump so many times.
  package func text(pumps: Int) -> String {
    prefix + String(repeating: pump, count: max(pumps, 0)) + suffix
  }
}

extension RegularExpression {
  /// Words on which a backtracking matcher of whole texts takes exponential time; nil where there are none.
  ///
  /// There are some where a place of the expression has two different ways over one word back to itself, and what
  /// goes before can be gone on with to a word that is not in the language. Times that grow like a power,
  /// `a*a*`, are none.
  ///
  /// What repeats nothing without end is harmless. Counted repeats are written out, and ways within them that lead nowhere back are harmless, as those of
  /// `(a{1,3}){1,3}` are. Where that costs more than the budget, the expression is asked again with two optional
  /// rounds in place of many: what is found then holds for the whole one, and only where nothing is found the
  /// budget counts as spent.
  package func exponentialWitness(
    budget: Budget = Budget()
  ) throws(Exhausted) -> ExponentialWitness? {
    guard isNested(within: Budget.depth) else { throw Exhausted() }
    guard hasLoop else { return nil }
    do throws(Exhausted) {
      var search = try WitnessSearch(self, budget: budget)
      return try search.witness()
    } catch {
      var search = try WitnessSearch(shortened, budget: budget)
      if let found = try search.quickWitness() { return found }
      throw error
    }
  }
}

/// Looks for a witness.
private struct WitnessSearch {
  let positions: Positions
  var meter: Meter

  init(_ expression: RegularExpression, budget: Budget) throws(Exhausted) {
    meter = Meter(budget)
    positions = try Positions(expression, &meter)
  }

  /// A class that no word has.
  private var foreign: Unicode.Scalar? {
    let used = Set(positions.labels.joined())
    guard let letter = (0..<positions.classes.count).first(where: { !used.contains($0) }) else { return nil }
    return positions.classes.number(of: "!") == letter ? "!" : positions.classes.letters[letter]
  }

  private func text(_ letters: [Int]) -> String {
    String(String.UnicodeScalarView(letters.map { positions.classes.letters[$0] }))
  }

  private func witness(_ graph: PathGraph, _ pump: PathGraph.Pump, _ suffix: String) -> ExponentialWitness? {
    guard var prefix = graph.way(from: 0, to: pump.node) else { return nil }
    // The text has a pump at least, so one less here is as good.
    if prefix.suffix(pump.letters.count) == pump.letters[...] {
      prefix.removeLast(pump.letters.count)
    }
    return ExponentialWitness(prefix: text(prefix), pump: text(pump.letters), suffix: suffix)
  }

  /// A witness that ends with a scalar that no word has.
  mutating func quickWitness() throws(Exhausted) -> ExponentialWitness? {
    let graph = try PathGraph(positions, &meter)
    guard let foreign, let pump = try graph.pump(&meter) else { return nil }
    return witness(graph, pump, String(foreign))
  }

  mutating func witness() throws(Exhausted) -> ExponentialWitness? {
    let graph = try PathGraph(positions, &meter)
    guard let pump = try graph.pump(&meter) else { return nil }
    if let foreign { return witness(graph, pump, String(foreign)) }
    let others = try Automaton(positions, &meter).complement
    var failing = FailingPaths(graph, others)
    let paths = try failing.graph(&meter)
    guard let pump = try paths.pump(&meter) else { return nil }
    guard let suffix = others.shortestWord(from: failing.state(of: pump.node)) else { return nil }
    return witness(paths, pump, suffix)
  }
}

/// The ways through an expression over words that can be gone on with to one that it has not.
private struct FailingPaths {
  private struct Node: Hashable {
    var place: Int
    var state: Int
  }

  private let paths: PathGraph
  private let others: Automaton
  private let canFail: [Bool]
  private var nodes = [Node(place: 0, state: 0)]
  private var numbers = [Node(place: 0, state: 0): 0]

  init(_ paths: PathGraph, _ others: Automaton) {
    self.paths = paths
    self.others = others
    canFail = others.distances.map { $0 != nil }
  }

  /// The state of the words that lead to a node.
  func state(of node: Int) -> Int { nodes[node].state }

  mutating func graph(_ meter: inout Meter) throws(Exhausted) -> PathGraph {
    var follow: [[PathGraph.Step]] = []
    while follow.count < nodes.count {
      let node = nodes[follow.count]
      var steps: [PathGraph.Step] = []
      for step in paths.follow[node.place] {
        try meter.spend(step.letters.count)
        steps += parted(step, node.state)
      }
      follow.append(steps)
    }
    return PathGraph(follow: follow)
  }

  /// A step, parted by where the state goes.
  private mutating func parted(_ step: PathGraph.Step, _ state: Int) -> [PathGraph.Step] {
    var parts: [PathGraph.Step] = []
    var places: [Int: Int] = [:]
    let doubled = Set(step.doubled)
    for letter in step.letters {
      let next = others.next(state, letter)
      guard canFail[next] else { continue }
      let place = places[next, default: parts.count]
      if place == parts.count {
        places[next] = place
        parts.append(
          PathGraph.Step(to: number(of: Node(place: step.to, state: next)), letters: [], doubled: []))
      }
      parts[place].letters.append(letter)
      if doubled.contains(letter) { parts[place].doubled.append(letter) }
    }
    return parts
  }

  private mutating func number(of node: Node) -> Int {
    if let number = numbers[node] { return number }
    numbers[node] = nodes.count
    nodes.append(node)
    return nodes.count - 1
  }
}
