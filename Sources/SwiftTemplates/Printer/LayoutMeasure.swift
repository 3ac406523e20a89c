/// How much room each layout token asks for: a group its whole text, a break the text up to the next one.
enum LayoutMeasure {
  /// One length a token.
  static func lengths(_ tokens: [LayoutToken], width: Int) -> [Int] {
    var lengths = [Int](repeating: 0, count: tokens.count)
    var stack: [Int] = []
    var total = 0
    for (index, token) in tokens.enumerated() {
      switch token {
      case .open:
        lengths[index] = -total
        stack.append(index)
      case .close:
        closeBreak(tokens, &stack, &lengths, total)
        if let open = stack.popLast() { lengths[open] += total }
      case .mark(let mark):
        closeBreak(tokens, &stack, &lengths, total)
        lengths[index] = -total
        stack.append(index)
        if case .soft = mark.lines { total += width } else { total += mark.size }
      case .space(let size): total += size
      case .text(let text):
        lengths[index] = text.columns
        total += text.columns
      case .comment(let lines): total += lines.reduce(0) { $0 + $1.columns }
      case .endCollection(let isSingle): total += isSingle ? 0 : 1
      case .trailingComment, .suspend, .resume, .beginCollection, .beginContext, .endContext: break
      }
    }
    for index in stack { lengths[index] += total }
    return lengths
  }

  private static func closeBreak(
    _ tokens: [LayoutToken], _ stack: inout [Int], _ lengths: inout [Int], _ total: Int
  ) {
    guard let last = stack.last, case .mark = tokens[last] else { return }
    lengths[last] += total
    stack.removeLast()
  }
}

extension String {
  /// The columns that it takes: its characters, of which each byte of ASCII is one.
  var columns: Int {
    let isPlain = utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 < 0x80 && $0 != 0x0D } }
    return isPlain == true ? utf8.count : count
  }
}
