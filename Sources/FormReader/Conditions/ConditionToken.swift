import FormPlan

/// The smallest piece of a condition that means something.
struct ConditionToken {
  /// What it is.
  enum Kind: Hashable {
    /// A name, member, or `true` and `false`.
    case word(String)
    case number(String)
    case offset(Int, FormDay.Unit)
    case text(String)
    case symbol(Symbol)
    /// What cannot be read; nothing follows but the end.
    case fault(ConditionFault)
    case end
  }

  /// A sign of the language.
  enum Symbol: String, CaseIterable {
    case range = "..."
    case and = "&&"
    case or = "||"
    case equal = "=="
    case notEqual = "!="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case less = "<"
    case greater = ">"
    case plus = "+"
    case minus = "-"
    case not = "!"
    case open = "("
    case close = ")"
    case openList = "["
    case closeList = "]"
    case comma = ","
    case point = "."
  }

  /// Something that is written with signs: a symbol, or what other languages write for one.
  struct Sign {
    var written: [Unicode.Scalar]
    var meaning: Symbol
    var isForeign: Bool

    /// Every sign, a longer one before those that it begins with.
    static let all: [Sign] = {
      let foreign: [(String, Symbol)] = [
        ("..<", .range), ("===", .equal), ("!==", .notEqual), ("<>", .notEqual), ("~=", .notEqual),
        ("≠", .notEqual),
        ("=<", .lessOrEqual), ("≤", .lessOrEqual), ("=>", .greaterOrEqual), ("≥", .greaterOrEqual),
        ("=", .equal), ("&", .and), ("|", .or),
      ]
      let signs =
        foreign.map { Sign(written: Array($0.unicodeScalars), meaning: $1, isForeign: true) }
        + Symbol.allCases.map {
          Sign(written: Array($0.rawValue.unicodeScalars), meaning: $0, isForeign: false)
        }
      return [3, 2, 1].flatMap { length in signs.filter { $0.written.count == length } }
    }()
  }

  var kind: Kind
  var range: Range<Int>

  /// Whether an operand can begin with it.
  var beginsOperand: Bool {
    switch kind {
    case .word, .number, .offset, .text, .symbol(.open), .symbol(.openList), .symbol(.not), .symbol(.point):
      true
    case .symbol, .fault, .end: false
    }
  }
}

extension ConditionToken {
  /// The comparison that it writes.
  var comparison: Expression.Comparison? {
    guard case .symbol(let symbol) = kind else { return nil }
    return Expression.Comparison(rawValue: symbol.rawValue)
  }

  /// The sign that it writes between the operands of a sum.
  var sumSign: ConditionSyntax.Term.Sign? {
    guard case .symbol(let symbol) = kind else { return nil }
    return ConditionSyntax.Term.Sign(rawValue: symbol.rawValue)
  }
}
