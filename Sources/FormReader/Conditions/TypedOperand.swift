import FormPlan

/// A part of a condition whose type is known.
struct TypedOperand {
  var type: ConditionType
  var expression: Expression
  var syntax: ConditionSyntax
  /// The field, where the part is nothing but one.
  var field: ConditionField?
  /// The largest that a number can be, either side of zero.
  var magnitude = 0
  /// How many operations stand within each other in a sum.
  var depth = 0

  var range: Range<Int> { syntax.range }

  /// What a fault says of it.
  var side: TypeFault.Side { TypeFault.Side(type: type, field: field?.path, range: range) }

  /// What a literal says, without quotes or point; nil for everything else.
  var literal: String? {
    switch syntax.node {
    case .boolean(let value): "\(value)"
    case .number(let text), .text(let text), .option(let text): text
    case .name, .member, .contains, .list, .not, .and, .or, .compare, .sum, .offset: nil
    }
  }
}

extension ValueType {
  /// What a field that holds this is in a condition; nil where it holds nothing.
  var conditionType: ConditionType? {
    switch self {
    case .text: .text
    case .boolean: .boolean
    case .option: .choice
    case .options: .choices
    case .integer, .number: .number
    case .day: .day
    case .time: .time
    case .dateTime: .dateTime
    case .nothing: nil
    }
  }
}
