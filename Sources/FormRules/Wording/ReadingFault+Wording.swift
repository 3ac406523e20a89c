package import FormDiagnostics
package import FormReader

extension ReadingFault {
  /// Whether the file is no YAML.
  var isOfYAML: Bool { if case .yaml = kind { true } else { false } }

  /// The fault as its rule says it, without fixes: in this file nobody tries them.
  package func diagnostic(in file: SourceFile) -> Diagnostic {
    var diagnostic = diagnostic(in: file, YAMLEditor(file))
    diagnostic.fixes = []
    return diagnostic
  }

  /// The fault as its rule says it, with the fix that it proposes.
  func diagnostic(in file: SourceFile, _ editor: YAMLEditor) -> Diagnostic {
    let (rule, words) = kind.wording(FaultPlace(file: file, span: span, path: path, editor: editor))
    return rule.diagnostic(
      Findings.Finding(
        message: words.message, primary: Diagnostic.Label(words.span ?? span, words.label),
        related: words.related, help: words.help, fixes: words.fix.map { [$0] } ?? [], path: path))
  }
}

extension ReadingFault.Kind {
  /// The one rule that speaks of a fault, and what it says; a kind that is not here does not compile.
  func wording(_ place: FaultPlace) -> (rule: Rule, words: Words) {
    switch self {
    case .yaml(let fault): fault.wording(place)
    case .emptyFile: (.schemaMissingKey, .emptyFile())
    case .unknownKey(let key, let owner, let nearest):
      (.schemaUnknownKey, .unknownKey(key, owner, nearest, place))
    case .misplacedKey(let key, let owner, let kind, let home):
      (.schemaMisplacedKey, .misplacedKey(key, owner, kind, home, place))
    case .missingKey(let key, let owner): (.schemaMissingKey, .missingKey(key, owner, place))
    case .wrongType(let expected, let found): (.schemaWrongType, .wrongType(expected, found, place))
    case .unknownValue(let word, let vocabulary, let nearest, let all):
      (.schemaUnknownValue, .unknownValue(word, vocabulary, nearest, all, place))
    case .unknownContentType(let word, let nearest):
      (.autofillUnknownType, .unknownContentType(word, nearest, place))
    case .ambiguousScalar(let text, let expected, let suggestion):
      (.yamlAmbiguousScalar, .ambiguousScalar(text, expected, suggestion, place))
    case .unquotedCondition(let key, let quoted):
      (.conditionUnquoted, .unquotedCondition(key, quoted, place))
    case .tag(let tag): (.yamlTag, .tag(tag, place))
    case .notYet(let name, let summary): (.schemaNotYet, .notYet(name, summary))
    case .missingLabel(let owner, let hasPlaceholder):
      (.a11yMissingLabel, .missingLabel(owner, hasPlaceholder, place))
    case .missingArgument(let kind): (.schemaWrongType, .missingArgument(kind))
    case .missingValidator: (.schemaMissingKey, .missingValidator())
    case .unknownOptionSet(let name, let nearest):
      (.schemaUnknownValue, .unknownOptionSet(name, nearest, place))
    case .wrongValue(let text, let expected, let holds):
      (.schemaWrongType, .wrongValue(text, expected, holds, place))
    case .outOfReach(let text, let least, let most):
      (.schemaWrongType, .outOfReach(text, least, most, place))
    case .badAddress(let text): (.schemaWrongType, .badAddress(text))
    case .exclusiveRange(let text): (.validatorContradiction, .exclusiveRange(text))
    case .noSteps: (.schemaWrongType, .noSteps())
    case .offSteps(let value, let range): (.schemaWrongType, .offSteps(value, range, place))
    case .repeatedItem(let word, let first): (.schemaRepeatedItem, .repeatedItem(word, first, place))
    case .severalValidators(let first, let second, let span):
      (.schemaMisplacedKey, .severalValidators(first, second, span))
    case .fieldsAndSections(let other): (.schemaMisplacedKey, .fieldsAndSections(other, place))
    case .noFields(let owner): (.schemaMissingKey, .noFields(owner, place))
    }
  }
}
