/// Turns statements into layout tokens.
struct SwiftLayout {
  let tokens: [SwiftToken]
  let closers: Set<Int>
  /// The closing brackets of arrays with several elements.
  let arrays: Set<Int>
  var stream = LayoutStream()
  /// What follows a token that is yet to be written.
  private var postponed: [Int: [LayoutToken]] = [:]
  /// The token that was written last.
  private(set) var last = -1

  init(_ parser: SwiftParser) {
    tokens = parser.tokens
    closers = parser.closers
    arrays = parser.arrays
  }

  /// The layout of a whole file.
  static func layout(_ text: [UInt8]) -> [LayoutToken]? {
    guard let tokens = SwiftLexer.tokens(of: text) else { return nil }
    var parser = SwiftParser(tokens)
    let statements = parser.file()
    guard let end = parser.tokens.last else { return nil }
    var layout = SwiftLayout(parser)
    layout.put(statements)
    layout.stream.finish(end)
    return layout.stream.tokens
  }

  /// Writes a token of the source.
  mutating func put(_ index: Int) {
    let isClosing = tokens[index].text == "}" || tokens[index].isEndOfClause
    if isClosing || last >= 0 && tokens[last].text == "{" {
      var token = tokens[index]
      token.dropBlankLines(isClosing: isClosing)
      stream.write(token)
    } else {
      stream.write(tokens[index])
    }
    last = index
    if let comment = tokens[index].trailingComment { stream.trail(comment) }
    guard !postponed.isEmpty else { return }
    for token in postponed.removeValue(forKey: index) ?? [] { stream.after(token) }
  }

  /// Remembers that a token was written as it stands.
  mutating func noteVerbatim(_ index: Int) { last = index }

  /// Writes tokens that stay together, spaced as they are.
  mutating func put(run: [Int]) {
    guard let first = run.first else { return }
    put(first)
    for index in run.dropFirst() {
      if tokens[index].isSpaced || tokens[index].lines > 0 { stream.after(.space(1)) }
      put(index)
    }
  }

  /// Adds tokens right after the token `index`, which may be yet to be written.
  mutating func postpone(_ tokens: [LayoutToken], after index: Int) {
    if index <= last {
      for token in tokens { stream.after(token) }
    } else {
      postponed[index, default: []] += tokens
    }
  }

  /// The last of the closing brackets, commas and colons that follow what was written; nil without any.
  ///
  /// The bracket of an array stands for the comma that the printer puts before it.
  var lastCloser: Int? {
    var index = last
    while closers.contains(index + 1) { index += 1 }
    var bracket = index + 1
    if bracket < tokens.count, tokens[bracket].text == "," { bracket += 1 }
    if arrays.contains(bracket) { return bracket }
    return index == last ? nil : index
  }

  /// Adds what waits for the comma before the bracket `close`.
  mutating func release(array close: Int) {
    for token in postponed.removeValue(forKey: close) ?? [] { stream.after(token) }
  }

  mutating func put(_ type: TypeText) {
    for piece in type.pieces {
      switch piece {
      case .token(let index): put(index)
      case .before(let token): stream.before(token)
      case .after(let token): stream.after(token)
      }
    }
  }
}

extension SwiftToken {
  var isEndOfClause: Bool { kind == .directive && isClosing }

  /// Takes away the blank lines that a brace makes superfluous.
  mutating func dropBlankLines(isClosing: Bool) {
    if isClosing, comments.isEmpty { lines = min(lines, 1) }
    if isClosing, !comments.isEmpty { lines = min(lines, 1) }
    guard !isClosing || comments.isEmpty else { return }
    if comments.isEmpty { lines = min(lines, 1) } else { comments[0].lines = min(comments[0].lines, 1) }
  }
}
