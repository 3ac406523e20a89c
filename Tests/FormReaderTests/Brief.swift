import FormDiagnostics
import FormPlan
import FormReader
import FormYAML

/// Faults in a few words, with what they underline: `unknownKey labl (label) «labl»`.
func briefs(_ text: String) -> [String] {
  let file = SourceFile(path: "Test.form.yaml", text: text)
  return FormReader.read(file).faults.map { "\($0.kind.brief) «\(file.text($0.span))»" }
}

/// The same, without what they underline.
func kinds(_ text: String) -> [String] {
  FormReader.read(SourceFile(path: "Test.form.yaml", text: text)).faults.map(\.kind.brief)
}

/// A form around one field.
func form(field: String) -> String {
  "form: Test\nsubmit: {label: Send}\nfields:\n" + indented(field, "  - ", "    ")
}

/// A form around some keys of its own.
func form(_ keys: String) -> String {
  "form: Test\nsubmit: {label: Send}\nfields: [{id: name, label: Name}]\n" + keys + "\n"
}

private func indented(_ text: String, _ first: String, _ others: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    .map { ($0.offset == 0 ? first : others) + $0.element + "\n" }.joined()
}

extension ReadingFault.Kind {
  var brief: String {
    switch self {
    case .yaml(let fault): "yaml \(fault.brief)"
    case .emptyFile: "emptyFile"
    case .unknownKey(let key, let owner, let nearest):
      "unknownKey \(key) (\(nearest.map { $0.owner == owner ? $0.name : "\($0.owner).\($0.name)" } ?? "?"))"
    case .misplacedKey(let key, let owner, let kind, let home):
      "misplacedKey \(key): \(kind?.rawValue ?? owner.rawValue) → \(home.brief)"
    case .missingKey(let key, let owner): "missingKey \(owner).\(key)"
    case .wrongType(let expected, let found): "wrongType \(expected.brief) ≠ \(found)"
    case .unknownValue(let word, let vocabulary, let nearest, _):
      "unknownValue \(vocabulary) \(word) (\(nearest ?? "?"))"
    case .unknownContentType(let word, let nearest): "unknownContentType \(word) (\(nearest ?? "?"))"
    case .ambiguousScalar(let text, let expected, let suggestion):
      "ambiguousScalar \(expected.brief) \(text) (\(suggestion ?? "?"))"
    case .unquotedCondition(let key, let quoted): "unquotedCondition \(key): \(quoted)"
    case .tag(let tag): "tag \(tag)"
    case .notYet(let name, _): "notYet \(name)"
    case .missingLabel(let owner, let hasPlaceholder):
      "missingLabel \(owner)\(hasPlaceholder ? " with placeholder" : "")"
    case .missingArgument(let kind): "missingArgument \(kind)"
    case .missingValidator: "missingValidator"
    case .severalValidators(let first, let second, _): "severalValidators \(first) \(second)"
    case .unknownOptionSet(let name, let nearest): "unknownOptionSet \(name) (\(nearest ?? "?"))"
    case .wrongValue(let text, let expected, let holds): "wrongValue \(text) ≠ \(expected.brief) \(holds)"
    case .offSteps(let value, let range): "offSteps \(value) \(range)"
    case .noSteps: "noSteps"
    case .outOfReach(let text, let least, let most): "outOfReach \(text) \(least) \(most)"
    case .badAddress(let text): "badAddress \(text)"
    case .exclusiveRange(let text): "exclusiveRange \(text)"
    case .repeatedItem(let word, _): "repeatedItem \(word)"
    case .fieldsAndSections: "fieldsAndSections"
    case .noFields(let owner): "noFields \(owner)"
    }
  }
}

extension YAMLFault {
  fileprivate var brief: String { String(String(describing: self).prefix { $0 != "(" }) }
}

extension ReadingFault.Home {
  fileprivate var brief: String {
    switch self {
    case .owners(let owners): owners.map(\.rawValue).joined(separator: " ")
    case .kinds(let kinds): kinds.map(\.rawValue).joined(separator: " ")
    }
  }
}

extension Shape.Value {
  fileprivate var brief: String {
    switch self {
    case .word(let vocabulary): vocabulary.rawValue
    case .list(let value): "[\(value.brief)]"
    case .mapping(let owner): "{\(owner.rawValue)}"
    case .either(let values): values.map(\.brief).joined(separator: "|")
    default: String(describing: self)
    }
  }
}
