/// Writes layout tokens as lines, ending a line where the next piece would not fit.
struct LayoutPrinter {
  private let width: Int
  private var lines = LayoutLines()
  private var isAfterBreak = false
  private var forced: [Bool] = [false]
  private var scopes: [OpenScope] = []
  private var isContinuation = false
  private var continuations: [Bool] = []
  private var contexts: [BreakContext] = []
  private var endedContext: BreakContext?
  private var collections: [Int] = []
  private var suspended = 0

  init(width: Int) {
    self.width = width
  }

  /// The text of `tokens`.
  static func text(_ tokens: [LayoutToken], width: Int) -> [UInt8] {
    var printer = LayoutPrinter(width: width)
    let lengths = LayoutMeasure.lengths(tokens, width: width)
    for (token, length) in zip(tokens, lengths) { printer.write(token, length) }
    return printer.lines.text
  }

  private mutating func write(_ token: LayoutToken, _ length: Int) {
    switch token {
    case .text(let text):
      isAfterBreak = false
      lines.write(text, columns: length, indentation: indentation)
    case .space(let size): lines.addSpaces(size)
    case .open(let isConsistent): forced.append(isConsistent && (!fits(length) || isAfterBreak))
    case .close: _ = forced.popLast()
    case .mark(let mark): write(mark, length)
    case .comment(let comment):
      isAfterBreak = false
      lines.write(comment, indentation: indentation)
    case .trailingComment(let comment):
      lines.write(comment, columns: comment.columns, indentation: indentation)
    case .suspend: suspended += 1
    case .resume: suspended -= 1
    case .beginCollection: collections.append(compensatedLine)
    case .endCollection(let isSingle):
      let isSpread = collections.popLast() != compensatedLine
      if isSpread, !isSingle { lines.write(",", columns: 1, indentation: indentation) }
    case .beginContext:
      contexts.append(BreakContext(line: lines.number))
      endedContext = nil
    case .endContext:
      let ended = contexts.popLast()
      endedContext = contexts.isEmpty ? nil : ended
    }
  }

  /// The columns before the first text of a line.
  private var indentation: Int {
    let steps = scopes.reduce(0) { $0 + ($1.indents ? 1 : 0) + ($1.continues ? 1 : 0) }
    return 2 * (steps + (isContinuation ? 1 : 0))
  }

  private var compensatedLine: Int { lines.number - (lines.isAtStart ? 1 : 0) }

  private func fits(_ length: Int = 1) -> Bool { lines.isAtStart || length <= width - lines.column }

  // MARK: - Breaks

  private mutating func write(_ mark: LayoutBreak, _ length: Int) {
    var must = forced.last ?? false
    let continues: Bool
    switch mark.kind {
    case .open: continues = openScope(isContinuation: false, length, must)
    case .openContinuation: continues = openScope(isContinuation: true, length, must)
    case .close(let mustBreak): continues = closeScope(mustBreak: mustBreak, &must)
    case .continue: continues = true
    case .same: continues = false
    case .reset:
      must = isContinuation
      continues = false
    case .contextual: continues = continuesContext(fires: !fits(length) || must)
    }
    var isRequired = false
    if case .soft(_, let fromSource) = mark.lines {
      must = true
      isRequired = fromSource
    }
    let mayBreak = suspended == 0 || isRequired
    if mayBreak, must || !fits(length) {
      isContinuation = continues
      lines.end(mark.lines)
      isAfterBreak = true
    } else {
      if lines.isAtStart { isContinuation = continues }
      lines.addSpaces(mark.size)
      isAfterBreak = false
    }
  }

  private mutating func openScope(isContinuation kind: Bool, _ length: Int, _ must: Bool) -> Bool {
    let line = compensatedLine
    if !kind, let last = scopes.last, last.line == line { scopes[scopes.count - 1].indents = false }
    let fires = kind && (lines.isAtStart || !fits(length) || must)
    scopes.append(
      OpenScope(line: line, isContinuation: kind, continues: isContinuation || fires, indents: !kind))
    continuations.append(isContinuation)
    isContinuation = false
    return false
  }

  private mutating func closeScope(mustBreak: Bool, _ must: inout Bool) -> Bool {
    guard let scope = scopes.popLast() else { return false }
    let isSpread = compensatedLine != scope.line
    if scope.indents, scope.line == lines.number, let last = scopes.last, !last.isContinuation, !last.indents
    {
      scopes[scopes.count - 1].indents = true
    }
    if mustBreak {
      must = isSpread
    } else if !fits() {
      must = true
    } else {
      isContinuation = (scope.continues || scope.indents) && isSpread
    }
    let wasContinuation =
      (continuations.popLast() ?? false) || scope.continues || (scope.isContinuation && isSpread)
    isContinuation = isContinuation || wasContinuation
    return wasContinuation
  }

  private mutating func continuesContext(fires: Bool) -> Bool {
    defer { endedContext = nil }
    guard let last = contexts.indices.last else { return false }
    if fires, let ended = endedContext, contexts[last].behaviour == nil {
      contexts[last].behaviour = ended.line == lines.number ? .continues : .keeps
    }
    return contexts[last].behaviour == .keeps ? isContinuation : true
  }
}

/// An `open` that waits for its `close`.
private struct OpenScope {
  var line: Int
  var isContinuation: Bool
  var continues: Bool
  var indents: Bool
}

/// A chain of calls, whose dots all behave alike.
private struct BreakContext {
  enum Behaviour { case continues, keeps }

  var line: Int
  var behaviour: Behaviour?
}
