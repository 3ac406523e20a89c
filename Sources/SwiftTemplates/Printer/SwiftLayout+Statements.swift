extension SwiftLayout {
  /// Statements, each on a line of its own.
  mutating func put(_ statements: [Statement]) {
    for (place, statement) in statements.enumerated() {
      stream.before(.open)
      putItem(statement)
      let isLast = place == statements.count - 1
      stream.after(.close, .mark(.reset, 0, lines: isLast ? .elective : .soft))
    }
  }

  /// A statement of a list; all branches of an `if` break alike.
  private mutating func putItem(_ statement: Statement) {
    if case .choice(let choice) = statement {
      putChoice(choice, isItem: true)
      stream.after(.close)
    } else {
      put(statement)
    }
  }

  mutating func put(_ statement: Statement) {
    switch statement {
    case .expression(let expression): put(expression)
    case .variable(let variable): putVariable(variable)
    case .function(let function): putFunction(function)
    case .typeDeclaration(let declaration): putType(declaration)
    case .enumCase(let head, let keyword, let elements): putEnumCase(head, keyword, elements)
    case .alias(let head, let keyword, let name, let equal, let type):
      putAlias(head, keyword, name, equal, type)
    case .importing(let run): put(run: run)
    case .choice(let choice): putChoice(choice, isItem: false)
    case .guarding(let keyword, let conditions, let otherwise, let block):
      putGuard(keyword, conditions, otherwise, block)
    case .loop(let loop): putLoop(loop)
    case .whileLoop(let keyword, let conditions, let block):
      put(keyword)
      stream.after(.space(1))
      putConditions(conditions, stacksFirst: false)
      put(block)
    case .block(let keyword, let block, let catches): putBlock(keyword, block, catches)
    case .repeating(let keyword, let block, let condition, let expression):
      put(keyword)
      put(block)
      stream.before(.space(1))
      put(condition)
      stream.after(.space(1))
      put(expression)
    case .selection(let selection): putSwitch(selection)
    case .jump(let keyword, let value):
      put(keyword)
      guard let value else { return }
      stream.before(.mark(.continue))
      put(value)
    case .conditional(let clauses, let end): putConditional(clauses, end)
    case .verbatim(let range): putVerbatim(range)
    }
  }

  /// A block in braces, on the line of what precedes it unless that is a continued line.
  mutating func put(_ block: Statement.Block, resets: Bool = true) {
    if resets { stream.before(.mark(.reset, lines: .stubborn)) }
    put(block.open)
    putBody(block.body, block.close, lines: .elective)
  }

  /// What stands behind an opening brace, and the closing one.
  mutating func putBody(_ body: [Statement], _ close: Int, lines: LayoutBreak.Lines) {
    let isEmpty = body.isEmpty && tokens[close].comments.isEmpty
    stream.after(.mark(.open, isEmpty ? 0 : 1, lines: lines))
    if !isEmpty { stream.after(.open) }
    put(body)
    stream.before(.mark(.close, isEmpty ? 0 : 1))
    if !isEmpty { stream.before(.close) }
    put(close)
  }

  private mutating func putChoice(_ choice: Statement.If, isItem: Bool) {
    put(choice.keyword)
    stream.after(.space(1))
    if isItem { stream.before(.open(consistent: true)) }
    stream.before(.open)
    putConditions(choice.conditions, stacksFirst: false)
    stream.after(.close)
    put(choice.body)
    guard let otherwise = choice.otherwise else { return }
    stream.before(.space(1))
    put(otherwise.keyword)
    switch otherwise.1 {
    case .block(let block): put(block)
    case .choice(let next):
      stream.after(.space(1))
      putChoice(next, isItem: false)
    }
  }

  private mutating func putConditions(_ conditions: [Statement.Condition], stacksFirst: Bool) {
    for (place, condition) in conditions.enumerated() {
      let stacks = stacksFirst || place > 0
      if stacks { stream.before(.mark(.openContinuation, 0)) }
      stream.before(.open)
      putCondition(condition.kind)
      if let comma = condition.comma { put(comma) }
      stream.after(.close)
      if condition.comma != nil { stream.after(.mark(.same)) }
      if stacks { stream.after(.mark(.close(mustBreak: false), 0)) }
    }
  }

  private mutating func putCondition(_ condition: Statement.Condition.Kind) {
    switch condition {
    case .expression(let expression): put(expression)
    case .binding(let keyword, let pattern, let annotation, let value):
      put(keyword)
      stream.after(.mark(.continue))
      put(pattern)
      if let annotation { putAnnotation(annotation) }
      if let value {
        stream.before(.space(1))
        put(value.equal)
        putBoundValue(value.1)
      }
      if annotation != nil { stream.after(.mark(.close(mustBreak: false), 0)) }
    case .matching(let keyword, let pattern, let equal, let value):
      stream.before(.open)
      put(keyword)
      stream.after(.mark(.continue))
      put(pattern)
      stream.before(.space(1))
      put(equal)
      stream.after(.mark(.continue))
      put(value)
      stream.after(.close)
    }
  }

  private mutating func putBoundValue(_ value: Expression) {
    if case .choice = value { return putValue(value) }
    if let parenthesis = value.leftmostParenthesis {
      stream.after(.mark(.openContinuation))
      postpone([.mark(.close(mustBreak: false), 0)], after: parenthesis)
    } else {
      stream.after(.mark(.continue))
    }
    put(value)
  }

  /// `: Type`; the caller closes the continuation that it opens.
  mutating func putAnnotation(_ annotation: (colon: Int, TypeText)) {
    put(annotation.colon)
    stream.after(.mark(.openContinuation, lines: .stubborn))
    stream.before(.open)
    put(annotation.1)
    stream.after(.close)
  }

  private mutating func putGuard(
    _ keyword: Int, _ conditions: [Statement.Condition], _ otherwise: Int, _ block: Statement.Block
  ) {
    put(keyword)
    stream.after(.space(1))
    putConditions(conditions, stacksFirst: true)
    stream.before(.mark(.reset), .open)
    put(otherwise)
    stream.after(.space(1))
    stream.before(.close)
    put(block, resets: false)
  }

  private mutating func putLoop(_ loop: Statement.For) {
    put(loop.keyword)
    stream.after(.space(1))
    if let word = loop.isCase {
      put(word)
      stream.after(.space(1))
    }
    put(loop.pattern)
    stream.before(.mark(.continue))
    put(loop.separator)
    stream.after(.space(1))
    put(loop.sequence)
    if let filter = loop.filter { putFilter(filter) }
    put(loop.body)
  }

  private mutating func putFilter(_ filter: (keyword: Int, Expression)) {
    stream.before(.mark(.same), .open)
    put(filter.keyword)
    stream.after(.mark(.continue))
    put(filter.1)
    stream.after(.close)
  }

  private mutating func putBlock(
    _ keyword: Int, _ block: Statement.Block,
    _ catches: [(keyword: Int, pattern: Expression?, Statement.Block)]
  ) {
    put(keyword)
    put(block)
    for (keyword, pattern, block) in catches {
      stream.before(.space(1))
      put(keyword)
      if let pattern {
        stream.before(.space(1))
        put(pattern)
      }
      put(block)
    }
  }

  private mutating func putSwitch(_ selection: Statement.Switch) {
    stream.before(.open)
    put(selection.keyword)
    stream.after(.space(1))
    put(selection.subject)
    stream.before(.mark(.reset))
    put(selection.open)
    stream.after(.close)
    for item in selection.cases { putCase(item) }
    stream.before(.mark(.same, 0, lines: selection.cases.isEmpty ? .elective : .soft))
    put(selection.close)
  }

  private mutating func putCase(_ item: Statement.Case) {
    stream.before(.mark(.same, lines: .soft))
    if let attribute = item.attribute {
      put(run: attribute.name)
      stream.after(.space(1))
    }
    stream.before(.open)
    put(item.keyword)
    if !item.items.isEmpty { stream.after(.space(1)) }
    for (place, pattern) in item.items.enumerated() {
      stream.before(.open)
      put(pattern.pattern)
      if let filter = pattern.filter { putFilter(filter) }
      guard let comma = pattern.comma else {
        stream.after(.close)
        continue
      }
      put(comma)
      let isRequired = pattern.filter == nil && item.items[place + 1].filter != nil
      stream.after(.close, .mark(.continue, lines: isRequired ? .soft : .elective))
    }
    put(item.colon)
    stream.after(.close, .mark(.reset, 0), .mark(.open), .open)
    put(item.body)
    stream.after(.mark(.close, 0), .close)
  }

  private mutating func putConditional(
    _ clauses: [(directive: Int, condition: [Int], body: [Statement])], _ end: Int
  ) {
    for clause in clauses {
      put(clause.directive)
      if !clause.condition.isEmpty {
        stream.after(.space(1), .suspend)
        put(run: clause.condition)
        stream.after(.resume, .mark(.reset, 0))
      }
      stream.after(.mark(.open), .open)
      put(clause.body)
      stream.after(.mark(.close, lines: .soft), .close)
    }
    put(end)
    stream.after(.mark(.same, 0, lines: .soft))
  }

  /// Tokens that are not understood: their lines stay, relative to the first.
  private mutating func putVerbatim(_ range: Range<Int>) {
    guard let first = range.first else { return }
    let margin = tokens[first].column
    for index in range {
      let token = tokens[index]
      if index > first, token.lines > 0 {
        stream.before(.mark(.same, 0, lines: .soft))
        stream.writeVerbatim(token, indentation: max(0, token.column - margin))
        noteVerbatim(index)
      } else {
        if index > first, token.isSpaced { stream.after(.space(1)) }
        put(index)
      }
    }
  }
}
