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

/// A type: its tokens, and the layout between them.
struct TypeText {
  enum Piece {
    case token(Int)
    case before(LayoutToken)
    case after(LayoutToken)
  }

  var pieces: [Piece] = []
}

/// Statements and declarations.
indirect enum Statement {
  case expression(Expression)
  case variable(Variable)
  case function(Function)
  case typeDeclaration(TypeDeclaration)
  case enumCase(Head, keyword: Int, [CaseElement])
  case alias(Head, keyword: Int, name: Int, equal: Int, TypeText)
  case importing([Int])
  case choice(If)
  case guarding(keyword: Int, [Condition], otherwise: Int, Block)
  case loop(For)
  case whileLoop(keyword: Int, [Condition], Block)
  case block(keyword: Int, Block, catches: [(keyword: Int, pattern: Expression?, Block)])
  case repeating(keyword: Int, Block, condition: Int, Expression)
  case selection(Switch)
  /// `return`, `throw`, `break` and what follows.
  case jump(Int, Expression?)
  case conditional([(directive: Int, condition: [Int], body: [Statement])], end: Int)
  /// Tokens that are left as they are.
  case verbatim(Range<Int>)

  /// Attributes and modifiers.
  struct Head {
    var attributes: [Attribute] = []
    var modifiers: [[Int]] = []
  }

  /// An attribute: its name's tokens, and its arguments as they are.
  struct Attribute {
    var name: [Int]
    var arguments: (open: Int, [Expression.Argument], close: Int)?
  }

  struct Block {
    var open: Int
    var body: [Statement]
    var close: Int
  }

  struct Variable {
    var head: Head
    var keyword: Int
    var pattern: Expression
    var annotation: (colon: Int, TypeText)?
    var value: (equal: Int, Expression)?
    var accessors: Accessors?
  }

  enum Accessors {
    case getter(Block)
    /// `get`, `set`, `didSet` with blocks; without in protocols.
    case list(open: Int, [(keyword: [Int], Block?)], close: Int)
  }

  struct Function {
    var head: Head
    /// `func` and its name, or `init` with its mark.
    var keyword: Int
    var name: [Int]
    var generics: TypeText?
    var open: Int
    var parameters: [Parameter]
    var close: Int
    var effects: [Int]
    var result: (arrow: Int, TypeText)?
    var requirements: Requirements?
    var body: Block?
  }

  struct Parameter {
    var names: [Int]
    var attributes: [Attribute]
    var colon: Int
    var type: TypeText
    var value: (equal: Int, Expression)?
    var comma: Int?
  }

  /// A `where` clause.
  struct Requirements {
    var keyword: Int
    var items: [(TypeText, sign: Int, TypeText, comma: Int?)]
  }

  struct TypeDeclaration {
    var head: Head
    var keyword: Int
    var name: [Int]
    var generics: TypeText?
    var inheritance: (colon: Int, [(TypeText, comma: Int?)])?
    var requirements: Requirements?
    var block: Block
  }

  struct CaseElement {
    var name: Int
    var payload: TypeText?
    var value: (equal: Int, Expression)?
    var comma: Int?
  }

  struct If {
    var keyword: Int
    var conditions: [Condition]
    var body: Block
    var otherwise: (keyword: Int, Else)?
  }

  indirect enum Else {
    case block(Block)
    case choice(If)
  }

  struct Condition {
    enum Kind {
      case expression(Expression)
      case binding(keyword: Int, Expression, annotation: (colon: Int, TypeText)?, value: (equal: Int, Expression)?)
      case matching(keyword: Int, Expression, equal: Int, Expression)
    }

    var kind: Kind
    var comma: Int?
  }

  struct For {
    var keyword: Int
    var isCase: Int?
    var pattern: Expression
    var separator: Int
    var sequence: Expression
    var filter: (keyword: Int, Expression)?
    var body: Block
  }

  struct Switch {
    var keyword: Int
    var subject: Expression
    var open: Int
    var cases: [Case]
    var close: Int
  }

  struct Case {
    var attribute: Attribute?
    var keyword: Int
    var items: [(pattern: Expression, filter: (keyword: Int, Expression)?, comma: Int?)]
    var colon: Int
    var body: [Statement]
  }
}
