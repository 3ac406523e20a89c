extension BuiltInTexts {
  /// What a validator says where the author says nothing.
  public func message(for check: Check) -> String {
    switch check {
    case .required: required
    case .accepted: accepted
    case .integer: integer
    case .number: number
    case .pattern, .oneOf, .check, .custom: pattern
    case .email: email
    case .url: url
    case .phone: phone
    case .postalCode: postalCode
    case .creditCard: creditCard
    case .iban: iban
    case .matches: matches
    case .before: before
    case .after: after
    case .length(let bounds): Self.text(bounds, exactly, atLeast, atMost, between)
    case .digits(let bounds): Self.text(bounds, digitsExactly, digitsAtLeast, digitsAtMost, digitsBetween)
    case .fraction(let bounds): (bounds.lower ?? 0) > 0 ? pattern : Self.fill(fraction, [bounds.upper ?? 0])
    case .range(let lower, let upper): range(lower, upper)
    }
  }

  private static func text(
    _ bounds: Bounds, _ exactly: String, _ atLeast: String, _ atMost: String, _ between: String
  ) -> String {
    switch (bounds.lower, bounds.upper) {
    case (let lower?, let upper?) where lower == upper: fill(exactly, [lower])
    case (let lower?, let upper?): fill(between, [lower, upper])
    case (let lower?, nil): fill(atLeast, [lower])
    case (nil, let upper): fill(atMost, [upper ?? 0])
    }
  }

  /// Numbers are named; a moment would need the reader's way of writing dates, and a field has none yet.
  private func range(_ lower: Expression?, _ upper: Expression?) -> String {
    switch (lower, upper) {
    case (.number(let lower)?, .number(let upper)?):
      Self.fill(numberBetween, [written(lower), written(upper)])
    case (.number(let lower)?, nil): Self.fill(numberAtLeast, [written(lower)])
    case (nil, .number(let upper)?): Self.fill(numberAtMost, [written(upper)])
    default: momentRange
    }
  }

  private func written(_ number: ExactNumber) -> String {
    let hasComma = ["de", "fr", "es", "ru"].contains(language)
    return hasComma ? String(number.description.map { $0 == "." ? "," : $0 }) : number.description
  }

  /// Puts values in place of each `#`; English alone says "1 characters" where the others need no plural.
  private static func fill(_ text: String, _ values: [some CustomStringConvertible]) -> String {
    var filled = ""
    var values = values.map(\.description)
    let isSingular = values == ["1"]
    for character in text {
      if character == "#", !values.isEmpty {
        filled += values.removeFirst()
      } else {
        filled.append(character)
      }
    }
    for plural in ["characters", "digits"] where isSingular {
      if let range = filled.firstRange(of: plural) { filled.replaceSubrange(range, with: plural.dropLast()) }
    }
    return filled
  }
}

extension String {
  /// Where a part stands first.
  fileprivate func firstRange(of part: String) -> Range<Index>? {
    indices.first { self[$0...].hasPrefix(part) }.map { $0..<index($0, offsetBy: part.count) }
  }
}
