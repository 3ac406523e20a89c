import DecisionDiagrams
import FormPlan
import FormProof
import FormReader

extension FocusChart {
  /// Works out the graph of a form, and reads its conditions as they are written.
  init(_ plan: Plan, _ form: Form) throws(Complaint) {
    do throws(OutOfNodes) {
      self = try ChartMaker(plan, form).chart()
    } catch {
      throw Complaint(
        .findings,
        "the conditions of '\(plan.name)' hang together too much for its focus graph to be worked out")
    }
  }
}

/// Follows the edges of a focus graph through the states in which they are taken.
struct ChartMaker {
  let plan: Plan
  let graph: FocusGraph
  let written: WrittenFields

  /// More than a check may use: somebody asked for this one form.
  static let limit = 2_000_000

  init(_ plan: Plan, _ form: Form) throws(OutOfNodes) {
    self.plan = plan
    graph = try FocusGraph(StateSpace(plan, limit: Self.limit))
    written = WrittenFields(form)
  }

  func chart() throws(OutOfNodes) -> FocusChart {
    var nodes: [FocusChart.Node] = []
    for position in graph.nodes.indices { nodes.append(try node(position)) }
    return FocusChart(
      name: plan.name, nodes: nodes, start: try start(), toolbar: plan.toolbar.map(\.action),
      wraps: plan.wraps,
      loops: try graph.loops().map(\.members))
  }

  private func node(_ position: Int) throws(OutOfNodes) -> FocusChart.Node {
    let field = plan.fields[graph.nodes[position].field]
    let place = written[field.path]
    return FocusChart.Node(
      path: field.path, label: field.label, line: place.map { written.line($0.field.span) } ?? 1,
      conditions: place?.conditions ?? [], key: FocusChart.Key(graph.nodes[position].way),
      reach: try reach(position), edges: try edges(position, field, place?.field))
  }

  private func reach(_ position: Int) throws(OutOfNodes) -> FocusChart.Reach {
    let reached = try graph.reached(position)
    guard try graph.space.isPossible(reached) else { return .never }
    return try graph.space.isPossible(graph.space.table.not(reached)) ? .sometimes : .always
  }

  private func edges(
    _ position: Int, _ field: Field, _ written: FormField?
  ) throws(OutOfNodes) -> [FocusChart.Edge] {
    let node = graph.nodes[position]
    let isTap = node.way == .tap
    var edges: [FocusChart.Edge] = []
    for edge in isTap ? [] : node.edges {
      let text = written.flatMap { $0.next.indices.contains(edge.entry) ? $0.next[edge.entry].when : nil }
      let stops = try stops(of: edge, from: position, field)
      edges.append(FocusChart.Edge(when: text.map { .when($0.oneLine) } ?? .always, stops: stops))
    }
    if edges.count > 1, case .always? = edges.last?.when { edges.append(edges.removeLast().otherwise) }
    let rest = isTap ? node.focusable : node.toNeighbour
    if try graph.space.isPossible(rest) {
      let stops = try stops(from: position + 1, in: rest, position, field)
      edges.append(FocusChart.Edge(when: edges.isEmpty ? .always : .otherwise, stops: stops))
    }
    return edges
  }
}

extension FocusChart.Edge {
  /// The edge behind others that always holds.
  fileprivate var otherwise: FocusChart.Edge { FocusChart.Edge(when: .otherwise, stops: stops) }
}

extension FocusChart.Key {
  fileprivate init(_ way: FocusGraph.Way) {
    switch way {
    case .returnKey: self = .return
    case .toolbar: self = .next
    case .tap: self = .tap
    }
  }
}
