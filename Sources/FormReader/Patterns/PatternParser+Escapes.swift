import FormPlan

extension PatternParser {
  /// One scalar, or one of a class that has a name: what a literal, an escape or a member of a class is.
  enum Element {
    case scalar(Unicode.Scalar)
    case named(ScalarSet)

    /// The set that the element stands for; the named classes hold both cases as they are.
    func set(ignoringCase: Bool) -> ScalarSet {
      switch self {
      case .scalar(let scalar): ignoringCase ? CaseVariants.closure(of: [scalar...scalar]) : ScalarSet(scalar)
      case .named(let set): set
      }
    }
  }

  /// Reads a backslash and what belongs to it; `nil` when that was at fault, which is reported.
  mutating func readEscape() -> Element? {
    let start = cursor.offset
    cursor.next()
    guard let scalar = cursor.next() else {
      report(.syntax(.trailingBackslash), from: start)
      return nil
    }
    if let element = Self.named[scalar] { return element }
    switch scalar {
    case "x", "u": return readNumber(after: scalar, from: start)
    case _ where scalar.isASCII && !scalar.isASCIILetter && !scalar.isASCIIDigit:
      return .scalar(scalar)
    default:
      report(escapeFault(scalar), from: start)
      return nil
    }
  }

  private static let named: [Unicode.Scalar: Element] = [
    "n": .scalar("\n"), "t": .scalar("\t"), "r": .scalar("\r"), "f": .scalar("\u{C}"), "v": .scalar("\u{B}"),
    "d": .named(.digits), "w": .named(.word), "s": .named(.space),
    "D": .named(ScalarSet.digits.inverted), "W": .named(ScalarSet.word.inverted),
    "S": .named(ScalarSet.space.inverted),
  ]

  /// Says why an escape cannot be had, and takes what belongs to it.
  private mutating func escapeFault(_ scalar: Unicode.Scalar) -> PatternFault.Reason {
    switch scalar {
    case "1"..."9":
      _ = cursor.take(while: \.isASCIIDigit)
      return .notRegular(.backreference)
    case "k", "g":
      takeBraces()
      return .notRegular(.backreference)
    case "p", "P":
      if cursor.peek() == "{" { takeBraces() } else { cursor.next() }
      return .unsupported(.property)
    case "b", "B": return .unsupported(.wordBoundary)
    case "A", "z", "Z", "G": return .unsupported(.anchorEscape)
    case "Q", "E": return .unsupported(.quotation)
    case "R", "X", "h", "H", "N", "K", "C", "c", "a", "e", "y", "Y", "O", "V":
      return .unsupported(.escape(scalar))
    default: return .syntax(.unknownEscape(scalar))
    }
  }

  /// Takes `{…}` or `<…>`, if that is what comes.
  private mutating func takeBraces() {
    guard let open = cursor.peek(), open == "{" || open == "<" else { return }
    let close: Unicode.Scalar = open == "{" ? "}" : ">"
    _ = cursor.take { $0 != close }
    cursor.next()
  }

  /// Reads the digits of `\x41`, `\u0041`, `\u{1F600}`.
  private mutating func readNumber(after letter: Unicode.Scalar, from start: Int) -> Element? {
    let isBraced = cursor.take("{")
    let count = letter == "x" ? 2 : 4
    let digits = cursor.take(atMost: isBraced ? .max : count) { $0.isASCII && $0.properties.isHexDigit }
    guard isBraced ? cursor.take("}") && !digits.isEmpty : digits.utf8.count == count else {
      report(.syntax(.brokenEscape), from: start)
      return nil
    }
    guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else {
      report(.syntax(.notAScalar), from: start)
      return nil
    }
    return .scalar(scalar)
  }
}

extension ScalarSet {
  fileprivate static let digits = ScalarSet(["0"..."9"])
  fileprivate static let word = ScalarSet(["0"..."9", "A"..."Z", "_"..."_", "a"..."z"])
  fileprivate static let space = ScalarSet(["\u{9}"..."\u{D}", " "..." "])
}
