extension SwiftParser {
  private static let keywords: Set<String> = [
    "let", "var", "func", "init", "struct", "class", "enum", "extension", "protocol", "actor", "typealias",
    "import", "case", "deinit", "subscript", "associatedtype",
  ]
  private static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "open", "static", "class", "final", "lazy",
    "mutating", "nonmutating", "nonisolated", "override", "required", "convenience", "indirect", "weak",
    "unowned", "dynamic", "optional", "prefix", "postfix", "infix", "async", "isolated",
  ]

  /// Whether attributes, modifiers or a keyword begin a declaration here.
  var startsDeclaration: Bool {
    if at("@") { return true }
    guard token.kind == .word else { return false }
    if Self.keywords.contains(token.text) {
      return !(token.text == "actor" && tokens[next + 1].kind != .word) && !(at("init") && peeks("."))
    }
    guard Self.modifiers.contains(token.text) else { return false }
    let following = tokens[next + 1]
    let isNamed = following.kind == .word && following.isSpaced
    return isNamed && following.lines == 0 || peeks("(") && peeks("set", 2)
  }

  /// A declaration.
  mutating func declaration() throws(Puzzled) -> Statement {
    let head = try head()
    guard token.kind == .word, Self.keywords.contains(token.text) else {
      throw Puzzled()
    }
    switch token.text {
    case "let", "var": return .variable(try variable(head))
    case "func", "init", "deinit": return .function(try function(head))
    case "case": return try enumCase(head)
    case "typealias": return try alias(head)
    case "import": return importing(head)
    case "subscript", "associatedtype": throw Puzzled()
    default: return .typeDeclaration(try typeDeclaration(head))
    }
  }

  private mutating func head() throws(Puzzled) -> Statement.Head {
    var head = Statement.Head(attributes: try attributes())
    while Self.modifiers.contains(token.text), tokens[next + 1].kind == .word || peeks("(") {
      if at("class"), !Self.keywords.contains(tokens[next + 1].text) { break }
      var modifier = [take()]
      if at("(") { modifier += [take(), try takeWord(), try take(")")] }
      head.modifiers.append(modifier)
    }
    return head
  }

  private mutating func attributes() throws(Puzzled) -> [Statement.Attribute] {
    var attributes: [Statement.Attribute] = []
    while at("@") {
      var attribute = Statement.Attribute(name: [take(), try takeWord()])
      while at(".") { attribute.name += [take(), try takeWord()] }
      if at("("), !token.isSpaced {
        let isRaw = tokens[attribute.name[1]].text == "available"
        if isRaw {
          repeat { attribute.name.append(take()) } while tokens[next - 1].text != ")" && token.kind != .end
        } else {
          let open = take()
          let list = try arguments(")")
          attribute.arguments = (open, list, try take(")"))
        }
      }
      attributes.append(attribute)
    }
    return attributes
  }

  private mutating func variable(_ head: Statement.Head) throws(Puzzled) -> Statement.Variable {
    let keyword = take()
    let pattern = try pattern()
    let annotation = try annotation()
    var variable = Statement.Variable(head: head, keyword: keyword, pattern: pattern, annotation: annotation)
    if let equal = takeIf("=") { variable.value = (equal, try expression()) }
    if at("{") { variable.accessors = try accessors() }
    if at(",") { throw Puzzled() }
    return variable
  }

  private mutating func accessors() throws(Puzzled) -> Statement.Accessors {
    let words: Set<String> = [
      "get", "set", "didSet", "willSet", "mutating", "nonmutating", "async", "throws",
    ]
    guard tokens[next + 1].kind == .word, words.contains(tokens[next + 1].text), !peeks("(", 2),
      !peeks(".", 2)
    else { return .getter(try block()) }
    let open = take()
    var list: [(keyword: [Int], Statement.Block?)] = []
    while !at("}") {
      var run = [try takeWord()]
      while token.kind == .word, token.lines == 0, words.contains(token.text), !at("set") {
        run.append(take())
      }
      list.append((run, at("{") ? try block() : nil))
    }
    return .list(open: open, list, close: take())
  }

  private mutating func function(_ head: Statement.Head) throws(Puzzled) -> Statement.Function {
    let keyword = take()
    if tokens[keyword].text == "deinit" { throw Puzzled() }
    var name: [Int] = []
    if tokens[keyword].text == "func" {
      guard token.kind == .word else { throw Puzzled() }
      name = [take()]
    } else if at("?") || at("!") {
      name = [take()]
    }
    let generics = try genericParameters()
    let open = try take("(")
    let parameters = try parameters()
    var function = Statement.Function(
      head: head, keyword: keyword, name: name, generics: generics, open: open, parameters: parameters,
      close: try take(")"), effects: [])
    while at("async") || at("throws") || at("rethrows") { function.effects.append(take()) }
    if let arrow = takeIf("->") { function.result = (arrow, try type()) }
    function.requirements = try requirements()
    if at("{") { function.body = try block() }
    return function
  }

  private mutating func parameters() throws(Puzzled) -> [Statement.Parameter] {
    var parameters: [Statement.Parameter] = []
    while !at(")") {
      let attributes = try attributes()
      var names = [try takeWord()]
      if token.kind == .word { names.append(take()) }
      let colon = try take(":")
      var parameter = Statement.Parameter(
        names: names, attributes: attributes, colon: colon, type: try type())
      if at("...") { parameter.type.put(take()) }
      if let equal = takeIf("=") {
        allowsClosure = true
        parameter.value = (equal, try expression())
      }
      parameter.comma = takeIf(",")
      parameters.append(parameter)
      if parameter.comma == nil { break }
    }
    return parameters
  }

  private mutating func requirements() throws(Puzzled) -> Statement.Requirements? {
    guard let keyword = takeIf("where") else { return nil }
    var requirements = Statement.Requirements(keyword: keyword, items: [])
    repeat {
      let left = try type()
      guard at(":") || at("==") else { throw Puzzled() }
      let sign = take()
      requirements.items.append((left, sign, try type(), takeIf(",")))
    } while requirements.items.last?.comma != nil
    return requirements
  }

  private mutating func typeDeclaration(_ head: Statement.Head) throws(Puzzled) -> Statement.TypeDeclaration {
    let keyword = take()
    var name = [try takeWord()]
    while at(".") { name += [take(), try takeWord()] }
    let generics = try genericParameters()
    var inheritance: (colon: Int, [(TypeText, comma: Int?)])?
    if let colon = takeIf(":") {
      var types: [(TypeText, comma: Int?)] = []
      repeat { types.append((try type(), takeIf(","))) } while types.last?.comma != nil
      inheritance = (colon, types)
    }
    let requirements = try requirements()
    return Statement.TypeDeclaration(
      head: head, keyword: keyword, name: name, generics: generics, inheritance: inheritance,
      requirements: requirements, block: try members())
  }

  /// The members of a type, in braces.
  private mutating func members() throws(Puzzled) -> Statement.Block {
    let open = try take("{")
    let body = try memberStatements()
    return Statement.Block(open: open, body: body, close: try take("}"))
  }

  private mutating func enumCase(_ head: Statement.Head) throws(Puzzled) -> Statement {
    let keyword = take()
    var elements: [Statement.CaseElement] = []
    repeat {
      var element = Statement.CaseElement(name: try takeWord())
      if at("(") {
        var payload = TypeText()
        try readTuple(&payload, consistent: true, mustBreak: true)
        element.payload = payload
      }
      if let equal = takeIf("=") { element.value = (equal, try expression()) }
      element.comma = takeIf(",")
      elements.append(element)
    } while elements.last?.comma != nil
    return .enumCase(head, keyword: keyword, elements)
  }

  private mutating func alias(_ head: Statement.Head) throws(Puzzled) -> Statement {
    .alias(head, keyword: take(), name: try takeWord(), equal: try take("="), try type())
  }

  private mutating func importing(_ head: Statement.Head) -> Statement {
    var run = head.modifiers.flatMap { $0 } + [take()]
    for attribute in head.attributes.reversed() { run = attribute.name + run }
    while token.lines == 0, token.kind != .end { run.append(take()) }
    return .importing(run)
  }
}
