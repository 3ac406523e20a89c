package import FormDiagnostics

/// A Mustache template, parsed once, to be rendered any number of times.
///
/// Instructions stand in one flat array and sections jump within it, so neither parsing, rendering nor
/// releasing a deeply nested template recurses.
package struct Template: Sendable {
  /// What a template may say, and what a missing name means.
  package enum Mode: Sendable {
    /// As the public specification has it: HTML escapes, raw tags, missing names are empty.
    case text
    /// Swift source: typed values, no raw tags, a missing name is a fault.
    case swift
  }

  /// One step of rendering: numbers alone, so that a step costs no more than what it does.
  enum Instruction: Sendable {
    /// Text of at most one line, its line break included: a range of the file.
    case text(Range<Int>)
    /// A value, by the place of its path; `raw` without HTML escapes.
    case value(path: Int, raw: Bool)
    /// The start of a section, by the place of its path; its end is the instruction `end`.
    case section(path: Int, inverted: Bool, end: Int)
    /// The end of a section.
    case end
    /// Another template, by its place among the partials.
    case partial(Int)
  }

  /// Another template in some place; `indentation` stands before each of its lines.
  struct Partial: Sendable {
    var name: PartialName
    var indentation: [UInt8]
    var span: SourceSpan
  }

  /// How a partial is named.
  enum PartialName: Sendable {
    case fixed(String)
    case dynamic(TemplatePath)
  }

  /// What the instructions run through.
  struct Code: Sendable {
    var instructions: [Instruction] = []
    /// The names in tags.
    var paths: [TemplatePath] = []
    var partials: [Partial] = []
  }

  /// The file that the template was read from.
  package let file: SourceFile
  let code: Code

  /// Parses a file, or says everything that is wrong with it.
  package static func parsed(_ file: SourceFile, mode: Mode) -> Result<Template, TemplateFaults> {
    var parser = TemplateParser(file: file, mode: mode)
    parser.run()
    guard parser.faults.isEmpty else { return .failure(TemplateFaults(all: parser.faults)) }
    return .success(Template(file: file, code: parser.code))
  }

  /// The names of the partials that this template names outright.
  package var fixedPartials: [(name: String, span: SourceSpan)] {
    code.partials.compactMap { partial in
      guard case .fixed(let name) = partial.name else { return nil }
      return (name, partial.span)
    }
  }
}
