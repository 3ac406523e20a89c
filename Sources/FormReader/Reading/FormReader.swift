package import FormDiagnostics
import FormYAML

/// Reads a file of the form language.
package enum FormReader {
  /// Reads a form, and says everything that is wrong with the file, each mistake once.
  ///
  /// Never throws and never traps, whatever the bytes.
  package static func read(_ file: SourceFile) -> FormReading {
    var reader = Reader(file: file)
    let root = reader.root()
    let form = root.flatMap { reader.form($0) }
    reader.noteBrokenConditions()
    let name = root?.value("form").flatMap { $0.kind == .scalar && !$0.isNull ? $0.text : nil }
    return FormReading(form: form, name: name, faults: reader.faults.sorted)
  }
}

extension Reader {
  /// How many conditions that YAML cannot read are looked past; each takes a reading of the file.
  private static let mostBroken = 100

  /// The node that holds the form; nil where the file cannot be read or holds nothing.
  ///
  /// A condition that breaks the file's grammar is remembered and the file read again as if it stood in quotes,
  /// so that the rest is judged too.
  mutating func root() -> YAMLNode? {
    while true {
      let opaque = brokenConditions.values.map(\.span)
      let (document, yamlFaults) = YAMLDocument.parse(file, opaque: opaque)
      if let value = yamlFaults.lazy.compactMap(brokenCondition).first,
        brokenConditions[value.span.start] == nil,
        opaque.count < Self.mostBroken
      {
        brokenConditions[value.span.start] = value
        continue
      }
      for fault in yamlFaults { note(fault) }
      if yamlFaults.contains(where: \.movesLines) { return nil }
      if let root = document?.root, !root.isAbsent || root.tag != nil { return root }
      if yamlFaults.isEmpty { faults.add(.emptyFile, at: SourceSpan(0, 0)) }
      return nil
    }
  }

  private mutating func note(_ fault: YAMLFault) {
    if case .undefinedAlias(_, _, let value?) = fault, Self.wantsCondition(value.key) {
      brokenConditions[value.span.start] = value
    } else {
      faults.add(.yaml(fault), at: fault.span)
    }
  }

  /// Notes the conditions that broke the file where no key of the form was read that wants them.
  fileprivate mutating func noteBrokenConditions() {
    for value in brokenConditions.values {
      faults.add(ConditionSource(file).unquoted(key: value.key, value.span), at: value.span)
    }
  }

  /// The condition that made the file unreadable; nil where something else did.
  private func brokenCondition(_ fault: YAMLFault) -> YAMLFault.KeyValue? {
    guard case .syntax(let syntax) = fault, let value = syntax.valueOfKey, Self.wantsCondition(value.key),
      value.span.start <= syntax.span.end
    else { return nil }
    let text = file.text(value.span)
    switch text.unicodeScalars.first {
    case "!", "&", "[", "*", "{": return value
    case "\"", "'": return syntax.problem == .unclosedQuote ? nil : value
    default: return text.contains(": ") ? value : nil
    }
  }

  /// Whether every key of this name wants a condition.
  private static func wantsCondition(_ key: String) -> Bool {
    Shape.keys.contains { $0.name == key && $0.value == .condition }
  }
}

extension YAMLFault {
  /// Whether lines belong elsewhere than their author sees, so that what they say must not be judged.
  fileprivate var movesLines: Bool {
    if case .syntax(let syntax) = self { syntax.problem == .foreignBlank } else { false }
  }
}
