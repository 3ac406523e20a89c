import FormPlan

extension PatternParser {
  /// Reads `[…]` or `[^…]`; `nil` when nothing can be made of it, which is reported.
  mutating func readClass() -> ScalarSet? {
    let start = cursor.offset
    cursor.next()
    let isNegated = cursor.take("^")
    let head = start..<cursor.offset
    guard !cursor.take("]") else {
      report(.syntax(.emptyClass), from: start)
      return nil
    }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    var named: [ClosedRange<Unicode.Scalar>] = []
    while !cursor.take("]") {
      guard !cursor.isAtEnd else {
        report(.syntax(.unclosedClass), at: head)
        return nil
      }
      switch readMember() {
      case .range(let range): ranges.append(range)
      case .named(let set): named += set.ranges
      case nil: break
      }
    }
    let set = ignoresCase ? CaseVariants.closure(of: ranges) : ScalarSet(ranges)
    let whole = ScalarSet(set.ranges + named)
    return isNegated ? whole.inverted : whole
  }

  private enum Member {
    case range(ClosedRange<Unicode.Scalar>)
    case named(ScalarSet)
  }

  /// Reads a scalar, a range or a named class; `nil` when it was at fault, which is reported.
  private mutating func readMember() -> Member? {
    if reportedForeign() { return nil }
    let start = cursor.offset
    let first = readClassElement()
    guard cursor.peek() == "-", let after = cursor.peek(1), after != "]", after != "-" else {
      switch first {
      case .scalar(let scalar): return .range(scalar...scalar)
      case .named(let set): return .named(set)
      case nil: return nil
      }
    }
    cursor.next()
    return range(from: first, to: reportedForeign() ? nil : readClassElement(), start: start)
  }

  private mutating func range(from first: Element?, to last: Element?, start: Int) -> Member? {
    guard let first, let last else { return nil }
    guard case .scalar(let low) = first, case .scalar(let high) = last else {
      report(.syntax(.rangeOfClass), from: start)
      return nil
    }
    guard low <= high else {
      report(.syntax(.reversedRange), from: start)
      return nil
    }
    return .range(low...high)
  }

  private mutating func readClassElement() -> Element? {
    cursor.peek() == "\\" ? readEscape() : cursor.next().map(Element.scalar)
  }

  /// Takes and reports what only some engines understand inside a class.
  private mutating func reportedForeign() -> Bool {
    let start = cursor.offset
    for operation in ["&&", "--", "||", "~~"] where cursor.take(operation) {
      report(.unsupported(.setOperation), from: start)
      return true
    }
    if cursor.take("[:") {
      _ = cursor.take { $0 == "^" || $0.isASCIILetter }
      _ = cursor.take(":]")
      report(.unsupported(.namedClass), from: start)
      return true
    }
    guard cursor.take("[") else { return false }
    report(.syntax(.unescaped("[")), from: start)
    return true
  }
}
