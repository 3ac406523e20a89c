import FormDiagnostics

/// The focus graph in the language of Graphviz.
enum GraphDot {
  /// The whole graph; texts of the form stand in quotes and nowhere else.
  static func text(_ picture: GraphPicture) -> String {
    let ids = picture.nodes.map { $0.lines[0] }
    var lines = [
      "digraph {",
      "  graph [label=\(quoted([picture.name])), labelloc=t, fontname=\"Helvetica\", ranksep=0.35]",
      "  node [shape=box, style=rounded, fontname=\"Helvetica\", fontsize=11]",
      "  edge [fontname=\"Helvetica\", fontsize=9]",
    ]
    lines += picture.ends.map { "  \(name($0, ids)) [\(shape($0))]" }
    lines += picture.nodes.map { "  \(name(.field($0.position), ids)) [\(attributes($0))]" }
    lines += picture.arrows.map { arrow in
      let colour = arrow.isInLoop ? ", color=red, fontcolor=red" : ""
      let style = arrow.isReached ? "" : ", style=dashed, color=gray50, fontcolor=gray50"
      return
        "  \(name(arrow.from, ids)) -> \(name(arrow.to, ids)) [label=\(quoted([arrow.text]))\(colour)\(style)]"
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  /// The name of a node; ends have a blank in theirs, which no field has.
  private static func name(_ end: GraphPicture.End, _ ids: [String]) -> String {
    switch end {
    case .start: "\"the start\""
    case .submit: "\"to submit\""
    case .dismiss: "\"to dismiss\""
    case .field(let position): quoted([ids[position]])
    }
  }

  private static func shape(_ end: GraphPicture.End) -> String {
    switch end {
    case .start: "shape=point, width=0.12"
    case .submit: "label=\"submit\", shape=oval, style=filled, fillcolor=gray85"
    case .dismiss: "label=\"dismiss\", shape=oval, style=filled, fillcolor=gray95"
    case .field: ""
    }
  }

  private static func attributes(_ node: GraphPicture.Node) -> String {
    var attributes = ["label=\(quoted(node.lines))"]
    if node.isConditional { attributes.append("shape=hexagon") }
    if !node.isReached {
      attributes.append("style=dashed, color=gray50, fontcolor=gray50")
    } else if node.isConditional {
      attributes.append("style=solid")
    }
    if node.isInLoop { attributes.append("color=red") }
    return attributes.joined(separator: ", ")
  }

  /// Lines in double quotes: no quote, escape or entity of theirs means anything.
  private static func quoted(_ lines: [String]) -> String {
    let escaped = lines.map { line in
      VisibleText.of(line).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing(
        "&", with: "&amp;")
    }
    return "\"\(escaped.joined(separator: "\\n"))\""
  }
}
