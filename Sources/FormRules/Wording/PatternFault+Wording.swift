import FormReader

extension PatternFault {
  /// Whether it asks for more than a regular language.
  var isNotRegular: Bool {
    if case .notRegular = reason { true } else { false }
  }

  /// What is said about the fault; a reason that is not here does not compile.
  ///
  /// - Parameter source: what stands there in the pattern.
  func words(_ source: String) -> Words {
    switch reason {
    case .syntax(let syntax): syntax.words(source)
    case .notRegular(let fault): fault.words(source)
    case .unsupported(let fault): fault.words(source)
    case .limit(.depth):
      Words("groups of a pattern are nested too deep", "at most \(PatternReading.groupLimit) levels")
    case .limit(.size):
      Words(
        "a pattern is too large once its counts are written out", "too large", help: "make its counts smaller"
      )
    }
  }
}

extension PatternFault.Syntax {
  fileprivate func words(_ source: String) -> Words {
    let source = Words.quoted(source)
    return switch self {
    case .unclosedGroup: Words("a group of a pattern is not closed", "no ')' follows")
    case .unopenedGroup:
      Words("')' closes no group of a pattern", "no '(' before it", help: "write `\\)` for the sign itself")
    case .unknownGroup: Words("\(source) begins no group", "no kind of group")
    case .unclosedClass: Words("a class of a pattern is not closed", "no ']' follows")
    case .emptyClass: Words("a class of a pattern is empty", "nothing in it")
    case .unescaped(let sign):
      Words("'\(sign)' stands alone in a pattern", "closes or opens nothing", help: "write `\\\(sign)`")
    case .reversedRange: Words("the range \(source) ends before it begins", "the end lies below the start")
    case .rangeOfClass: Words("\(source) is a range with a class at one end", "no single character")
    case .nothingToRepeat: Words("\(source) repeats nothing", "nothing before it")
    case .repeatedRepeat:
      Words("\(source) repeats a repeat", "the second in a row", help: "group the first: `(…)`")
    case .repeatedAnchor: Words("\(source) repeats an anchor", "an anchor has no length")
    case .brokenCount:
      Words(
        "\(source) begins no count", "not a count",
        help: "write `{2}`, `{2,}` or `{2,5}`, or `\\{` for the sign")
    case .reversedCount: Words("the count \(source) ends before it begins", "the end lies below the start")
    case .unknownEscape: Words("\(source) means nothing in a pattern", "no such escape")
    case .brokenEscape:
      Words("\(source) lacks digits", "digits are missing", help: "write `\\x41` or `\\u0041`")
    case .notAScalar: Words("\(source) is no character of Unicode", "no such character")
    case .trailingBackslash: Words("a pattern ends with a backslash", "escapes nothing", help: "write `\\\\`")
    case .anchorInside:
      Words("\(source) stands inside a pattern, where nothing can match", "neither start nor end")
    }
  }
}

extension PatternFault.NotRegular {
  fileprivate func words(_ source: String) -> Words {
    let source = Words.quoted(source)
    return switch self {
    case .backreference: Words("\(source) refers back to what a group matched", "a backreference")
    case .lookaround:
      Words(
        "\(source) looks ahead or back", "a lookaround",
        help: "write what may stand there, or a second validator")
    case .possessive:
      Words("\(source) never gives back what it took", "possessive", help: "leave the second sign out")
    case .atomicGroup:
      Words("\(source) never gives back what it took", "an atomic group", help: "write `(?:…)`")
    case .recursion: Words("\(source) matches a pattern inside itself", "recursion")
    case .conditional: Words("\(source) asks what another group matched", "a conditional")
    }
  }
}

extension PatternFault.Unsupported {
  fileprivate func words(_ source: String) -> Words {
    let source = Words.quoted(source)
    return switch self {
    case .namedGroup: Words("\(source) names a group, which nothing reads", "a name", help: "write `(…)`")
    case .flags:
      Words(
        "\(source) sets flags inside a pattern", "only `(?i)` in front", help: "put `(?i)` at the very front")
    case .comment:
      Words("\(source) is a comment in a pattern", "a comment", help: "write it behind a `#` of YAML")
    case .branchReset:
      Words("\(source) is no group that every engine knows", "not known here", help: "write `(…)`")
    case .property:
      Words(
        "\(source) asks for a property of characters", "not known here", help: "list the ranges in a class")
    case .wordBoundary: Words("\(source) asks for the edge of a word", "not known here")
    case .anchorEscape:
      Words(
        "\(source) is an anchor, and a pattern always matches the whole value", "not known here",
        help: "leave it out")
    case .quotation:
      Words(
        "\(source) quotes a part of a pattern", "not known here", help: "put a backslash before each sign")
    case .escape: Words("\(source) means something else in every engine", "not known here")
    case .namedClass:
      Words(
        "\(source) is a class by name", "not known here",
        help: "write the range: `a-z`, or `\\d`, `\\w`, `\\s`")
    case .setOperation:
      Words(
        "\(source) is an operation on classes in some engines", "not known here",
        help: "put a backslash before it")
    }
  }
}
