import FormDiagnostics
import FormPlan
import FormYAML

extension Reader {
  /// `2...60`, `2...`, `...60` or `8`; whether the ends make sense is a later question.
  mutating func bounds(
    _ node: YAMLNode, path: @autoclosure () -> FormPath, key: YAMLNode
  ) -> Located<Bounds>? {
    guard !node.isUnresolved else { return nil }
    guard node.kind == .scalar, node.tag == nil, !node.isAbsent else {
      wrongType(node, expected: .bounds, path: path(), key: key)
      return nil
    }
    let text = node.text
    if isExclusive(text, at: node, path: path()) { return nil }
    guard let ends = Self.ends(of: text) else {
      return number(text, in: node, 0..<text.utf8.count, path: path(), isAlone: true)
        .map { Located(Bounds(lower: $0, upper: $0), node.span) }
    }
    guard !ends.lower.isEmpty || !ends.upper.isEmpty else {
      wrongType(node, expected: .bounds, path: path(), key: key)
      return nil
    }
    let lower = end(ends.lower, of: text, in: node, path: path())
    let upper = end(ends.upper, of: text, in: node, path: path())
    guard let lower, let upper else { return nil }
    return Located(Bounds(lower: lower, upper: upper), node.span)
  }

  /// Whether a range leaves out its end; notes it.
  mutating func isExclusive(_ text: String, at node: YAMLNode, path: @autoclosure () -> FormPath) -> Bool {
    guard text.utf8.index(of: "..<") != nil else { return false }
    faults.add(.exclusiveRange(text), at: node, path: path())
    return true
  }

  /// An end of a range: nil where it cannot be read, and nil inside that where there is none.
  private mutating func end(
    _ end: Substring, of text: String, in node: YAMLNode, path: @autoclosure () -> FormPath
  ) -> Int?? {
    guard !end.isEmpty else { return .some(nil) }
    let start = text.utf8.distance(from: text.startIndex, to: end.startIndex)
    let range = start..<start + end.utf8.count
    guard let number = number(String(end), in: node, range, path: path(), isAlone: false) else { return nil }
    return .some(number)
  }

  /// A whole number in decimal digits without a sign.
  private mutating func number(
    _ text: String, in node: YAMLNode, _ range: Range<Int>, path: @autoclosure () -> FormPath, isAlone: Bool
  ) -> Int? {
    let isQuoted = isAlone && node.style != .plain
    if !isQuoted, let number = Self.decimal(text), number <= Self.most,
      text.utf8.first != UInt8(ascii: "0") || text == "0"
    {
      return number
    }
    let isPlain = Self.decimal(text) != nil && text.utf8.first != UInt8(ascii: "0")
    guard !isQuoted, !isPlain, Self.isAmbiguous(text) else {
      notCounted(text, node, span: node.span(ofText: range), path: path())
      return nil
    }
    let fault = ReadingFault.Kind.ambiguousScalar(
      text, expected: .bounds, suggestion: Self.suggestion(for: text))
    faults.add(fault, at: node, span: node.span(ofText: range), path: path())
    return nil
  }

  /// The largest number that is counted.
  private static let most = 999_999_999_999_999

  private mutating func notCounted(_ text: String, _ node: YAMLNode, span: SourceSpan, path: FormPath) {
    let digits = text.utf8.first == UInt8(ascii: "-") ? text.dropFirst() : text[...]
    if !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), node.style == .plain {
      faults.add(.outOfReach(text, least: 0, most: Self.most), at: node, span: span, path: path)
    } else {
      wrongType(node, expected: .bounds, path: path)
    }
  }

  /// How high a text over several lines is: 1 to 100 lines.
  mutating func lines(_ entry: Keys.Entry?) -> Located<Bounds>? {
    guard let entry, let lines = bounds(entry.value, path: entry.path, key: entry.key) else { return nil }
    let (least, most) = (lines.value.lower ?? 1, lines.value.upper ?? lines.value.lower ?? 1)
    if least >= 1, least <= most, most <= 100 { return lines }
    faults.add(.outOfReach(entry.value.text, least: 1, most: 100), at: entry.value, path: entry.path)
    return nil
  }

  /// What stands before and behind `...`, without blanks.
  private static func ends(of text: String) -> (lower: Substring, upper: Substring)? {
    guard let index = text.utf8.index(of: "...") else { return nil }
    return (trimmed(text[..<index]), trimmed(text[text.utf8.index(index, offsetBy: 3)...]))
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.utf8.first == UInt8(ascii: " ") { text.removeFirst() }
    while text.utf8.last == UInt8(ascii: " ") { text.removeLast() }
    return text
  }

  private static func decimal(_ text: String) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text)
  }

  /// Whether some reader of YAML takes the text for a number that its digits do not say.
  private static func isAmbiguous(_ text: String) -> Bool {
    if ["~", "null", "Null", "NULL"].contains(text) { return true }
    guard let first = text.utf8.first, (0x30...0x39).contains(first) || first == UInt8(ascii: "+") else {
      return false
    }
    if suggestion(for: text) != nil { return true }
    return text.contains(":") && text.utf8.allSatisfy { (0x30...0x3A).contains($0) }
  }

  /// The number in plain digits, where there is one that was probably meant: for `010` the ten.
  static func suggestion(for text: String) -> String? {
    let digits = text.utf8.first == UInt8(ascii: "+") ? String(text.dropFirst()) : text
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where digits.lowercased().hasPrefix(prefix) {
      return Int(digits.dropFirst(2), radix: radix).map(String.init)
    }
    return decimal(digits.filter { $0 != "_" }).map(String.init)
  }
}

extension String.UTF8View {
  /// Where signs of ASCII stand for the first time.
  fileprivate func index(of signs: StaticString) -> Index? {
    signs.withUTF8Buffer { signs in indices.first { self[$0...].starts(with: signs) } }
  }
}

extension YAMLNode {
  /// Whether nothing was written, not even `~`.
  var isAbsent: Bool { isNull && definition.start == definition.end }
}
