import FormDiagnostics
import FormPlan
import FormYAML

extension Reader {
  /// The text of a key, as the author wrote it: `no`, `08` and `true` are texts.
  mutating func text(_ entry: Keys.Entry?) -> Located<String>? {
    guard let entry else { return nil }
    return text(entry.value, expected: entry.row.value, path: entry.path, key: entry.key)
  }

  mutating func text(
    _ node: YAMLNode, expected: @autoclosure () -> Shape.Value, path: @autoclosure () -> FormPath,
    key: YAMLNode? = nil
  ) -> Located<String>? {
    guard !node.isUnresolved else { return nil }
    guard node.kind == .scalar, !node.isNull else {
      wrongType(node, expected: expected(), path: path(), key: key)
      return nil
    }
    guard checkTag(node, path: path()) else { return nil }
    return Located(node.text, node.span)
  }

  /// A text that people read; one that nobody could see is none.
  mutating func shown(_ entry: Keys.Entry?) -> Located<String>? {
    guard let entry, let text = text(entry) else { return nil }
    if text.value.unicodeScalars.contains(where: { !$0.isUnseen }) { return text }
    faults.add(.wrongType(expected: entry.row.value, found: .nothing), at: entry.value, path: entry.path)
    return nil
  }

  /// `true` or `false`, and nothing that YAML 1.1 takes for one of them.
  mutating func boolean(_ entry: Keys.Entry?) -> Located<Bool>? {
    guard let entry, !entry.value.isUnresolved else { return nil }
    let node = entry.value
    guard node.kind == .scalar, node.style == .plain, node.tag == nil else {
      wrongType(node, expected: .boolean, path: entry.path, key: entry.key)
      return nil
    }
    switch node.text {
    case "true": return Located(true, node.span)
    case "false": return Located(false, node.span)
    default: notBoolean(node, entry)
    }
    return nil
  }

  private mutating func notBoolean(_ node: YAMLNode, _ entry: Keys.Entry) {
    let suggestion: String?
    switch node.text.lowercased() {
    case "y", "yes", "on", "true": suggestion = "true"
    case "n", "no", "off", "false": suggestion = "false"
    case "~", "null": suggestion = nil
    default: return wrongType(node, expected: .boolean, path: entry.path, key: entry.key)
    }
    let fault = ReadingFault.Kind.ambiguousScalar(node.text, expected: .boolean, suggestion: suggestion)
    faults.add(fault, at: node, path: entry.path)
  }

  /// A word of the key's vocabulary.
  mutating func word<Word: RawRepresentable<String>>(
    _ entry: Keys.Entry?, _ vocabulary: Vocabulary, as: Word.Type = Word.self
  ) -> Located<Word>? {
    guard let entry else { return nil }
    return word(
      entry.value, vocabulary, expected: entry.row.value, path: entry.path, key: entry.key)
  }

  mutating func word<Word: RawRepresentable<String>>(
    _ node: YAMLNode, _ vocabulary: Vocabulary, expected: @autoclosure () -> Shape.Value,
    path: @autoclosure () -> FormPath,
    key: YAMLNode? = nil
  ) -> Located<Word>? {
    guard let text = text(node, expected: expected(), path: path(), key: key) else { return nil }
    if let word = Word(rawValue: text.value) { return Located(word, text.span) }
    faults.add(unknownWord(text.value, vocabulary), at: node, path: path())
    return nil
  }

  /// The words of a list, those left out that are none.
  mutating func words<Word: RawRepresentable<String>>(
    _ entry: Keys.Entry?, _ vocabulary: Vocabulary, as: Word.Type = Word.self
  ) -> Located<[Located<Word>]>? {
    guard let entry, let elements = list(entry) else { return nil }
    var words: [Located<Word>] = []
    for (index, element) in elements.enumerated() {
      let word: Located<Word>? = word(
        element, vocabulary, expected: .word(vocabulary), path: .item(index, of: entry.path))
      if let word { words.append(word) }
    }
    return Located(words, entry.value.span)
  }

  /// What is wrong with a word that a vocabulary does not have.
  func unknownWord(_ word: String, _ vocabulary: Vocabulary) -> ReadingFault.Kind {
    if let coming = vocabulary.wordsToCome.first(where: { $0.key == word }) {
      return .notYet(word, summary: coming.value)
    }
    let words = vocabulary.words
    let nearest = NearestName.nearest(to: word, among: words)
    if vocabulary == .contentType { return .unknownContentType(word, nearest: nearest) }
    return .unknownValue(word, of: vocabulary, nearest: nearest, all: words.count <= 12 ? words : [])
  }
}

extension Unicode.Scalar {
  /// Whether nothing is seen or heard of it.
  var isUnseen: Bool {
    if isASCII { return self == " " || (0x09...0x0D).contains(value) }
    return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
  }
}
