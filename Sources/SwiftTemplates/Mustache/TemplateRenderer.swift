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
  private var call = Call()
  /// The templates that include the one at hand, the outermost first.
  private var callers: [Call] = []
  private var isLineStart = true

  init(partial: @escaping (String) -> Template?) {
    self.partial = partial
  }

  /// The text of `template`, with `value` as the outermost context.
  mutating func text(of template: Template, _ value: Value) throws(TemplateFault) -> [UInt8] {
    output.reserveCapacity(1 << 14)
    push(Scope(value: value))
    call = Call(template)
    while true {
      while call.next < call.code.instructions.count {
        call.next += 1
        try step(call.code.instructions[call.next - 1])
        if output.count > Self.lengthLimit {
          throw fault(.outputTooLong(Self.lengthLimit), SourceSpan(0, 0))
        }
      }
      guard let caller = callers.popLast() else { return output }
      call = caller
    }
  }

  private mutating func step(_ instruction: Template.Instruction) throws(TemplateFault) {
    switch instruction {
    case .text(let range):
      beginLine()
      output.append(contentsOf: call.bytes[range])
      isLineStart = output.last == .lineFeed
    case .value(let path, let raw): try write(call.code.paths[path], raw: raw)
    case .section(let path, let inverted, let end):
      try enter(call.code.paths[path], inverted: inverted, end: end)
    case .end: repeatOrLeave()
    case .partial(let place): try include(call.code.partials[place])
    }
  }

  private mutating func beginLine() {
    if isLineStart { output.append(contentsOf: call.indentation) }
    isLineStart = false
  }

  private func fault(_ reason: TemplateFault.Reason, _ span: SourceSpan) -> TemplateFault {
    TemplateFault(reason, path: call.path, span: span)
  }

  private mutating func write(_ path: TemplatePath, raw: Bool) throws(TemplateFault) {
    beginLine()
    guard let value = try lookup(path) else { return }
    do {
      try value.write(raw: raw, to: &output, before: call.nextText)
    } catch {
      switch error {
      case .noText: throw fault(.noText(path.text), path.span)
      case .commentNotAlone: throw fault(.commentNotAlone, path.span)
      }
    }
  }

  private mutating func enter(_ path: TemplatePath, inverted: Bool, end: Int) throws(TemplateFault) {
    let value = try lookup(path)
    var loop = Loop(start: call.next, value: value, count: 1)
    switch value?.shape ?? .nothing {
    case .nothing: loop.count = 0
    case .one: break
    case .list(let count):
      loop.count = count
      loop.isList = true
    }
    guard (loop.count == 0) == inverted else { return call.next = end + 1 }
    loops.append(loop)
    if let scope = loop.scope { push(scope) }
  }

  private mutating func push(_ scope: Scope<Value>) {
    if scope.value.hasMembers || scope.loop != nil { named.append(scopes.count) }
    scopes.append(scope)
  }

  private mutating func repeatOrLeave() {
    guard var loop = loops.popLast(), loop.count > 0 else { return }
    if named.last == scopes.count - 1 { named.removeLast() }
    scopes.removeLast()
    loop.index += 1
    guard let scope = loop.scope else { return }
    push(scope)
    loops.append(loop)
    call.next = loop.start
  }

  private mutating func include(_ included: Template.Partial) throws(TemplateFault) {
    let found: String?
    switch included.name {
    case .fixed(let fixed): found = fixed
    case .dynamic(let path):
      found = try lookup(path)?.partialName
      if found == nil, Value.isStrict { throw fault(.notAPartialName(path.text), path.span) }
    }
    guard let found else { return }
    guard let template = partial(found) else {
      if Value.isStrict { throw fault(.unknownPartial(found), included.span) }
      return
    }
    // The template at hand is one of them.
    guard callers.count + 1 < Self.depthLimit else {
      throw fault(.partialsTooDeep(Self.depthLimit), included.span)
    }
    callers.append(call)
    call = Call(template, indentation: call.indentation + included.indentation)
  }

  private func lookup(_ path: TemplatePath) throws(TemplateFault) -> Value? {
    guard let first = path.parts.first else { return scopes.last?.value }
    var value: Value?
    for index in named.reversed() {
      value = scopes[index].member(first)
      if value != nil { break }
    }
    for part in path.parts.dropFirst() { value = value?.member(part) }
    if value == nil, Value.isStrict { throw fault(.unknownName(path.text), path.span) }
    return value
  }
}

/// A value whose names are in reach, and its place in the list that is being repeated.
private struct Scope<Value: MustacheValue> {
  var value: Value
  var loop: (index: Int, count: Int)?

  func member(_ name: TemplateKey) -> Value? {
    if let value = value.member(name) { return value }
    guard let loop else { return nil }
    switch name {
    case .isFirst: return Value.place(loop.index == 0)
    case .isLast: return Value.place(loop.index == loop.count - 1)
    default: return nil
    }
  }
}

extension TemplateKey {
  fileprivate static let isFirst: TemplateKey = "isFirst"
  fileprivate static let isLast: TemplateKey = "isLast"
}

/// A section that is being repeated; of a value that is no list, once.
private struct Loop<Value: MustacheValue> {
  var start: Int
  var value: Value?
  var count: Int
  var index = 0
  var isList = false

  /// What the section sees in this round; nil after the last.
  var scope: Scope<Value>? {
    guard index < count, let value = isList ? value?.item(index) : value else { return nil }
    return Scope(value: value, loop: isList ? (index, count) : nil)
  }
}

/// A template that is being rendered.
private struct Call {
  var path = ""
  var bytes: [UInt8] = []
  var code = Template.Code()
  /// The instruction that comes next.
  var next = 0
  var indentation: [UInt8] = []

  init() {}

  init(_ template: Template, indentation: [UInt8] = []) {
    path = template.file.path
    bytes = template.file.bytes
    code = template.code
    self.indentation = indentation
  }

  /// The text right after the instruction at hand; empty where a tag follows.
  var nextText: ArraySlice<UInt8> {
    guard next < code.instructions.count, case .text(let range) = code.instructions[next] else { return [] }
    return bytes[range]
  }
}
