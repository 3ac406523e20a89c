extension PatternParser {
  /// Takes `(` or `(?:`; takes and reports any other head that begins with `(?`.
  mutating func readGroupHead() {
    let start = cursor.offset
    guard cursor.take("(?"), !cursor.take(":") else {
      if cursor.offset == start { cursor.next() }
      return
    }
    report(groupFault(), from: start)
  }

  /// Takes what follows `(?`, and says why it cannot be had.
  private mutating func groupFault() -> PatternFault.Reason {
    for (head, fault) in Self.groupFaults where cursor.take(head) {
      if fault == .unsupported(.namedGroup) { skip(through: head == "'" ? "'" : ">") }
      if fault == .unsupported(.comment) { _ = cursor.take { $0 != ")" } }
      if fault == .notRegular(.conditional) { skip(through: ")") }
      return fault
    }
    guard let scalar = cursor.peek() else { return .syntax(.unknownGroup) }
    if scalar.isASCIIDigit { return .notRegular(.recursion) }
    let flags = cursor.take { $0 == "-" || $0 == "^" || $0.isASCIILetter }
    if !flags.isEmpty, cursor.peek() == ")" || cursor.take(":") { return .unsupported(.flags) }
    return .syntax(.unknownGroup)
  }

  /// Longer heads stand before those they begin with.
  private static let groupFaults: KeyValuePairs<String, PatternFault.Reason> = [
    "=": .notRegular(.lookaround), "!": .notRegular(.lookaround),
    "<=": .notRegular(.lookaround), "<!": .notRegular(.lookaround),
    ">": .notRegular(.atomicGroup), "(": .notRegular(.conditional),
    "R": .notRegular(.recursion), "&": .notRegular(.recursion), "P>": .notRegular(.recursion),
    "P=": .notRegular(.backreference),
    "P<": .unsupported(.namedGroup), "<": .unsupported(.namedGroup), "'": .unsupported(.namedGroup),
    "#": .unsupported(.comment), "|": .unsupported(.branchReset),
  ]

  /// Takes everything up to `end` and it, unless the group ends before.
  private mutating func skip(through end: Unicode.Scalar) {
    _ = cursor.take { $0 != end && $0 != ")" && $0 != "(" }
    if cursor.peek() == end { cursor.next() }
  }
}

extension Unicode.Scalar {
  /// Whether this is one of `0` to `9`.
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }

  /// Whether this is one of `a` to `z` and `A` to `Z`.
  var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
}
