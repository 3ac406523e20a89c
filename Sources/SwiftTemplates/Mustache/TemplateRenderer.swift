internal import FormDiagnostics

/// Runs a template's instructions against a stack of values.
struct TemplateRenderer<Value: MustacheValue> {
  /// How deep templates may include each other.
  static var depthLimit: Int { 200 }
  /// How long the text may grow.
  static var lengthLimit: Int { 1 << 26 }

  let partial: (String) -> Template?
  private var output: [UInt8] = []
  private var scopes: [Scope<Value>] = []
  /// The scopes that have names, so that a lookup passes over the others.
  private var named: [Int] = []
  private var loops: [Loop<Value>] = []
  private var calls: [Call] = []
  private var isLineStart = true

  init(partial: @escaping (String) -> Template?) {
    self.partial = partial
  }

  /// The text of `template`, with `value` as the outermost context.
  mutating func text(of template: Template, _ value: Value) throws(TemplateFault) -> [UInt8] {
    push(Scope(value: value))
    calls = [Call(template: template, indentation: [])]
    while let last = calls.indices.last {
      let call = calls[last]
      guard call.next < call.template.instructions.count else {
        calls.removeLast()
        continue
      }
      calls[last].next += 1
      try step(call.template.instructions[call.next], in: call)
      if output.count > Self.lengthLimit {
        throw fault(.outputTooLong(Self.lengthLimit), SourceSpan(0, 0), call)
      }
    }
    return output
  }

  private mutating func step(_ instruction: Template.Instruction, in call: Call) throws(TemplateFault) {
    switch instruction {
    case .text(let text):
      beginLine(call)
      output.append(contentsOf: text)
      isLineStart = text.last == .lineFeed
    case .value(let path, let raw): try write(path, raw: raw, in: call)
    case .section(let path, let inverted, let end):
      try enter(path, inverted: inverted, end: end, in: call)
    case .end: repeatOrLeave(call)
    case .partial(let name, let indentation, let span):
      try include(name, indentation: indentation, span: span, in: call)
    }
  }

  private mutating func beginLine(_ call: Call) {
    if isLineStart { output.append(contentsOf: call.indentation) }
    isLineStart = false
  }

  private func fault(_ reason: TemplateFault.Reason, _ span: SourceSpan, _ call: Call) -> TemplateFault {
    TemplateFault(reason, path: call.template.file.path, span: span)
  }

  private mutating func write(_ path: TemplatePath, raw: Bool, in call: Call) throws(TemplateFault) {
    beginLine(call)
    guard let value = try lookup(path, in: call) else { return }
    do {
      try value.write(raw: raw, to: &output, before: call.nextText)
    } catch {
      switch error {
      case .noText: throw fault(.noText(path.text), path.span, call)
      case .commentNotAlone: throw fault(.commentNotAlone, path.span, call)
      }
    }
  }

  private mutating func enter(
    _ path: TemplatePath, inverted: Bool, end: Int, in call: Call
  ) throws(TemplateFault) {
    let value = try lookup(path, in: call)
    var items: [Value]
    var isList = false
    switch value?.shape ?? .nothing {
    case .nothing: items = []
    case .one: items = value.map { [$0] } ?? []
    case .list(let values):
      items = values
      isList = true
    }
    guard items.isEmpty == inverted else {
      calls[calls.count - 1].next = end + 1
      return
    }
    if inverted { items = [] }
    loops.append(Loop(start: call.next + 1, items: items, isList: isList))
    if let first = items.first { push(Scope(value: first, loop: isList ? (0, items.count) : nil)) }
  }

  private mutating func push(_ scope: Scope<Value>) {
    if scope.value.hasMembers || scope.loop != nil { named.append(scopes.count) }
    scopes.append(scope)
  }

  private mutating func repeatOrLeave(_ call: Call) {
    guard var loop = loops.popLast() else { return }
    guard !loop.items.isEmpty else { return }
    if named.last == scopes.count - 1 { named.removeLast() }
    scopes.removeLast()
    loop.index += 1
    guard loop.index < loop.items.count else { return }
    let place = loop.isList ? (loop.index, loop.items.count) : nil
    push(Scope(value: loop.items[loop.index], loop: place))
    loops.append(loop)
    calls[calls.count - 1].next = loop.start
  }

  private mutating func include(
    _ name: Template.PartialName, indentation: [UInt8], span: SourceSpan, in call: Call
  ) throws(TemplateFault) {
    let found: String?
    switch name {
    case .fixed(let fixed): found = fixed
    case .dynamic(let path):
      found = try lookup(path, in: call)?.partialName
      if found == nil, Value.isStrict { throw fault(.notAPartialName(path.text), path.span, call) }
    }
    guard let found else { return }
    guard let template = partial(found) else {
      if Value.isStrict { throw fault(.unknownPartial(found), span, call) }
      return
    }
    guard calls.count < Self.depthLimit else { throw fault(.partialsTooDeep(Self.depthLimit), span, call) }
    calls.append(Call(template: template, indentation: call.indentation + indentation))
  }

  private func lookup(_ path: TemplatePath, in call: Call) throws(TemplateFault) -> Value? {
    guard let first = path.parts.first else { return scopes.last?.value }
    var value: Value?
    for index in named.reversed() {
      value = scopes[index].member(first)
      if value != nil { break }
    }
    for part in path.parts.dropFirst() { value = value?.member(part) }
    if value == nil, Value.isStrict { throw fault(.unknownName(path.text), path.span, call) }
    return value
  }
}

/// A value whose names are in reach, and its place in the list that is being repeated.
private struct Scope<Value: MustacheValue> {
  var value: Value
  var loop: (index: Int, count: Int)?

  func member(_ name: String) -> Value? {
    if let value = value.member(name) { return value }
    guard let loop else { return nil }
    switch name {
    case "isFirst": return Value.place(loop.index == 0)
    case "isLast": return Value.place(loop.index == loop.count - 1)
    default: return nil
    }
  }
}

/// A section that is being repeated.
private struct Loop<Value: MustacheValue> {
  var start: Int
  var items: [Value]
  var index = 0
  var isList: Bool
}

/// A template that is being rendered.
private struct Call {
  var template: Template
  var next = 0
  var indentation: [UInt8]

  init(template: Template, indentation: [UInt8]) {
    self.template = template
    self.indentation = indentation
  }

  /// The text right after the instruction at hand; empty where a tag follows.
  var nextText: ArraySlice<UInt8> {
    guard next + 1 < template.instructions.count, case .text(let text) = template.instructions[next + 1]
    else { return [] }
    return text[...]
  }
}
