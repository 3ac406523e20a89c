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

  /// One step of rendering.
  enum Instruction: Sendable {
    /// Text of at most one line, its line break included.
    case text([UInt8])
    /// A value; `raw` without HTML escapes.
    case value(TemplatePath, raw: Bool)
    /// The start of a section, whose end is the instruction `end`.
    case section(TemplatePath, inverted: Bool, end: Int)
    /// The end of a section.
    case end
    /// Another template in this place; `indentation` stands before each of its lines.
    case partial(PartialName, indentation: [UInt8], span: SourceSpan)
  }

  /// How a partial is named.
  enum PartialName: Sendable {
    case fixed(String)
    case dynamic(TemplatePath)
  }

  /// The file that the template was read from.
  package let file: SourceFile
  let instructions: [Instruction]

  /// Parses a file, or says everything that is wrong with it.
  package static func parsed(_ file: SourceFile, mode: Mode) -> Result<Template, TemplateFaults> {
    var parser = TemplateParser(file: file, mode: mode)
    parser.run()
    guard parser.faults.isEmpty else { return .failure(TemplateFaults(all: parser.faults)) }
    return .success(Template(file: file, instructions: parser.instructions))
  }

  /// The names of the partials that this template names outright.
  package var fixedPartials: [(name: String, span: SourceSpan)] {
    instructions.compactMap { instruction in
      guard case .partial(.fixed(let name), _, let span) = instruction else { return nil }
      return (name, span)
    }
  }
}
