import FormDiagnostics
import FormReader
import FormYAML

extension FormText {
  /// A part of the text, by UTF-8 offsets, and what should stand there.
  typealias Replacement = (range: Range<Int>, text: String)

  /// The change that puts texts in the place of parts, which are disjoint and rising; nil for an alias.
  ///
  /// Where YAML would read the result otherwise, the whole text is written anew in single quotes.
  func fix(_ title: String, _ replacements: [Replacement]) -> Diagnostic.Fix? {
    if node.isReferred { return nil }
    let whole = replacing(replacements)
    let edits = replacements.map { Diagnostic.Edit(span(of: $0.range), $0.text) }
    if isVerbatim(replacements), isSafe(whole, replacements) { return Diagnostic.Fix(title, edits) }
    guard node.style != .literal, node.style != .folded, !whole.contains(where: \.isNewline) else {
      return nil
    }
    return Diagnostic.Fix(title, [Diagnostic.Edit(span, Self.quoted(whole))])
  }

  /// The text after the change.
  private func replacing(_ replacements: [Replacement]) -> String {
    var bytes = Array(text.utf8)
    for replacement in replacements.reversed() {
      bytes.replaceSubrange(replacement.range, with: replacement.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether every part stands in the file as it is in the text.
  private func isVerbatim(_ replacements: [Replacement]) -> Bool {
    let bytes = Array(text.utf8)
    return replacements.allSatisfy { part in
      node.file.text(span(of: part.range)).utf8.elementsEqual(bytes[part.range])
    }
  }

  private func isSafe(_ whole: String, _ replacements: [Replacement]) -> Bool {
    switch node.style {
    case .plain: Self.isPlain(whole)
    case .singleQuoted: !replacements.contains { $0.text.contains("'") }
    case .doubleQuoted: !replacements.contains { $0.text.contains { $0 == "\"" || $0 == "\\" } }
    case .literal, .folded, .block, .flow: true
    }
  }

  /// Whether a text may stand without quotes, in block and in flow mappings.
  fileprivate static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    let isWord = first == "_" || first == "." || first == "(" || first.properties.isAlphabetic
    return isWord && !text.contains(": ") && !text.contains(" #") && !text.hasSuffix(":")
      && !text.hasSuffix(" ") && !text.contains { ",[]{}".contains($0) }
  }

  fileprivate static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }
}

extension FormCondition {
  /// The change that puts texts in the place of parts of the condition.
  func fix(_ title: String, _ replacements: [FormText.Replacement]) -> Diagnostic.Fix? {
    text.fix(title, replacements)
  }

  /// A condition as YAML takes it: in quotes where it needs them.
  static func written(_ text: String) -> String { FormText.isPlain(text) ? text : FormText.quoted(text) }
}

extension PatternFault {
  /// The change that the help of a fault names; nil where more than one is likely.
  ///
  /// - Parameter source: what stands there in the pattern.
  func fix(_ text: FormText, _ source: String) -> Diagnostic.Fix? {
    let replacement: String? =
      switch reason {
      case .syntax(.unescaped(let sign)): "\\\(sign)"
      case .syntax(.trailingBackslash): "\\\\"
      case .notRegular(.possessive): String(source.dropLast())
      case .notRegular(.atomicGroup): "(?:"
      case .unsupported(.namedGroup): "("
      case .unsupported(.anchorEscape): ""
      case .syntax, .notRegular, .unsupported, .limit: nil
      }
    guard let replacement, replacement.isEmpty || !source.isEmpty else { return nil }
    return text.fix(
      replacement.isEmpty ? "leave `\(source)` out" : "write `\(replacement)`", [(range, replacement)])
  }
}
