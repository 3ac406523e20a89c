import FormDiagnostics
import FormPlan

/// What the languages for pictures have in common: nodes and arrows with their texts, not escaped yet.
struct GraphPicture {
  /// What a node or an arrow begins or ends with.
  enum End: Hashable {
    case start
    case field(Int)
    case submit, dismiss
  }

  /// A field.
  struct Node {
    let position: Int
    let lines: [String]
    let isConditional: Bool
    let isReached: Bool
    let isInLoop: Bool
  }

  /// A way from one to another.
  struct Arrow {
    let from: End
    let to: End
    let text: String
    let isInLoop: Bool
    let isReached: Bool
  }

  let name: String
  let nodes: [Node]
  let arrows: [Arrow]
  /// The ends besides fields that arrows lead to.
  var ends: [End] {
    [.start, .submit, .dismiss].filter { end in arrows.contains { $0.to == end || $0.from == end } }
  }

  /// How many fields that are passed over have arrows of their own.
  private static let mostStops = 4

  init(_ chart: FocusChart) {
    name = chart.name
    nodes = chart.nodes.enumerated().map { position, node in
      Node(
        position: position,
        lines: [node.path.text, ShortText.of(node.label, 30)] + node.conditions.map(Self.words),
        isConditional: !node.conditions.isEmpty, isReached: node.reach != .never,
        isInLoop: chart.isInLoop(position))
    }
    var arrows = Self.arrows(.start, chart.start, "", chart, isReached: true)
    for (position, node) in chart.nodes.enumerated() {
      for edge in node.edges {
        let words = [node.key == .return ? "↵" : node.key.rawValue, Self.words(edge.when)].filter {
          !$0.isEmpty
        }
        arrows += Self.arrows(
          .field(position), edge.stops, words.joined(separator: " "), chart, isReached: node.reach != .never)
      }
    }
    self.arrows = arrows
  }

  private static func arrows(
    _ from: End, _ stops: [FocusChart.Stop], _ words: String, _ chart: FocusChart, isReached: Bool
  ) -> [Arrow] {
    stops.prefix(mostStops).enumerated().compactMap { index, stop in
      guard let to = End(stop.target) else { return nil }
      let isCut = index == mostStops - 1 && stops.count > mostStops
      let passed = passed(stop.passed, chart) + (isCut ? " … and so on" : "")
      var isInLoop = false
      if case .field(let position) = from { isInLoop = chart.isInLoop(position, stop.target) }
      return Arrow(
        from: from, to: to, text: [words, passed].filter { !$0.isEmpty }.joined(separator: ", "),
        isInLoop: isInLoop,
        isReached: isReached)
    }
  }

  private static func passed(_ positions: [Int], _ chart: FocusChart) -> String {
    let names = positions.map { chart.nodes[$0].path.text }
    guard let first = names.first, let last = names.last else { return "" }
    let who =
      names.count == 1 ? "\(first) is" : names.count == 2 ? "\(first), \(last) are" : "\(first) … \(last) are"
    return "if \(who) \(chart.closed(positions))"
  }

  private static func words(_ condition: FocusChart.Condition) -> String {
    "\(condition.key == "visible" ? "if" : "enabled if") \(ShortText.of(condition.text, 36))"
  }

  private static func words(_ when: FocusChart.Guard) -> String {
    switch when {
    case .always: ""
    case .when(let condition): "if \(ShortText.of(condition, 40))"
    case .otherwise: "else"
    }
  }
}

extension GraphPicture.End {
  fileprivate init?(_ target: FocusChart.Target) {
    switch target {
    case .field(let position): self = .field(position)
    case .submit: self = .submit
    case .dismiss: self = .dismiss
    case .nowhere: return nil
    }
  }
}
