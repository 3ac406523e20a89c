import FormDiagnostics
import FormPlan

/// The focus graph for people: a line or two for each field.
struct GraphText {
  private let chart: FocusChart
  private static let columns = 110

  init(_ chart: FocusChart) { self.chart = chart }

  /// The whole text.
  var text: String {
    let (ids, labels) = (chart.nodes.map(\.path.text), chart.nodes.map { Self.quoted($0.label) })
    let (idWidth, labelWidth) = (Self.width(ids), Self.width(labels))
    let number = String(chart.nodes.count).count
    var lines = [head, ""]
    for (position, node) in chart.nodes.enumerated() {
      let place = String(repeating: " ", count: number - String(position + 1).count) + String(position + 1)
      let left = " \(place) \(mark(position, node)) \(Self.padded(ids[position], idWidth))  "
      let indent = String(repeating: " ", count: DisplayWidth.of(left))
      let wide = "\(Self.padded(labels[position], labelWidth))  "
      let keys = wrapped(ways(position, node), after: DisplayWidth.of(left + wide))
      lines.append(left + wide + keys[0])
      lines += keys.dropFirst().map { indent + String(repeating: " ", count: DisplayWidth.of(wide)) + $0 }
      if let conditions = conditions(node) { lines.append(indent + conditions) }
    }
    return (chart.nodes.isEmpty ? [head] : lines + foot).map { VisibleText.of($0) + "\n" }.joined()
  }

  private var head: String {
    guard !chart.nodes.isEmpty else { return "\(chart.name): no field takes the keyboard" }
    let count = ReportSummary.count(chart.nodes.count, "field")
    let start = chart.start.isEmpty ? "begins nowhere" : "begins at \(stops(chart.start, nil))"
    let buttons = chart.toolbar.map(\.rawValue).joined(separator: ", ")
    let toolbar = buttons.isEmpty ? "" : "; toolbar: \(buttons)\(chart.wraps ? ", going round" : "")"
    return "\(chart.name): the focus goes through \(count) and \(start)\(toolbar)"
  }

  /// What the marks mean, and for whom.
  private var foot: [String] {
    let never = chart.nodes.indices.filter { chart.nodes[$0].reach == .never }
    let loops = chart.loops.map { loop in
      let names = (loop + loop.prefix(1)).map { chart.nodes[$0].path.text }
      let shown = names.count <= 7 ? names : names.prefix(3) + ["…"] + names.suffix(3)
      return "↻ goes round: \(shown.joined(separator: " → "))"
    }
    let all = (never.isEmpty ? [] : ["× never reached: \(runs(never))"]) + loops
    return all.isEmpty ? [] : [""] + all
  }

  private func mark(_ position: Int, _ node: FocusChart.Node) -> String {
    node.reach == .never ? "×" : chart.isInLoop(position) ? "↻" : " "
  }

  /// `b, d … g`.
  private func runs(_ positions: [Int]) -> String {
    var runs: [ClosedRange<Int>] = []
    for position in positions {
      if let last = runs.last, last.upperBound == position - 1 {
        runs[runs.count - 1] = last.lowerBound...position
      } else {
        runs.append(position...position)
      }
    }
    return runs.map { run in
      let names = run.map { chart.nodes[$0].path.text }
      return names.count < 4 ? names.joined(separator: ", ") : "\(names[0]) … \(names[names.count - 1])"
    }.joined(separator: ", ")
  }

  /// What a field's key does, an item for each edge.
  private func ways(_ position: Int, _ node: FocusChart.Node) -> [String] {
    let key = ["return": "↵", "next": "next", "tap": "tap"][node.key.rawValue] ?? node.key.rawValue
    let edges = node.edges.map { edge in
      let stops = edge.stops.isEmpty ? "never" : stops(edge.stops, position)
      switch edge.when {
      case .always: return stops
      case .when(let condition): return "if \(ShortText.of(condition, 44)): \(stops)"
      case .otherwise: return "else: \(stops)"
      }
    }
    return edges.enumerated().map { index, edge in
      (index == 0 ? key + " " : "") + edge + (index < edges.count - 1 ? ";" : "")
    }
  }

  /// `message (if hidden: phone, then submit)`.
  private func stops(_ stops: [FocusChart.Stop], _ from: Int?) -> String {
    guard let first = stops.first else { return "nowhere" }
    var others = stops.dropFirst().map { name($0.target, from) }
    let isCut = others.count > 3
    if isCut { others = [others[0] + ", then " + others[1], others[others.count - 1]] }
    let closed = chart.closed(Array(stops.last?.passed.prefix(1) ?? []))
    return name(first.target, from)
      + (others.isEmpty
        ? "" : " (if \(closed): \(others.joined(separator: isCut ? ", …, " : ", then ")))")
  }

  private func name(_ target: FocusChart.Target, _ from: Int?) -> String {
    switch target {
    case .field(let position):
      let isBack = from.map { position <= $0 } ?? false
      return (isBack ? "back to " : "") + chart.nodes[position].path.text
    case .submit: return "submit"
    case .dismiss: return "dismiss"
    case .nowhere: return "nowhere"
    }
  }

  /// When a field can have the focus; nil where it always can.
  private func conditions(_ node: FocusChart.Node) -> String? {
    let shown = conditions(node, "visible").map { "if \($0)" }
    let enabled = conditions(node, "enabled").map { "enabled if \($0)" }
    let all = [shown, enabled].compactMap { $0 }
    return all.isEmpty ? nil : all.joined(separator: "; ")
  }

  private func conditions(_ node: FocusChart.Node, _ key: String) -> String? {
    let texts = node.conditions.filter { $0.key == key }.map {
      ShortText.of($0.text, 48) + ($0.isOfSection ? " (its section)" : "")
    }
    return texts.isEmpty ? nil : texts.joined(separator: " and ")
  }

  private func wrapped(_ items: [String], after start: Int) -> [String] {
    var lines = [items.first ?? ""]
    for item in items.dropFirst() {
      let last = lines[lines.count - 1]
      if start + DisplayWidth.of(last) + 1 + DisplayWidth.of(item) <= Self.columns {
        lines[lines.count - 1] = last + " " + item
      } else {
        lines.append(item)
      }
    }
    return lines
  }

  private static func quoted(_ label: String) -> String { "\"\(ShortText.of(label, 26))\"" }

  private static func width(_ texts: [String]) -> Int {
    texts.map { DisplayWidth.of(VisibleText.of($0)) }.max() ?? 0
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    let text = VisibleText.of(text)
    return text + String(repeating: " ", count: max(0, width - DisplayWidth.of(text)))
  }
}
