/// Expressions as far as their layout needs to tell them apart; numbers are places of tokens.
indirect enum Expression {
  /// One token, or several that stay together.
  case word([Int])
  case implicitMember(dot: Int, name: Int)
  case tuple(open: Int, [Argument], close: Int)
  case array(open: Int, [Element], close: Int)
  case closure(Closure)
  case chain(Expression, [Link])
  case prefixed(Int, Expression)
  /// Operands and the operators of one precedence between them.
  case infix(Expression, [(sign: Int, operand: Expression)])
  case assignment(Expression, Int, Expression)
  case choice(Expression, question: Int, Expression, colon: Int, Expression)
  case cast(Expression, [Int], TypeText)
  /// `try`, `await`.
  case effect(Int, Expression)
  /// `let` or `var` in a pattern.
  case binding(Int, Expression)
  case type(TypeText)
  /// `if` or `switch` as a value.
  case statement(Statement)

  /// An argument, or an element of a tuple.
  struct Argument {
    var label: Int?
    var colon: Int?
    var value: Expression
    var comma: Int?
  }

  /// An element of an array, or an entry of a dictionary.
  struct Element {
    var key: (Expression, colon: Int)?
    var value: Expression
    var comma: Int?
  }

  /// A step of a chain.
  enum Link {
    case member(dot: Int, name: Int)
    case call(open: Int?, [Argument], close: Int?, [Trailing])
    case index(open: Int, [Argument], close: Int)
    /// `?` or `!`.
    case mark(Int)
    case generics(TypeText)
    case conditional([(directive: Int, condition: [Int], links: [Link])], end: Int)
  }

  /// A closure behind a call.
  struct Trailing {
    var label: (name: Int, colon: Int)?
    var closure: Closure
  }

  /// A closure.
  struct Closure {
    var open: Int
    var signature: Signature?
    var body: [Statement]
    var close: Int
  }

  /// What stands before a closure's `in`.
  struct Signature {
    /// `[weak self]`, as tokens that stay together.
    var capture: [Int]
    var parameters: [(name: Int, comma: Int?)]
    /// Parenthesized parameters with types, and what follows them.
    var clause: TypeText?
    var keyword: Int
  }
}
