/// How far the lines of a block scalar are indented, found by comparing the file with libyaml's value.
///
/// So neither the indicator (`|2`) nor the indentation of what encloses the scalar need be known.
enum BlockIndentation {
  /// The columns that `value` is without; `source` begins with the scalar's tag, anchor or indicator.
  static func columns(
    of source: Slice<UnsafeBufferPointer<UInt8>>, value: UnsafeBufferPointer<UInt8>
  ) -> Int {
    guard let header = endOfHeader(source) else { return 0 }
    // Nothing but line breaks: however far a line is indented, it is empty.
    guard value.contains(where: { !$0.isLineBreak }) else { return .max >> 32 }
    return max(leading(source[header...]) - leading(value[...]), 0)
  }

  /// The spaces before the first text; where there is none, those of the longest line.
  private static func leading(_ bytes: some Sequence<UInt8>) -> Int {
    var spaces = 0
    var most = 0
    for byte in bytes {
      if byte == .space {
        spaces += 1
      } else if byte.isLineBreak {
        most = max(most, spaces)
        spaces = 0
      } else {
        return spaces
      }
    }
    return max(most, spaces)
  }

  private static func endOfHeader(_ source: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    guard var index = source.firstIndex(where: { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: ">") })
    else { return nil }
    while index < source.endIndex, !source[index].isLineBreak { index += 1 }
    return index
  }
}
