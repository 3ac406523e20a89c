import FormYAML

extension YAMLFault {
  /// The one rule that speaks of a fault, and what it says; a kind that is not here does not compile.
  func wording(_ place: FaultPlace) -> (rule: Rule, words: Words) {
    switch self {
    case .encoding(let span, let likely): (.yamlEncoding, .encoding(likely, span, place))
    case .character(_, let scalar): (.yamlEncoding, .character(scalar, place))
    case .tab: (.yamlTab, .tab(place))
    case .syntax(let syntax): (.yamlSyntax, .syntax(syntax, place))
    case .multipleDocuments(_, let first): (.yamlMultipleDocuments, .secondDocument(first))
    case .duplicateKey(let key, _, let first): (.yamlDuplicateKey, .duplicateKey(key, first, place))
    case .nonScalarKey: (.schemaWrongType, .nonScalarKey())
    case .doubleMerge(_, let first): (.yamlDuplicateKey, .doubleMerge(first))
    case .badMerge: (.schemaWrongType, .badMerge())
    case .undefinedAlias(let name, _, _): (.yamlSyntax, .undefinedAlias(name, place))
    case .recursiveAlias(let name, _, let anchor): (.yamlRecursiveAlias, .recursiveAlias(name, anchor))
    case .limit(let limit, _): (.yamlLimit, .limit(limit))
    }
  }
}
