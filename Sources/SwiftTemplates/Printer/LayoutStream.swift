/// Collects layout tokens, and puts line ends and comments of the source where the layout allows them.
struct LayoutStream {
  private(set) var tokens: [LayoutToken] = []
  /// What stands before the next text, in order.
  private var pending: [LayoutToken] = []
  private var lastBreak: Int?
  private var canMerge = false
  private var hasText = false

  /// Puts a token before the next text.
  mutating func before(_ token: LayoutToken) { pending.append(token) }

  /// Puts tokens before the next text.
  mutating func before(_ tokens: LayoutToken...) { pending += tokens }

  /// Puts a token right after what was last written.
  mutating func after(_ token: LayoutToken) { append(token) }

  /// Puts tokens right after what was last written.
  mutating func after(_ tokens: LayoutToken...) { for token in tokens { append(token) } }

  /// Writes a token of the source with the comments and line ends before it.
  mutating func write(_ token: SwiftToken, text: String? = nil) {
    let split = pending.firstIndex { !$0.opensScope } ?? pending.count
    for index in 0..<split { append(pending[index]) }
    writeLeading(token, before: split)
    for index in split..<pending.count { append(pending[index]) }
    pending.removeAll(keepingCapacity: true)
    append(.text(text ?? token.text))
    hasText = true
  }

  /// Writes a comment behind the last text, and ends the line after it.
  mutating func trail(_ comment: String) {
    append(.space(2))
    append(.trailingComment(comment))
  }

  /// Writes a token that begins a line of text that is not understood.
  mutating func writeVerbatim(_ token: SwiftToken, indentation: Int) {
    write(token, text: String(repeating: " ", count: indentation) + token.text)
  }

  /// Writes the comments that stand before the end of a file.
  mutating func finish(_ end: SwiftToken) {
    let closing = pending
    pending = []
    for token in closing { append(token) }
    for comment in end.comments {
      appendLines(.soft(comment.lines, fromSource: true))
      append(.comment(comment.text))
    }
    append(.mark(.same, 0, lines: .soft))
  }

  /// Writes the comments and line ends before a token, and before what is pending from a place on.
  private mutating func writeLeading(_ token: SwiftToken, before split: Int) {
    if token.lines == 0, token.comments.isEmpty { return }
    for comment in token.comments {
      if hasText || tokens.contains(where: \.isComment) {
        appendLines(.soft(comment.lines, fromSource: true))
      }
      append(.comment(comment.text))
      appendLines(.soft)
    }
    guard token.lines > 0, hasText || !token.comments.isEmpty else { return }
    if !token.comments.isEmpty || token.lines > 1 || allowsLine(after: pending[split...]) {
      appendLines(.soft(token.lines, fromSource: true))
    }
  }

  /// Whether a line end of the source may stay at this place.
  private func allowsLine(after pending: ArraySlice<LayoutToken>) -> Bool {
    for tokens in [pending, tokens[...]] {
      for token in tokens.reversed() {
        switch token {
        case .mark(let mark): return mark.lines != .stubborn
        case .trailingComment: return true
        case .comment, .space, .text: return false
        default: continue
        }
      }
    }
    return true
  }

  private mutating func appendLines(_ lines: LayoutBreak.Lines) {
    guard let index = lastBreak, case .mark(var mark) = tokens[index] else {
      return append(.mark(.same, 0, lines: lines))
    }
    if canMerge {
      mark.lines = mark.lines.merged(lines)
      tokens[index] = .mark(mark)
      return
    }
    let keepsKind = mark.kind == .continue || mark.kind == .contextual
    append(.mark(keepsKind ? mark.kind : .same, 0, lines: lines))
  }

  private mutating func append(_ token: LayoutToken) {
    switch token {
    case .mark:
      lastBreak = tokens.count
      canMerge = true
    case .open, .suspend, .resume, .beginContext: break
    default: canMerge = false
    }
    tokens.append(token)
  }
}

extension LayoutToken {
  /// Whether the token stays before the comments and line ends in front of a token of the source.
  var opensScope: Bool {
    switch self {
    case .open: true
    case .mark(let mark):
      switch mark.kind {
      case .open, .openContinuation, .continue, .same, .contextual: true
      case .close, .reset: false
      }
    default: false
    }
  }

  var isComment: Bool {
    if case .comment = self { return true }
    return false
  }
}
