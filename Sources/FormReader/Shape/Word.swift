extension Shape {
  /// The keys that the reader asks for by name, in whatever mapping they stand.
  enum Word: String, CaseIterable {
    case autocorrection, capitalization, content, `default`, dismiss, enabled, fields, focus, focusable
    case footer, form, help, id, initial, invalid, keyboard, label, language, lines, message, messages
    case next, normalize, opensAt, options, order, perform, placeholder, range, sections, step, style
    case submit, submitLabel, swiftName, text, title, to, toolbar, trim, type, unit, url, validate
    case validation, value, view, visible, when, wrap
  }
}
