import FormDiagnostics
import FormReader

extension Form {
  /// The place of a part of a text, by UTF-8 offsets.
  ///
  /// All of the text where escapes, folded lines or an alias keep the file from showing the part as it is.
  func span(of range: Range<Int>, in text: Located<String>) -> SourceSpan {
    let written = file.text(text.span).utf8
    if written.elementsEqual(text.value.utf8) {
      return text.span.part(range.lowerBound, length: range.count)
    }
    guard written.count >= 2, written.dropFirst().dropLast().elementsEqual(text.value.utf8) else {
      return text.span
    }
    return text.span.part(range.lowerBound + 1, length: range.count)
  }

  /// The change that writes another name; nil where an alias stands, whose text is elsewhere.
  func renaming(_ name: Located<String>, to other: String) -> Diagnostic.Fix? {
    if file.text(name.span).hasPrefix("*") { return nil }
    return Diagnostic.Fix("write '\(other)'", [Diagnostic.Edit(name.span, FormCondition.written(other))])
  }
}
