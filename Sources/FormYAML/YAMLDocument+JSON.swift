import FormDiagnostics
package import JSONText

extension YAMLDocument {
  /// The document as it is written, for people who want to see what was read; aliases are not expanded.
  ///
  /// A node is `{kind, style, at, text}`, a collection has `elements` or `entries` in place of the text, and
  /// `tag` and `anchor` where they stand. `at` is `line:column-line:column`, half-open, from 1.
  package var json: JSON {
    let lines = LineTable(file)
    return root.map { $0.json(lines) } ?? .null
  }
}

extension YAMLNode {
  fileprivate func json(_ lines: LineTable) -> JSON {
    let at = JSON.Member("at", .string(lines.text(of: span)))
    if isAlias {
      return .object([
        JSON.Member("alias", .string(String(source.dropFirst()))), at,
        JSON.Member("to", isUnresolved ? .null : .string(lines.text(of: definition))),
      ])
    }
    var members = [
      JSON.Member("kind", .string(kind.rawValue)), JSON.Member("style", .string(style.rawValue)), at,
    ]
    if let tag { members.append(JSON.Member("tag", .string(tag))) }
    if let anchor { members.append(JSON.Member("anchor", .string(anchor))) }
    return .object(members + [self.members(lines)])
  }

  private func members(_ lines: LineTable) -> JSON.Member {
    let children = self.children
    return switch kind {
    case .scalar: JSON.Member("text", .string(text))
    case .sequence: JSON.Member("elements", .array(children.map { $0.json(lines) }))
    case .mapping:
      JSON.Member(
        "entries",
        .array(
          stride(from: 0, to: children.count - 1, by: 2).map { index in
            .object(["key": children[index].json(lines), "value": children[index + 1].json(lines)])
          }))
    }
  }
}

extension LineTable {
  fileprivate func text(of span: SourceSpan) -> String {
    let (from, to) = (position(of: span.start), position(of: span.end))
    return "\(from.line):\(from.column)-\(to.line):\(to.column)"
  }
}
