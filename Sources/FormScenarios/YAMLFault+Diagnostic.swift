import FormDiagnostics
import FormYAML

extension YAMLFault {
  /// The fault in words, under the name that it has in forms.
  var diagnostic: Diagnostic {
    let (rule, message) = words
    return Diagnostic(rule: "yaml/\(rule)", severity: .error, message: message, primary: .init(span))
  }

  private var words: (rule: String, message: String) {
    switch self {
    case .encoding(_, let likely): ("encoding", "the file is not UTF-8; it looks like \(likely.rawValue)")
    case .character(_, let scalar):
      ("syntax", "the character U+\(String(scalar.value, radix: 16, uppercase: true)) is not allowed")
    case .tab: ("tab", "a tab where only blanks indent")
    case .syntax(let syntax): ("syntax", syntax.raw)
    case .multipleDocuments: ("multiple-documents", "a second document in the file")
    case .duplicateKey(let key, _, _): ("duplicate-key", "the key '\(key)' is there twice")
    case .nonScalarKey: ("syntax", "a list or mapping is used as a key")
    case .doubleMerge: ("duplicate-key", "the key '<<' is there twice")
    case .badMerge: ("syntax", "what follows '<<' is no mapping")
    case .undefinedAlias(let name, _, _): ("syntax", "nothing is marked as '&\(name)' before '*\(name)'")
    case .recursiveAlias(let name, _, _): ("recursive-alias", "'*\(name)' stands inside '&\(name)'")
    case .limit(let limit, _): ("limit", "the file has more than \(limit.rawValue) \(limit.noun)")
    }
  }
}

extension YAMLFault.Limit {
  fileprivate var noun: String {
    switch self {
    case .depth: "levels of nesting"
    case .aliases: "nodes behind aliases"
    case .directives: "directives"
    case .size: "bytes"
    }
  }
}
