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
      case binding(
        keyword: Int, Expression, annotation: (colon: Int, TypeText)?, value: (equal: Int, Expression)?)
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
