/// Pairs of nodes of one strong component that are reached by the same word from one node of it.
struct PairGraph {
  private struct Pair: Hashable {
    var low: Int
    var high: Int
    /// Whether both are the same node.
    var isOne: Bool { low == high }
  }

  private struct Step {
    var to: Int
    var letter: Int
  }

  private let graph: PathGraph
  private let components: StrongComponents
  private var pairs: [Pair]
  private var numbers: [Pair: Int] = [:]
  private var follow: [[Step]] = []

  /// Starts with the nodes themselves.
  init(_ graph: PathGraph, _ components: StrongComponents, _ members: [Int]) {
    self.graph = graph
    self.components = components
    pairs = members.map { Pair(low: $0, high: $0) }
    for (number, pair) in pairs.enumerated() { numbers[pair] = number }
  }

  /// The shortest way from a node through a pair that differs back to it, among those from a few nodes.
  mutating func pump(_ meter: inout Meter) throws(Exhausted) -> PathGraph.Pump? {
    while follow.count < pairs.count { try explore(pairs[follow.count], &meter) }
    let loops = StrongComponents(follow.map { $0.map(\.to) })
    for members in loops.members.reversed() {
      let nodes = members.filter { pairs[$0].isOne }
      guard !nodes.isEmpty, nodes.count < members.count else { continue }
      var best: PathGraph.Pump?
      for node in nodes.prefix(8) {
        guard let letters = loop(from: node, loops) else { continue }
        if letters.count < best?.letters.count ?? .max {
          best = PathGraph.Pump(node: pairs[node].low, letters: letters)
        }
      }
      if let best { return best }
    }
    return nil
  }

  private mutating func explore(_ pair: Pair, _ meter: inout Meter) throws(Exhausted) {
    var steps: [Step] = []
    let component = components.numbers[pair.low]
    for (index, one) in graph.follow[pair.low].enumerated() where components.numbers[one.to] == component {
      let others = pair.isOne ? graph.follow[pair.low][index...] : graph.follow[pair.high][...]
      try meter.spend(others.count)
      for other in others where components.numbers[other.to] == component {
        guard let letter = one.letters.firstShared(with: other.letters) else { continue }
        let target = Pair(low: min(one.to, other.to), high: max(one.to, other.to))
        steps.append(Step(to: number(of: target), letter: letter))
      }
    }
    follow.append(steps)
  }

  private mutating func number(of pair: Pair) -> Int {
    if let number = numbers[pair] { return number }
    numbers[pair] = pairs.count
    pairs.append(pair)
    return pairs.count - 1
  }

  /// The letters from a pair back to it that pass a pair of two nodes; each pair is met with and without that.
  private func loop(from start: Int, _ loops: StrongComponents) -> [Int]? {
    var sources: [Int: (state: Int, letter: Int)] = [:]
    var queue = [start * 2]
    var head = 0
    while head < queue.count {
      let state = queue[head]
      head += 1
      for step in follow[state / 2] where loops.numbers[step.to] == loops.numbers[start] {
        let target = step.to * 2 + (state % 2 == 1 || !pairs[step.to].isOne ? 1 : 0)
        guard target != start * 2, sources[target] == nil else { continue }
        sources[target] = (state, step.letter)
        queue.append(target)
      }
      if sources[start * 2 + 1] != nil { break }
    }
    var (letters, state): ([Int], Int) = ([], start * 2 + 1)
    while let source = sources[state] {
      letters.append(source.letter)
      state = source.state
    }
    return letters.isEmpty ? nil : letters.reversed()
  }
}

extension [Int] {
  /// The first number of a rising list that another has too.
  fileprivate func firstShared(with other: [Int]) -> Int? {
    var (one, two) = (startIndex, other.startIndex)
    while one < endIndex, two < other.endIndex {
      if self[one] == other[two] { return self[one] }
      if self[one] < other[two] { one += 1 } else { two += 1 }
    }
    return nil
  }
}
