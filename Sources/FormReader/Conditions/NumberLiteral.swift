import FormPlan

/// Reads `12`, `1.50` and `14d`.
enum NumberLiteral {
  /// The most digits before the point, leading zeros included, and behind it.
  static let maximumDigits = 15

  /// The token that begins with the digit, or point before a digit, here.
  static func token(at cursor: inout ScalarCursor) -> ConditionToken.Kind {
    let start = cursor.offset
    let whole = cursor.advance(while: \.isDigit)
    var fraction = ""
    if cursor.current == ".", cursor.peek(1)?.isDigit == true {
      cursor.advance()
      fraction = cursor.advance(while: \.isDigit)
    }
    let written = fraction.isEmpty ? whole : "\(whole).\(fraction)"
    let unit = cursor.advance(while: \.continuesName)
    if whole.utf8.count > maximumDigits || fraction.utf8.count > maximumDigits {
      return cursor.fault(.numberTooLong, from: start)
    }
    if unit.isEmpty, !whole.isEmpty { return .number(written) }
    guard fraction.isEmpty, let amount = Int(whole), let unit = FormDay.Unit(rawValue: unit)
    else {
      return cursor.fault(.badNumber(cursor.text(from: start)), from: start)
    }
    return .offset(amount, unit)
  }
}
