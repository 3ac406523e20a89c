package import DecisionDiagrams

/// Walks that come back to where they were.
extension FocusGraph {
  /// Fields through which a walk goes round and round.
  package struct Loop {
    /// The edge that a finding names: of a wrap the one that closes it, else that of the first member, in focus order,
    /// that goes along what it writes.
    package let edge: Edge
    /// The positions of its fields, in the order of the walk.
    package let members: [Int]
    /// The states in which the walk goes round along that edge.
    package let states: Diagram
    /// Whether it is closed by the last focusable field, with an edge that leads above itself, wherever there is one.
    package let isWrap: Bool
  }

  /// How many ways through the loops of a form are followed one by one; those beyond are told apart by state alone.
  private static let mostWays = 500

  /// A way from an edge back to its field.
  private struct Course {
    var members: [Int]
    var states: Diagram
    /// The edges along which members were left, by position; those not here were left for their neighbours.
    var edges: [Int: Edge]

    /// The edge by which the member that stands last was left.
    var closing: Edge? { members.max().flatMap { edges[$0] } }
  }

  /// The loops, each once: a loop is its fields in their order.
  package func loops() throws(OutOfNodes) -> [Loop] {
    var loops: [[Int]: (edge: Edge, states: Diagram, wraps: Diagram, closing: Edge?)] = [:]
    var order: [[Int]] = []
    for edge in edgesInLoops {
      for way in try ways(along: edge) where try space.isPossible(way.states) {
        let wraps = try wraps(way)
        let isWrap = wraps != .never
        guard var loop = loops[way.members] else {
          loops[way.members] = (edge, way.states, wraps, isWrap ? way.closing : nil)
          order.append(way.members)
          continue
        }
        loop.states = try space.table.or(loop.states, way.states)
        loop.wraps = try space.table.or(loop.wraps, wraps)
        if isWrap, let closing = way.closing, closing.entry < loop.closing?.entry ?? .max {
          loop.closing = closing
        }
        loops[way.members] = loop
      }
    }
    var found: [Loop] = []
    for members in order {
      guard let loop = loops[members] else { continue }
      let isWrap = try !space.isPossible(space.table.without(loop.states, loop.wraps))
      let edge = isWrap ? loop.closing ?? loop.edge : loop.edge
      let states = try space.table.and(loop.states, edge.taken)
      found.append(Loop(edge: edge, members: members, states: states, isWrap: isWrap))
    }
    return found
  }

  /// The states of a way in which it is closed by the last field that can have the focus.
  private func wraps(_ way: Course) throws(OutOfNodes) -> Diagram {
    guard let closing = way.closing, let target = closing.targetPosition, target < closing.position else {
      return .never
    }
    return try space.table.and(way.states, isLast(closing.position))
  }

  /// The ways from an edge back to its field; members above it go to their neighbours, or the loop is theirs.
  private func ways(along edge: Edge) throws(OutOfNodes) -> [Course] {
    guard let target = edge.targetPosition else { return [] }
    var found: [Course] = []
    var open = [
      (
        position: target,
        way: Course(members: [edge.position], states: edge.taken, edges: [edge.position: edge])
      )
    ]
    var count = 0
    while let (position, way) = open.popLast(), count < Self.mostWays {
      count += 1
      guard position < nodes.count, way.states != .never else { continue }
      let node = nodes[position]
      var way = way
      let past = try space.table.without(way.states, node.focusable)
      if past != .never {
        var passing = way
        passing.states = past
        open.append((position + 1, passing))
      }
      way.states = try space.table.and(way.states, node.focusable)
      if position == edge.position, way.states != .never {
        way.members = way.members.rotatedToLeast
        found.append(way)
        continue
      }
      guard !way.members.contains(position), way.states != .never else { continue }
      way.members.append(position)
      open += try onward(node, position, way, above: edge)
    }
    return found
  }

  private func onward(
    _ node: Node, _ position: Int, _ way: Course, above edge: Edge
  ) throws(OutOfNodes) -> [(position: Int, way: Course)] {
    var onward: [(position: Int, way: Course)] = []
    var next = way
    next.states = node.way == .tap ? way.states : try space.table.and(way.states, node.toNeighbour)
    onward.append((position + 1, next))
    guard node.way != .tap, position > edge.position else { return onward }
    for other in node.edges {
      guard let target = other.targetPosition else { continue }
      next.edges[position] = other
      next.states = try space.table.and(way.states, other.taken)
      onward.append((target, next))
    }
    return onward
  }

  /// The edges to fields that stand between the two ends of one that leads back; no other can be in a loop.
  private var edgesInLoops: [Edge] {
    let edges = nodes.flatMap { $0.way == .tap ? [] : $0.edges }
      .filter { $0.targetPosition != nil && $0.taken != .never }
    let spans = edges.compactMap { edge in
      edge.targetPosition.flatMap { $0 <= edge.position ? $0...edge.position : nil }
    }
    // Spans that overlap are one: a walk may go from one into the other.
    var joined: [ClosedRange<Int>] = []
    for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, span.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, span.upperBound)
      } else {
        joined.append(span)
      }
    }
    return edges.filter { edge in joined.contains { $0.contains(edge.position) } }
  }
}

extension [Int] {
  /// The same loop, begun at its least member.
  fileprivate var rotatedToLeast: [Int] {
    guard let least = self.min(), let start = firstIndex(of: least) else { return self }
    return Array(self[start...] + self[..<start])
  }
}
