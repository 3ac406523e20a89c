import FormPlan
import SwiftTemplates

/// One side of a comparison or a sum, printed.
struct Operand {
  /// The expression.
  var text: SwiftExpression
  /// Its type, where that matters; nil for whole literals too, which are of any type of number.
  var word: FieldType.Word?
  /// Whether it can be nil.
  var isOptional: Bool

  /// Describes an operand.
  init(_ text: SwiftExpression, _ word: FieldType.Word? = nil, isOptional: Bool = false) {
    self.text = text
    self.word = word
    self.isOptional = isOptional
  }

  /// A comparison; of an order with something empty, through a function that says no.
  func compared(_ sign: Expression.Comparison, _ other: Operand) -> SwiftExpression {
    var (left, right) = (self, other)
    left.align(with: &right)
    let sign = SwiftExpression.Comparison(sign)
    if sign == .equal || sign == .notEqual || !left.isOptional && !right.isOptional {
      return left.text.compared(sign, right.text)
    }
    return SwiftExpression.word("FormChecks").member("holds")
      .call([.init(nil, left.text), .init(nil, .function(sign)), .init(nil, right.text)])
  }

  /// A sum or difference; empty where one side is.
  func combined(by sign: SwiftExpression, with other: Operand) -> Operand {
    var (left, right) = (self, other)
    left.align(with: &right)
    let word = left.word ?? right.word
    if !left.isOptional, !right.isOptional {
      return Operand(sign == .plus ? left.text + right.text : left.text - right.text, word)
    }
    return Operand(
      SwiftExpression.word("FormChecks").member("combined")
        .call([.init(nil, left.text), .init(nil, sign), .init(nil, right.text)]),
      word, isOptional: true)
  }

  /// Makes two operands of one type: whole numbers decimal beside a decimal, moments days beside a day.
  mutating func align(with other: inout Operand) {
    switch (word, other.word) {
    case (.integer, .decimal): widen()
    case (.decimal, .integer): other.widen()
    case (.dateTime, .day): dropTime()
    case (.day, .dateTime): other.dropTime()
    default: break
    }
  }

  private mutating func widen() {
    let convert = isOptional ? SwiftExpression.word("FormChecks").member("decimal") : .word("Decimal")
    text = convert.call([.init(nil, text)])
    word = .decimal
  }

  private mutating func dropTime() {
    text = isOptional ? text.optionalMember(.word("day")) : text.member("day")
    word = .day
  }
}

extension SwiftExpression.Comparison {
  /// The operator of a plan's comparison.
  init(_ sign: Expression.Comparison) {
    switch sign {
    case .equal: self = .equal
    case .notEqual: self = .notEqual
    case .less: self = .less
    case .lessOrEqual: self = .lessOrEqual
    case .greater: self = .greater
    case .greaterOrEqual: self = .greaterOrEqual
    }
  }
}
