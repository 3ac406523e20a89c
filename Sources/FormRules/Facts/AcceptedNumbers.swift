import FormPlan

/// The numbers that a field accepts, as far as literals say so in every state.
struct AcceptedNumbers {
  private var lowest: ExactNumber?
  private var highest: ExactNumber?
  private var fractions = Bounds(lower: nil, upper: nil)
  private var listed: [ExactNumber]?
  private let isWhole: Bool
  private let hasSeparator: Bool

  /// Reads the validators of a field that holds a number.
  init(_ field: Field) {
    isWhole = field.holds == .integer
    hasSeparator = field.keyboard.row.offers == .decimals
    for validator in field.validators where validator.when == .always { narrow(by: validator.check) }
  }

  private mutating func narrow(by check: Check) {
    switch check {
    case .range(let lower, let upper):
      if let number = lower?.number { lowest = max(lowest ?? number, number) }
      if let number = upper?.number { highest = min(highest ?? number, number) }
    case .fraction(let bounds):
      fractions.lower = max(fractions.lower ?? 0, bounds.lower ?? 0)
      fractions.upper = [fractions.upper, bounds.upper].compactMap(\.self).min()
    case .oneOf(let values): listed = values.compactMap(\.number)
    default: break
    }
  }

  /// What a pad cannot send: an accepted number, and whether that is so of all; nil where all can.
  ///
  /// A pad has no minus. That it can send no number below zero is said only where somebody wrote such a number.
  var untypable: (text: String, isEvery: Bool)? {
    if let listed {
      let accepted = listed.filter { ($0 >= lowest ?? $0) && ($0 <= highest ?? $0) }
      let missed = accepted.filter { !isTypable($0) }
      return missed.first.map { ("\($0)", missed.count == accepted.count) }
    }
    if let highest, highest < 0 { return ("\(highest)", true) }
    if let lowest, lowest < 0 { return (lowest <= -1 ? "-1" : "\(lowest)", false) }
    guard !isWhole, !hasSeparator else { return nil }
    if let least = fractions.lower, least > 0 { return ("0.5", true) }
    let half = (lowest ?? 0) + (ExactNumber("0.5") ?? 0)
    return fractions.upper == 0 || highest.map { half > $0 } ?? false ? nil : ("\(half)", false)
  }

  private func isTypable(_ number: ExactNumber) -> Bool {
    number >= 0 && (hasSeparator && !isWhole || number.fractionDigits == 0)
  }
}

extension Expression {
  /// The number that it is.
  fileprivate var number: ExactNumber? {
    if case .number(let number) = self { number } else { nil }
  }
}
