import FormDiagnostics

/// What is said about one fault; the rule that says it adds its name and severity.
struct Words: Sendable {
  /// One phrase that stands alone in a log: lower case, no full stop, names in single quotes.
  var message: String
  /// Why here, in at most six words.
  var label: String
  /// The place to underline, where it is not the fault's own.
  var span: SourceSpan?
  /// What it clashes with.
  var related: [Diagnostic.Label]
  /// One likely remedy.
  var help: String?
  /// A change that would mend it.
  var fix: Diagnostic.Fix?

  init(
    _ message: String, _ label: String = "", at span: SourceSpan? = nil, related: [Diagnostic.Label] = [],
    help: String? = nil, fix: Diagnostic.Fix? = nil
  ) {
    self.message = message
    self.label = label
    self.span = span
    self.related = related
    self.help = help
    self.fix = fix
  }

  /// The same, where nobody knows enough to change the file.
  var withoutFix: Words {
    var words = self
    words.fix = nil
    return words
  }

  /// A name as the author wrote it, in single quotes, on one line, and cut where it is long.
  static func quoted(_ name: String) -> String {
    if name.utf8.count <= longestName, !name.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) {
      return "'\(name)'"
    }
    let scalars = name.unicodeScalars
    let line = scalars.prefix(longestName).prefix { !["\n", "\r"].contains($0) }
    return "'" + String(String.UnicodeScalarView(line)) + (line.count < scalars.count ? "…'" : "'")
  }

  private static let longestName = 60

  /// A text in single quotes, or by its numbers where it has scalars that nobody sees.
  static func spelled(_ text: String) -> String {
    let isSeen = text.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .nonspacingMark, .enclosingMark,
        .privateUse, .unassigned, .surrogate:
        false
      case .spaceSeparator: scalar == " "
      default: true
      }
    }
    return isSeen ? quoted(text) : text.unicodeScalars.map(\.number).joined(separator: " ")
  }

  /// The nearest name, where it is so near that it can be written without asking.
  static func slip(_ name: String, _ nearest: String?) -> String? {
    nearest.flatMap { NearestName.isSlip(name, for: $0) ? $0 : nil }
  }

  /// What was probably meant, where there is one such name; else a list that is short.
  static func suggestion(_ nearest: String?, of all: [String]) -> String? {
    if let nearest { return "did you mean '\(nearest)'?" }
    guard !all.isEmpty, all.count <= 12 else { return nil }
    return all.count == 1 ? "only \(all[0]) is known" : "one of \(all.joined(separator: ", "))"
  }
}

extension [String] {
  /// The words of a sentence: `a, b or c`.
  func listed(_ conjunction: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
