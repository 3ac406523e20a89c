extension FormChecks {
  /// A regular expression over Unicode scalars.
  ///
  /// `.sequence(["DE-", .any("0"..."9").repeated(5)])` takes `DE-` and five digits.
  indirect enum Pattern: ExpressibleByStringLiteral, Sendable {
    /// One scalar that lies in any of the ranges.
    case scalar(in: [ClosedRange<Unicode.Scalar>])
    /// One pattern after the other.
    case sequence([Pattern])
    /// Any of the patterns.
    case oneOf([Pattern])
    /// A pattern at least so often, and at most so often if there is an upper bound.
    case repetition(Pattern, from: Int, to: Int?)

    init(stringLiteral text: String) {
      self = .text(text)
    }
  }
}

extension FormChecks.Pattern {
  /// Exactly this text, scalar by scalar; a string literal alone means the same.
  static func text(_ text: String) -> Self {
    .sequence(text.unicodeScalars.map { .scalar(in: [$0...$0]) })
  }

  /// One of the scalars of a text: `.any(of: "+-")`.
  static func any(of scalars: String) -> Self {
    .any(or: scalars)
  }

  /// One scalar that lies in a range or stands in `others`: `.any("A"..."Z", or: "_-")`.
  static func any(_ ranges: ClosedRange<Unicode.Scalar>..., or others: String = "") -> Self {
    .scalar(in: ranges + others.unicodeScalars.map { $0...$0 })
  }

  /// One scalar of any kind.
  static var anything: Self { .any("\u{0}"..."\u{10FFFF}") }

  /// One scalar of any kind but a line break.
  static var anythingInLine: Self {
    .any(
      "\u{0}"..."\u{9}", "\u{E}"..."\u{84}", "\u{86}"..."\u{2027}", "\u{202A}"..."\u{10FFFF}")
  }

  /// This pattern or nothing.
  var optional: Self { .repetition(self, from: 0, to: 1) }

  /// This pattern exactly `count` times.
  func repeated(_ count: Int) -> Self { .repetition(self, from: count, to: count) }

  /// This pattern as often as `counts` allow.
  func repeated(_ counts: ClosedRange<Int>) -> Self {
    .repetition(self, from: counts.lowerBound, to: counts.upperBound)
  }

  /// This pattern as often as `counts` allow.
  func repeated(_ counts: PartialRangeFrom<Int>) -> Self {
    .repetition(self, from: counts.lowerBound, to: nil)
  }
}
