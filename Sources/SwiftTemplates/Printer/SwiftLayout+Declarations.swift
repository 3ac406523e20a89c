extension SwiftLayout {
  /// Attributes, each followed by a place to break.
  private mutating func putAttributes(_ attributes: [Statement.Attribute]) {
    guard !attributes.isEmpty else { return }
    stream.before(.open)
    for (place, attribute) in attributes.enumerated() {
      stream.before(.open)
      put(run: attribute.name)
      if let arguments = attribute.arguments {
        putArguments(arguments.open, arguments.1, arguments.close, mustBreak: true)
      }
      stream.after(.close)
      if place == attributes.count - 1 { stream.after(.close) }
      stream.after(.mark(.same))
    }
  }

  private mutating func putModifiers(_ head: Statement.Head) {
    for modifier in head.modifiers {
      put(run: modifier)
      stream.after(tokens[modifier[0]].text == "async" ? .space(1) : .mark(.continue))
    }
  }

  mutating func putVariable(_ variable: Statement.Variable) {
    putAttributes(variable.head.attributes)
    putModifiers(variable.head)
    put(variable.keyword)
    stream.after(.space(1))
    put(variable.pattern)
    if let annotation = variable.annotation { putAnnotation(annotation) }
    if let value = variable.value {
      stream.before(.space(1))
      put(value.equal)
      putValue(value.1)
    }
    if variable.annotation != nil { stream.after(.mark(.close, 0)) }
    if let accessors = variable.accessors { putAccessors(accessors) }
  }

  private mutating func putAccessors(_ accessors: Statement.Accessors) {
    switch accessors {
    case .getter(let block): put(block)
    case .list(let open, let list, let close):
      stream.before(.mark(.reset))
      put(open)
      stream.after(.mark(.open), .open)
      for (place, item) in list.enumerated() {
        put(run: item.keyword)
        if let block = item.1 { put(block) }
        if place < list.count - 1 {
          stream.after(.mark(.same, lines: item.1 == nil ? .elective : .soft))
        }
      }
      stream.before(.mark(.close), .close)
      put(close)
    }
  }

  mutating func putFunction(_ function: Statement.Function) {
    stream.before(.open)
    putAttributes(function.head.attributes)
    stream.before(.open)
    putModifiers(function.head)
    put(function.keyword)
    if tokens[function.keyword].text == "func" { stream.after(.mark(.continue)) }
    for index in function.name { put(index) }
    if let generics = function.generics { put(generics) }
    let closesEarly = !function.parameters.isEmpty || function.generics != nil
    put(function.open)
    if closesEarly { stream.after(.close) }
    if !function.parameters.isEmpty { putParameters(function.parameters) }
    put(function.close)
    if !closesEarly { stream.after(.close) }
    putEffects(function.effects)
    if let result = function.result {
      stream.before(.mark(.continue))
      put(result.arrow)
      stream.after(.space(1))
      put(result.1)
    }
    if let requirements = function.requirements { putRequirements(requirements) }
    if let body = function.body { put(body, endsRequirements: function.requirements != nil) }
    if function.body == nil, function.requirements != nil { stream.after(.close) }
    stream.after(.close)
  }

  private mutating func put(_ block: Statement.Block, endsRequirements: Bool) {
    stream.before(.mark(.reset, lines: .stubborn))
    put(block.open)
    if endsRequirements { stream.after(.close) }
    putBody(block.body, block.close, lines: .elective)
  }

  private mutating func putParameters(_ parameters: [Statement.Parameter]) {
    stream.after(.mark(.open, 0), .open(consistent: true))
    for parameter in parameters {
      stream.before(.open)
      putAttributes(parameter.attributes)
      put(parameter.names[0])
      if parameter.names.count > 1 {
        stream.before(.mark(.continue, lines: .stubborn))
        put(parameter.names[1])
      }
      put(parameter.colon)
      stream.after(.mark(.continue))
      put(parameter.type)
      if let value = parameter.value {
        stream.before(.space(1))
        put(value.equal)
        stream.after(.mark(.continue))
        put(value.1)
      }
      if let comma = parameter.comma { put(comma) }
      stream.after(.close)
      if parameter.comma != nil { stream.after(.mark(.same)) }
    }
    stream.before(.mark(.close, 0), .close)
  }

  private mutating func putEffects(_ effects: [Int]) {
    if effects.count > 1 { stream.before(.mark(.continue), .open) }
    for (place, index) in effects.enumerated() {
      if effects.count == 1 || place > 0 { stream.before(.mark(.continue)) }
      put(index)
    }
    if effects.count > 1 { stream.after(.close) }
  }

  private mutating func putRequirements(_ requirements: Statement.Requirements) {
    stream.before(.mark(.same), .open)
    put(requirements.keyword)
    stream.after(.mark(.open), .open(consistent: false))
    for item in requirements.items {
      stream.before(.open)
      put(item.0)
      if tokens[item.sign].text == "==" { stream.before(.mark(.continue)) }
      put(item.sign)
      stream.after(.mark(.continue))
      put(item.2)
      if let comma = item.comma { put(comma) }
      stream.after(.close)
      if item.comma != nil { stream.after(.mark(.same)) }
    }
    stream.after(.mark(.close(mustBreak: false), 0), .close)
  }

  mutating func putType(_ declaration: Statement.TypeDeclaration) {
    stream.before(.open)
    putAttributes(declaration.head.attributes)
    stream.before(.open)
    putModifiers(declaration.head)
    put(declaration.keyword)
    stream.after(.mark(.continue))
    for index in declaration.name { put(index) }
    if let generics = declaration.generics { put(generics) }
    if let inheritance = declaration.inheritance {
      put(inheritance.colon)
      stream.after(.close)
      putInheritance(inheritance.1)
    } else {
      stream.after(.close)
    }
    if let requirements = declaration.requirements { putRequirements(requirements) }
    put(declaration.block, endsRequirements: declaration.requirements != nil)
    stream.after(.close)
  }

  private mutating func putInheritance(_ types: [(TypeText, comma: Int?)]) {
    stream.before(.open, .mark(.open))
    for (type, comma) in types {
      put(type)
      guard let comma else { continue }
      put(comma)
      stream.after(.mark(.same))
    }
    stream.after(.mark(.close, 0), .close)
  }

  mutating func putEnumCase(_ head: Statement.Head, _ keyword: Int, _ elements: [Statement.CaseElement]) {
    stream.before(.open)
    putAttributes(head.attributes)
    putModifiers(head)
    put(keyword)
    stream.after(.mark(.continue))
    for element in elements {
      put(element.name)
      if let payload = element.payload { put(payload) }
      if let value = element.value {
        stream.before(.space(1))
        put(value.equal)
        stream.after(.mark(.continue))
        put(value.1)
      }
      guard let comma = element.comma else { continue }
      put(comma)
      stream.after(.mark(.continue))
    }
    stream.after(.close)
  }

  mutating func putAlias(
    _ head: Statement.Head, _ keyword: Int, _ name: Int, _ equal: Int, _ type: TypeText
  ) {
    putAttributes(head.attributes)
    putModifiers(head)
    put(keyword)
    stream.after(.mark(.continue))
    put(name)
    stream.before(.space(1))
    put(equal)
    stream.after(.mark(.continue))
    put(type)
  }
}
