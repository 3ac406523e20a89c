import FormDiagnostics

extension Findings {
  /// Reports what was put into words, at a place.
  mutating func add(_ words: Words, at span: SourceSpan, path: String) {
    add(
      words.message, at: words.span ?? span, words.label, related: words.related, help: words.help,
      fixes: words.fix.map { [$0] } ?? [], path: path)
  }
}

extension Unicode.Scalar {
  /// Its number as Unicode writes it: `U+202E`.
  var number: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
