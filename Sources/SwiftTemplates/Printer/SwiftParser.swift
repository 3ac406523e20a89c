/// Why the parser gives up on a statement: it is Swift that the printer does not lay out.
struct Puzzled: Error {}

/// Reads tokens into statements; what it does not know stays as it is.
struct SwiftParser {
  var tokens: [SwiftToken]
  var next = 0
  /// Closing brackets, commas and colons that stay with what precedes them.
  var closers: Set<Int> = []
  /// The closing brackets of arrays with several elements.
  var arrays: Set<Int> = []
  /// Whether a brace after an expression opens a closure.
  var allowsClosure = true
  private var depth = 0
  private static var depthLimit: Int { 120 }

  init(_ tokens: [SwiftToken]) {
    self.tokens = tokens
  }

  /// All statements of a file.
  mutating func file() -> [Statement] {
    var statements: [Statement] = []
    while tokens[next].kind != .end { statements.append(leniently()) }
    return statements
  }

  /// The statements before a closing brace, which is not read.
  mutating func statements() throws(Puzzled) -> [Statement] {
    var statements: [Statement] = []
    while !at("}"), !at("#else"), !at("#elseif"), !at("#endif"), !atCase {
      if tokens[next].kind == .end { throw Puzzled() }
      if at(";") { throw Puzzled() }
      statements.append(leniently())
    }
    return statements
  }

  /// The members before a closing brace, which is not read.
  mutating func memberStatements() throws(Puzzled) -> [Statement] {
    var statements: [Statement] = []
    while !at("}"), !at("#else"), !at("#elseif"), !at("#endif") {
      if tokens[next].kind == .end || at(";") { throw Puzzled() }
      statements.append(leniently())
    }
    return statements
  }

  /// Whether a case of a `switch` begins here.
  var atCase: Bool { at("case") || at("default") && tokens[next + 1].text == ":" || at("@unknown") }

  /// A statement; one that is not understood as it stands.
  private mutating func leniently() -> Statement {
    let start = next
    let saved = (closers, arrays, allowsClosure, depth)
    do throws(Puzzled) {
      allowsClosure = true
      let statement = try statement()
      let isOver = tokens[next].lines > 0 || !tokens[next].comments.isEmpty || tokens[next].isClosing
      if isOver { return statement }
    } catch {}
    (closers, arrays, allowsClosure, depth) = saved
    next = start
    skipStatement()
    return .verbatim(start..<next)
  }

  /// Moves behind the statement at hand: to the next line outside of brackets.
  private mutating func skipStatement() {
    var open = 0
    repeat {
      if tokens[next].isOpening { open += 1 }
      if tokens[next].isClosing { open -= 1 }
      next += 1
      let token = tokens[next]
      if token.kind == .end || open == 0 && token.isClosing { return }
      if open <= 0, token.lines > 0 || !token.comments.isEmpty { return }
    } while true
  }

  // MARK: - Tokens

  var token: SwiftToken { tokens[next] }

  func at(_ text: String) -> Bool { tokens[next].text == text && tokens[next].kind != .literal }

  /// Whether the token after the next one is `text`.
  func peeks(_ text: String, _ offset: Int = 1) -> Bool {
    next + offset < tokens.count && tokens[next + offset].text == text
  }

  mutating func take() -> Int {
    let index = next
    if tokens[index].kind != .end { next += 1 }
    return index
  }

  mutating func take(_ text: String) throws(Puzzled) -> Int {
    guard at(text) else { throw Puzzled() }
    return take()
  }

  mutating func takeIf(_ text: String) -> Int? { at(text) ? take() : nil }

  mutating func takeWord() throws(Puzzled) -> Int {
    guard token.kind == .word else { throw Puzzled() }
    return take()
  }

  /// Takes the first character of a sign that the lexer took together: the `>` of `>?`.
  mutating func takeFirst(_ character: String) throws(Puzzled) -> Int {
    guard token.kind == .sign, token.text.hasPrefix(character) else { throw Puzzled() }
    if token.text != character {
      var rest = token
      rest.text.removeFirst()
      rest.lines = 0
      rest.isSpaced = false
      rest.comments = []
      tokens[next].text = character
      tokens[next].trailingComment = nil
      tokens.insert(rest, at: next + 1)
    }
    return take()
  }

  /// Runs `body` one level deeper; gives up where that is too deep.
  mutating func nested<Result>(
    _ body: (inout SwiftParser) throws(Puzzled) -> Result
  ) throws(Puzzled) -> Result {
    guard depth < Self.depthLimit else { throw Puzzled() }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }
}

extension SwiftToken {
  /// Whether it opens something.
  var isOpening: Bool {
    kind == .bracket && (text == "(" || text == "[" || text == "{") || kind == .directive && text == "#if"
  }

  /// Whether it closes something, or the file ends.
  var isClosing: Bool {
    switch kind {
    case .bracket: text == ")" || text == "]" || text == "}"
    case .directive: text == "#endif" || text == "#else" || text == "#elseif"
    case .end: true
    default: false
    }
  }
}
