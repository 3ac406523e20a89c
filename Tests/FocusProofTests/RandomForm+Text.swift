extension RandomForm {
  /// The form as an author writes it.
  var text: String {
    var lines = ["form: Drawn"]
    let focus =
      [
        initial.map { "initial: \($0)" },
        toolbar.isEmpty ? nil : "toolbar: [\(toolbar.joined(separator: ", "))]",
      ]
      .compactMap { $0 } + (wraps ? ["wrap: true"] : [])
    if !focus.isEmpty { lines.append("focus: {\(focus.joined(separator: ", "))}") }
    if let order { lines.append("order: [\(order.joined(separator: ", "))]") }
    if groups.count == 1, groups[0].visible == nil, groups[0].enabled == nil {
      lines.append("fields:")
      lines += groups[0].fields.map { "  - {\($0.text)}" }
    } else {
      lines.append("sections:")
      for group in groups {
        lines.append("  - title: \(group.title)")
        if let visible = group.visible { lines.append("    visible: '\(visible.text)'") }
        if let enabled = group.enabled { lines.append("    enabled: '\(enabled.text)'") }
        lines.append("    fields:")
        lines += group.fields.map { "      - {\($0.text)}" }
      }
    }
    return (lines + ["submit: {label: Send}"]).joined(separator: "\n") + "\n"
  }
}

extension RandomForm.Field {
  fileprivate var text: String {
    var parts = ["id: \(id)"]
    if kind != "text" { parts.append("type: \(kind)") }
    parts.append(kind == "note" ? "text: Read this" : "label: \(label)")
    if !options.isEmpty { parts.append("options: [\(options.joined(separator: ", "))]") }
    if let bounds { parts.append("range: \(bounds.lowerBound)...\(bounds.upperBound)") }
    parts += keys.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    if let visible { parts.append("visible: '\(visible.text)'") }
    if let enabled { parts.append("enabled: '\(enabled.text)'") }
    if next.count == 1, next[0].when == nil {
      parts.append("next: \(next[0].to)")
    } else if !next.isEmpty {
      parts.append("next: [\(next.map(\.text).joined(separator: ", "))]")
    }
    if !validators.isEmpty { parts.append("validate: [\(validators.map(\.item).joined(separator: ", "))]") }
    return parts.joined(separator: ", ")
  }
}

extension RandomForm.Edge {
  fileprivate var text: String { when.map { "{when: '\($0.text)', to: \(to)}" } ?? "{to: \(to)}" }
}

extension RandomForm.Validator {
  fileprivate var item: String {
    let what = check.map { "check: '\($0.text)', message: Wrong" } ?? text ?? ""
    if let when { return "{\(what), when: '\(when.text)'}" }
    return what.contains(":") ? "{\(what)}" : what
  }
}
