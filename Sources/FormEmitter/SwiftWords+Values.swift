import FormPlan
import SwiftTemplates

extension SwiftExpression {
  /// A number as a literal of `Int` or `Decimal`; digits after the separator cannot be written as one exactly.
  static func number(_ number: ExactNumber) -> SwiftExpression {
    guard !number.isWhole else { return .literal(.integer(number.whole)) }
    let digits = number.fractionDigits
    if let scaled = number.scaled(digits) { return decimal(scaled, digits) }
    let rest = ExactNumber(number.whole)
    let fraction = number - rest
    return .literal(.integer(rest.whole)) + decimal(fraction.scaled(digits) ?? 0, digits)
  }

  /// `Decimal(25) / 100`: 0.25, exactly, where a literal would pass through a binary number.
  private static func decimal(_ number: Int, _ places: Int) -> SwiftExpression {
    let power = (0..<places).reduce(1) { power, _ in power * 10 }
    return SwiftExpression.word("Decimal").call([.init(nil, .literal(.integer(number)))])
      / .literal(.integer(power))
  }

  /// `FormDay("2026-11-30")`, which is optional and never nil.
  static func moment(_ type: FieldType.Word, _ description: String) -> SwiftExpression {
    SwiftExpression.word(type.rawValue).call([.init(nil, .text(description))])
  }
}

extension FormDay.Unit {
  /// The name of the case.
  var name: SwiftName {
    switch self {
    case .days: .word("days")
    case .weeks: .word("weeks")
    case .months: .word("months")
    case .years: .word("years")
    }
  }
}
