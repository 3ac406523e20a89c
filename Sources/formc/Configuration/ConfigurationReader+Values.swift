import FormDiagnostics
import FormReader
import FormRules
import FormYAML

/// Values, and how faults are put into words.
extension ConfigurationReader {
  mutating func add(_ fault: String, _ message: String, _ span: SourceSpan, help: String) {
    faults.append(
      Diagnostic(
        rule: "config/\(fault)", severity: .error, message: message, primary: .init(span), help: help))
  }

  /// The known keys of a mapping with their values; others are faults.
  mutating func keys(
    _ node: YAMLNode, _ home: ConfigurationKey.Home
  ) -> [(key: ConfigurationKey, value: YAMLNode)] {
    var keys: [(key: ConfigurationKey, value: YAMLNode)] = []
    for (node, value) in node.entries where checkTag(node) {
      let key = ConfigurationKey(rawValue: node.text)
      if let key, key.row.home == home {
        keys.append((key, value))
      } else {
        let known = ConfigurationKey.allCases.filter { $0.row.home == home }.map(\.rawValue)
        add(
          "unknown-key", "\(home.rawValue) has no key '\(node.text)'", node.span,
          help: key.map { "it is a key of \($0.row.home.rawValue)" } ?? suggestion(node.text, known))
      }
    }
    return keys
  }

  /// Notes a tag; there is no place where one says anything.
  mutating func checkTag(_ node: YAMLNode) -> Bool {
    guard let tag = node.tag, let span = node.tagSpan else { return true }
    faults.append(ReadingFault(.tag(tag), span).diagnostic(in: file))
    return false
  }

  mutating func isMapping(_ node: YAMLNode, _ key: ConfigurationKey, _ name: String? = nil) -> Bool {
    guard checkTag(node) else { return false }
    if node.kind == .mapping { return true }
    add(
      "wrong-type", "\(name ?? "'\(key.rawValue)'") is a mapping, keys with values", node.span,
      help: "write `\(key.row.example)`")
    return false
  }

  /// The entries of a list that has some.
  mutating func list(_ node: YAMLNode, _ name: String) -> [YAMLNode] {
    guard checkTag(node) else { return [] }
    if node.kind == .sequence, !node.elements.isEmpty { return node.elements }
    let path = node.kind == .scalar && !node.isNull ? node.text : "Forms"
    add("wrong-type", "'\(name)' is a list of paths", node.span, help: "write `\(name): [\(path)]`")
    return []
  }

  mutating func text(_ node: YAMLNode, _ key: ConfigurationKey) -> String? {
    guard checkTag(node) else { return nil }
    if node.kind == .scalar, !node.isNull { return node.text }
    let what = key == .forms || key == .rules ? "an entry of '\(key.rawValue)'" : "'\(key.rawValue)'"
    add("wrong-type", "\(what) is one text", node.span, help: "write `\(key.row.example)`")
    return nil
  }

  /// A path from the folder of the file.
  mutating func path(_ node: YAMLNode, _ key: ConfigurationKey) -> String? {
    guard let path = text(node, key) else { return nil }
    if !path.isEmpty { return path }
    add("unknown-value", "'\(key.rawValue)' names no path", node.span, help: "`.` is the folder of this file")
    return nil
  }

  /// One of a few words; of those that a later version will know it is said that they are.
  mutating func word(
    _ node: YAMLNode, _ key: ConfigurationKey, _ known: [String], toCome: [String] = []
  ) -> String? {
    guard let word = text(node, key) else { return nil }
    if known.contains(word) { return word }
    let what = key == .rules ? "severity" : key.rawValue
    if toCome.contains(word) {
      add(
        "not-yet", "'\(what): \(word)' is not yet in formc \(Release.series)", node.span, help: listed(known))
    } else {
      add("unknown-value", "there is no \(what) '\(word)'", node.span, help: suggestion(word, known))
    }
    return nil
  }

  /// What is likely meant by a name that is none of those known.
  private func suggestion(_ name: String, _ known: [String]) -> String {
    NearestName.nearest(to: name, among: known).map { "did you mean '\($0)'?" } ?? listed(known)
  }

  private func listed(_ known: [String]) -> String {
    known.count == 1 ? "only '\(known[0])' is known" : "one of \(known.joined(separator: ", "))"
  }
}
