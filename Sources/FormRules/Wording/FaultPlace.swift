import FormDiagnostics
import FormReader

/// Where a fault is, in the file and in the form.
struct FaultPlace {
  let file: SourceFile
  let span: SourceSpan
  /// The path in the form, `fields.phone.keyboard`; empty where there is none.
  let path: String
  /// How the file is changed.
  let editor: YAMLEditor

  /// What stands there.
  var source: String { file.text(span) }

  /// The change that puts `text` in the place of `span`; nil where an alias stands, whose text is elsewhere.
  func replacement(_ text: String, of span: SourceSpan? = nil, _ title: String) -> Diagnostic.Fix? {
    let span = span ?? self.span
    guard !file.text(span).hasPrefix("*") else { return nil }
    return Diagnostic.Fix(title, [Diagnostic.Edit(span, text)])
  }

  /// The change that puts a value of one line into single quotes.
  func quoting(_ value: SourceSpan) -> Diagnostic.Fix? {
    let text = file.text(value)
    guard !text.isEmpty, !["'", "\""].contains(text.unicodeScalars.first) else { return nil }
    var quoted = "'"
    for scalar in text.unicodeScalars {
      if scalar == "'" { quoted += "'" }
      quoted.unicodeScalars.append(scalar)
    }
    return Diagnostic.Fix("put the value in quotes", [Diagnostic.Edit(value, quoted + "'")])
  }

  /// The line that holds an offset, without its line break.
  func line(at offset: Int) -> SourceSpan {
    var (start, end) = (min(offset, file.bytes.count), min(offset, file.bytes.count))
    while start > 0, !isLineBreak(start - 1) { start -= 1 }
    while end < file.bytes.count, !isLineBreak(end) { end += 1 }
    return SourceSpan(start, end)
  }

  /// What stands on a line before an offset, without blanks and dashes at its start.
  func key(before offset: Int) -> SourceSpan {
    var start = line(at: offset).start
    while start < offset, [0x20, 0x09, UInt8(ascii: "-")].contains(file.bytes[start]) { start += 1 }
    return start < offset ? SourceSpan(start, offset) : span
  }

  private func isLineBreak(_ index: Int) -> Bool { [0x0A, 0x0D].contains(file.bytes[index]) }
}

extension FaultPlace {
  /// What the path names last: a key, or an entry of a key's list; nil for the file as a whole.
  var subject: String? {
    guard let key = lastKey else { return nil }
    return path.hasSuffix("]") ? "an entry of '\(key)'" : "'\(key)'"
  }

  /// The last key of the path, without the number of a list's entry.
  var lastKey: String? {
    var last = path[...]
    if last.hasSuffix("]"), let bracket = last.lastIndex(of: "[") { last = last[..<bracket] }
    if let dot = last.lastIndex(of: ".") { last = last[last.index(after: dot)...] }
    return last.isEmpty ? nil : String(last)
  }

  /// The mapping that holds the path's last key, by its id where it has one.
  func holder(_ owner: Shape.Owner) -> String {
    switch owner {
    case .form: "the form"
    case .field: named("fields.", "field") ?? owner.noun
    case .section: named("sections.", "section") ?? owner.noun
    case .messages, .focus, .toolbarEntry, .option, .edge, .validator, .submit: owner.noun
    }
  }

  private func named(_ prefix: String, _ noun: String) -> String? {
    guard path.hasPrefix(prefix), let dot = path.lastIndex(of: ".") else { return nil }
    let name = path[..<dot].dropFirst(prefix.count)
    return name.isEmpty ? nil : "\(noun) \(Words.quoted(String(name)))"
  }
}
