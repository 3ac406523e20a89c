internal import FormDiagnostics

/// A name in a tag, `a.b.c`, or the `.` that means the value at hand.
struct TemplatePath: Hashable, Sendable {
  /// The names between the dots; empty for `.`.
  var parts: [TemplateKey]
  /// Where it is written.
  var span: SourceSpan

  /// The name as it was written.
  var text: String { parts.isEmpty ? "." : parts.map(\.text).joined(separator: ".") }
}
