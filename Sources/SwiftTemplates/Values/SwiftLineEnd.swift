/// What can be seen from the end of Swift text that is being written.
struct SwiftLineEnd {
  /// Whether a comment runs to the end.
  var isComment = false
  /// Whether the innermost bracket that is open on the last line is a parenthesis.
  var isInParentheses = false
  /// Whether the line declares a function or an initializer.
  var isSignature = false
  /// Whether the last character continues a name, or is the `$` of a projection.
  var endsInName: Bool
  /// Whether the text ends in a single dot.
  var endsInDot: Bool

  init(_ output: [UInt8]) {
    let dot = UInt8(ascii: ".")
    endsInName = output.last.map { $0.continuesName || $0 == UInt8(ascii: "$") } ?? false
    endsInDot = output.last == dot && output.dropLast().last != dot
    let start = output.lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
    let words = output[start...].split { !$0.continuesName }
    isSignature = words.contains { $0.elementsEqual("func".utf8) || $0.elementsEqual("init".utf8) }
    var open: [UInt8] = []
    var isQuoted = false
    var previous: UInt8 = 0
    for byte in output[start...] {
      switch byte {
      case UInt8(ascii: "\"") where previous != UInt8(ascii: "\\"): isQuoted.toggle()
      case _ where isQuoted: break
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(byte)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): _ = open.popLast()
      case UInt8(ascii: "/") where previous == byte: isComment = true
      default: break
      }
      previous = previous == UInt8(ascii: "\\") ? 0 : byte
    }
    isInParentheses = open.last == UInt8(ascii: "(")
  }
}
