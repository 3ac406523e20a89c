import DecisionDiagrams
import FormPlan
import FormProof

/// Where walks end, field by field, in those of their states in which what stands before is passed over.
extension ChartMaker {
  func stops(
    of edge: FocusGraph.Edge, from position: Int, _ field: Field
  ) throws(OutOfNodes) -> [FocusChart.Stop] {
    guard try graph.space.isPossible(edge.taken) else { return [] }
    if let target = edge.targetPosition { return try stops(from: target, in: edge.taken, position, field) }
    let isSubmit = edge.target == .submit
    // The toolbar's button does not submit; it is off, or goes round.
    if isSubmit, graph.nodes[position].way == .toolbar { return try end([], edge.taken, position, field) }
    return [FocusChart.Stop(target: isSubmit ? .submit : .dismiss, passed: [])]
  }

  /// The fields that a walk from a place on comes to, each in those of the states in which those before are passed over.
  func stops(
    from start: Int, in states: Diagram, _ position: Int, _ field: Field
  ) throws(OutOfNodes) -> [FocusChart.Stop] {
    var (stops, rest) = try walk(from: start, states)
    guard rest != .never else { return stops }
    stops += try end(stops.compactMap(\.position), rest, position, field)
    return stops
  }

  private func walk(
    from start: Int, _ states: Diagram, passed: [Int] = []
  ) throws(OutOfNodes) -> (stops: [FocusChart.Stop], rest: Diagram) {
    var stops: [FocusChart.Stop] = []
    var (rest, passed) = (states, passed)
    for (position, node) in graph.nodes.enumerated().dropFirst(start) {
      guard try graph.space.isPossible(graph.space.table.and(rest, node.focusable)) else { continue }
      stops.append(FocusChart.Stop(target: .field(position), passed: passed))
      passed.append(position)
      rest = try graph.space.table.without(rest, node.focusable)
      guard try graph.space.isPossible(rest) else { return (stops, .never) }
    }
    return (stops, rest)
  }

  /// Where a field's key leads where nothing follows.
  private func end(
    _ passed: [Int], _ rest: Diagram, _ position: Int, _ field: Field
  ) throws(OutOfNodes) -> [FocusChart.Stop] {
    switch graph.nodes[position].way {
    case .returnKey:
      if case .fixed(let label) = field.submitLabel, label.atEnd == .submits {
        return [FocusChart.Stop(target: .submit, passed: passed)]
      }
      return [FocusChart.Stop(target: .dismiss, passed: passed)]
    case .toolbar where plan.wraps: return try walk(from: 0, rest, passed: passed).stops
    case .toolbar, .tap: return [FocusChart.Stop(target: .nowhere, passed: passed)]
    }
  }

  /// Where the focus stands when the form appears.
  func start() throws(OutOfNodes) -> [FocusChart.Stop] {
    switch plan.initialFocus {
    case .none: return []
    case .first: return try walk(from: 0, .always).stops
    case .field(let path):
      guard let position = graph.space.index(of: path).flatMap({ graph.positions[$0] }) else { return [] }
      let open = graph.nodes[position].focusable
      let (rest, first) = (
        try graph.space.table.not(open), FocusChart.Stop(target: .field(position), passed: [])
      )
      guard try graph.space.isPossible(rest) else { return [first] }
      let others = try walk(from: 0, rest, passed: [position]).stops
      return try graph.space.isPossible(open) ? [first] + others : others
    }
  }
}

extension FocusChart.Stop {
  fileprivate var position: Int? { if case .field(let position) = target { position } else { nil } }
}
