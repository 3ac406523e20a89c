import FormDiagnostics

extension SourceFile {
  /// The first place where these bytes stand; the start of the file where they do not.
  func span(of text: String) -> SourceSpan {
    let wanted = Array(text.utf8)
    for start in bytes.indices where bytes[start...].starts(with: wanted) {
      return SourceSpan(start, start + wanted.count)
    }
    return SourceSpan(0, 0)
  }
}
