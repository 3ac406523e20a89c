extension PathGraph {
  /// A node, and letters that lead from it to itself in two ways.
  struct Pump {
    var node: Int
    var letters: [Int]
  }

  /// A node with two ways over one word back to it; nil where there is none.
  func pump(_ meter: inout Meter) throws(Exhausted) -> Pump? {
    let components = StrongComponents(follow.map { $0.map(\.to) })
    if let pump = doubledPump(components) { return pump }
    for members in components.members.reversed() {
      let isLoop = members.count > 1 || follow[members[0]].contains { $0.to == members[0] }
      guard isLoop else { continue }
      var pairs = PairGraph(self, components, members)
      if let pump = try pairs.pump(&meter) { return pump }
    }
    return nil
  }

  /// Letters that lead from a node to another; nil where it is not reached.
  func way(from start: Int, to end: Int) -> [Int]? {
    var sources: [(node: Int, letter: Int)?] = Array(repeating: nil, count: follow.count)
    var queue = [start]
    var head = 0
    var isSeen = Array(repeating: false, count: follow.count)
    isSeen[start] = true
    while head < queue.count, !isSeen[end] {
      let node = queue[head]
      head += 1
      for step in follow[node] where !isSeen[step.to] {
        isSeen[step.to] = true
        sources[step.to] = (node, step.letters[0])
        queue.append(step.to)
      }
    }
    guard isSeen[end] else { return nil }
    var (letters, node): ([Int], Int) = ([], end)
    while let source = sources[node] {
      letters.append(source.letter)
      node = source.node
    }
    return letters.reversed()
  }

  /// A loop with a step that is made in several ways: the first from a node to itself, else the first.
  private func doubledPump(_ components: StrongComponents) -> Pump? {
    var found: Pump?
    for node in follow.indices {
      for step in follow[node] where components.numbers[step.to] == components.numbers[node] {
        guard let letter = step.doubled.first else { continue }
        if step.to == node { return Pump(node: node, letters: [letter]) }
        if found == nil, let back = way(from: step.to, to: node) {
          found = Pump(node: node, letters: [letter] + back)
        }
      }
    }
    return found
  }
}
