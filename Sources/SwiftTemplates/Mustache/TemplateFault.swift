package import FormDiagnostics

/// What is wrong with a template, and where.
package struct TemplateFault: Error, Hashable, Sendable {
  /// The kinds of faults.
  package enum Reason: Hashable, Sendable {
    case notUTF8
    case unclosedTag
    case emptyTag
    case badName(String)
    case badDelimiters
    case rawTag
    case quotedTag
    case unclosedSection(String)
    /// A closing tag; `open` is the section that it should have closed, where there is one.
    case unexpectedClose(String, open: String?)
    case unknownPartial(String)
    case notAPartialName(String)
    case partialsTooDeep(Int)
    case outputTooLong(Int)
    case unknownName(String)
    case noText(String)
    case commentNotAlone
    case unknownTemplate(String)
    case unbalanced(String)
  }

  /// What is wrong.
  package var reason: Reason
  /// The path of the template.
  package var path: String
  /// Where.
  package var span: SourceSpan
  /// The other place, such as the section's opening tag.
  package var related: SourceSpan?

  /// Ties a fault to its place.
  package init(_ reason: Reason, path: String, span: SourceSpan, related: SourceSpan? = nil) {
    self.reason = reason
    self.path = path
    self.span = span
    self.related = related
  }

  /// The fault as a finding about the template's file.
  package var diagnostic: Diagnostic {
    let related = related.map { [Diagnostic.Label($0, "opened here")] } ?? []
    return Diagnostic(
      rule: "template/\(reason.name)", severity: .error, message: reason.message,
      primary: Diagnostic.Label(span), related: related)
  }
}

/// Everything that is wrong with one template, in the order of the text.
package struct TemplateFaults: Error, Hashable, Sendable {
  /// The faults; at least one.
  package var all: [TemplateFault]
}

extension TemplateFault.Reason {
  /// The fault's name in a rule, in kebab case.
  package var name: String {
    switch self {
    case .notUTF8: "not-utf8"
    case .unclosedTag: "unclosed-tag"
    case .emptyTag: "empty-tag"
    case .badName: "bad-name"
    case .badDelimiters: "bad-delimiters"
    case .rawTag: "raw-tag"
    case .quotedTag: "quoted-tag"
    case .unclosedSection: "unclosed-section"
    case .unexpectedClose: "unexpected-close"
    case .unknownPartial: "unknown-partial"
    case .notAPartialName: "not-a-partial-name"
    case .partialsTooDeep: "partials-too-deep"
    case .outputTooLong: "output-too-long"
    case .unknownName: "unknown-name"
    case .noText: "no-text"
    case .commentNotAlone: "comment-not-alone"
    case .unknownTemplate: "unknown-template"
    case .unbalanced: "unbalanced"
    }
  }

  /// One phrase, lower case, no full stop, names in single quotes.
  package var message: String {
    switch self {
    case .notUTF8: "the template is not UTF-8"
    case .unclosedTag: "the tag is never closed"
    case .emptyTag: "the tag names nothing"
    case .badName(let name): "'\(name)' is not a name that a tag can have"
    case .badDelimiters: "delimiters are two words without '=', such as '{{=<% %>=}}'"
    case .rawTag: "a Swift template has no raw tags: a value prints itself as Swift"
    case .quotedTag: "the tag stands inside quotes, but its value is a whole Swift literal"
    case .unclosedSection(let name): "the section '\(name)' is never closed"
    case .unexpectedClose(let name, .some(let open)): "'\(name)' is closed, but '\(open)' is open"
    case .unexpectedClose(let name, .none): "'\(name)' is closed, but no section is open"
    case .unknownPartial(let name): "there is no template '\(name)'"
    case .notAPartialName(let name): "the value of '\(name)' is not the name of a template"
    case .partialsTooDeep(let depth): "templates include each other more than \(depth) deep"
    case .outputTooLong(let bytes): "the text is longer than \(bytes) bytes"
    case .unknownName(let name): "there is no value named '\(name)' here"
    case .noText(let name): "the value of '\(name)' has no text of its own; it is for a section"
    case .commentNotAlone: "a comment's tag stands alone on its line"
    case .unknownTemplate(let name): "there is no template '\(name)'"
    case .unbalanced(let bracket): "the template's text has an unbalanced '\(bracket)'"
    }
  }
}
