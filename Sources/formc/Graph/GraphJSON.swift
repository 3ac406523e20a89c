import FormPlan
import JSONText

/// The focus graph for programs.
enum GraphJSON {
  /// Every field and every edge; an edge for each field that may be passed over.
  static func json(_ chart: FocusChart) -> JSON {
    let edges = chart.nodes.enumerated().flatMap { position, node in
      node.edges.flatMap { edge in edge.stops.map { Self.edge(position, node, edge, $0, chart) } }
    }
    return .object([
      "form": .string(chart.name),
      "start": .array(
        chart.start.map { .object(["to": name($0.target, chart), "passed": passed($0, chart)]) }),
      "toolbar": .array(chart.toolbar.map { .string($0.rawValue) }),
      "wraps": .boolean(chart.wraps),
      "nodes": .array(chart.nodes.enumerated().map { Self.node($1, isInLoop: chart.isInLoop($0)) }),
      "edges": .array(edges),
      "loops": .array(chart.loops.map { loop in .array(loop.map { .string(chart.nodes[$0].path.text) }) }),
    ])
  }

  private static func node(_ node: FocusChart.Node, isInLoop: Bool) -> JSON {
    .object([
      "id": .string(node.path.text), "label": .string(node.label), "line": .integer(node.line),
      "visible": texts(node, "visible"), "enabled": texts(node, "enabled"), "key": .string(node.key.rawValue),
      "reachable": .string(node.reach.rawValue), "inLoop": .boolean(isInLoop),
    ])
  }

  /// The conditions of section and field, all of which must hold.
  private static func texts(_ node: FocusChart.Node, _ key: String) -> JSON {
    .array(node.conditions.filter { $0.key == key }.map { .string($0.text) })
  }

  private static func edge(
    _ position: Int, _ node: FocusChart.Node, _ edge: FocusChart.Edge, _ stop: FocusChart.Stop,
    _ chart: FocusChart
  ) -> JSON {
    var when = JSON.null
    switch edge.when {
    case .always: break
    case .when(let condition): when = .string(condition)
    case .otherwise: when = "else"
    }
    return .object([
      "from": .string(node.path.text), "to": name(stop.target, chart), "key": .string(node.key.rawValue),
      "when": when, "passed": passed(stop, chart), "inLoop": .boolean(chart.isInLoop(position, stop.target)),
    ])
  }

  /// The fields that are hidden or disabled where the edge leads there.
  private static func passed(_ stop: FocusChart.Stop, _ chart: FocusChart) -> JSON {
    .array(stop.passed.map { .string(chart.nodes[$0].path.text) })
  }

  private static func name(_ target: FocusChart.Target, _ chart: FocusChart) -> JSON {
    switch target {
    case .field(let position): .object(["field": .string(chart.nodes[position].path.text)])
    case .submit: "submit"
    case .dismiss: "dismiss"
    case .nowhere: .null
    }
  }
}
