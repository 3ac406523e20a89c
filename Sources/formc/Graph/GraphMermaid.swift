import FormDiagnostics

/// The focus graph as a flowchart of Mermaid.
enum GraphMermaid {
  /// The whole chart; texts of the form stand in quotes and nowhere else.
  static func text(_ picture: GraphPicture) -> String {
    var lines = ["flowchart TD"]
    lines += picture.ends.map { "  \(declaration($0))" }
    lines += picture.nodes.map { "  \(declaration($0))" }
    lines += picture.arrows.map { arrow in
      let text = arrow.text.isEmpty ? "" : "|\(quoted([arrow.text]))|"
      return "  \(name(arrow.from)) \(arrow.isReached ? "-->" : "-.->")\(text) \(name(arrow.to))"
    }
    lines.append("  classDef loop stroke:#c00,stroke-width:2px")
    lines.append("  classDef unreached stroke:#999,color:#999,stroke-dasharray:5 5")
    lines += classes("loop", picture.nodes.filter(\.isInLoop))
    lines += classes("unreached", picture.nodes.filter { !$0.isReached })
    let red = picture.arrows.indices.filter { picture.arrows[$0].isInLoop }.map(String.init)
    if !red.isEmpty { lines.append("  linkStyle \(red.joined(separator: ",")) stroke:#c00,color:#c00") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func classes(_ name: String, _ nodes: [GraphPicture.Node]) -> [String] {
    nodes.isEmpty
      ? [] : ["  class \(nodes.map { self.name(.field($0.position)) }.joined(separator: ",")) \(name)"]
  }

  private static func name(_ end: GraphPicture.End) -> String {
    switch end {
    case .start: "begin"
    case .submit: "toSubmit"
    case .dismiss: "toDismiss"
    case .field(let position): "field\(position + 1)"
    }
  }

  private static func declaration(_ end: GraphPicture.End) -> String {
    switch end {
    case .start: "begin((\" \"))"
    case .submit: "toSubmit([\"submit\"])"
    case .dismiss: "toDismiss([\"dismiss\"])"
    case .field: name(end)
    }
  }

  private static func declaration(_ node: GraphPicture.Node) -> String {
    let text = quoted(node.lines)
    return name(.field(node.position)) + (node.isConditional ? "{{\(text)}}" : "[\(text)]")
  }

  /// Lines in double quotes; every sign that Mermaid, Markdown or HTML could read is written as its number.
  private static func quoted(_ lines: [String]) -> String {
    let escaped = lines.map { line in
      VisibleText.of(line).unicodeScalars.reduce(into: "") { text, scalar in
        switch scalar {
        case "\"": text += "#quot;"
        case "#", "&", "<", ">", "\\", "`", "%", "|", "$", "*", "~", "_", "[", "]", "{", "}", ";", "@":
          text += "#\(scalar.value);"
        default: text.unicodeScalars.append(scalar)
        }
      }
    }
    return "\"\(escaped.joined(separator: "<br/>"))\""
  }
}
