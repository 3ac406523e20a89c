/// Splits Swift text into tokens.
struct SwiftLexer {
  private let bytes: [UInt8]
  private var position = 0
  private var tokens: [SwiftToken] = []
  private var lines = 0
  private var isSpaced = false
  private var column = 0
  private var comments: [SwiftToken.Comment] = []

  private init(_ text: [UInt8]) {
    bytes = text
  }

  /// The tokens of `text`, the last of kind `end`; nil where a literal or comment is never closed.
  static func tokens(of text: [UInt8]) -> [SwiftToken]? {
    var lexer = SwiftLexer(text)
    while lexer.position < lexer.bytes.count {
      guard lexer.readNext() else { return nil }
    }
    lexer.add(.end, 0)
    return lexer.tokens
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  private mutating func readNext() -> Bool {
    let first = byte()
    switch first {
    case .lineFeed, .carriageReturn:
      if first == .lineFeed { lines += 1 }
      column = 0
      isSpaced = true
      position += 1
    case 0x20, 0x09:
      isSpaced = true
      column += 1
      position += 1
    case UInt8(ascii: "/") where byte(1) == first: readComment()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): return false
    case UInt8(ascii: "\""): return readString(hashes: 0)
    case UInt8(ascii: "#"): return readHash()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
    case UInt8(ascii: "`"): return readTicks()
    case _ where first.continuesName || first == UInt8(ascii: "$"): add(.word, wordLength(from: 1))
    case _ where first.isOperator || first == UInt8(ascii: "."): readSign()
    default: add(.bracket, 1)
    }
    return true
  }

  private mutating func add(_ kind: SwiftToken.Kind, _ length: Int) {
    let text = String(decoding: bytes[position..<position + length], as: UTF8.self)
    tokens.append(
      SwiftToken(
        kind: kind, text: text, lines: lines, isSpaced: isSpaced, column: column, comments: comments))
    position += length
    lines = 0
    isSpaced = false
    column = 0
    comments = []
  }

  private func wordLength(from start: Int) -> Int {
    var length = start
    while byte(length).continuesName { length += 1 }
    return length
  }

  private mutating func readTicks() -> Bool {
    let length = wordLength(from: 1)
    guard byte(length) == UInt8(ascii: "`") else { return false }
    add(.word, length + 1)
    return true
  }

  private mutating func readNumber() {
    var length = wordLength(from: 0)
    if byte(length) == UInt8(ascii: "."), (0x30...0x39).contains(byte(length + 1)) {
      length = wordLength(from: length + 1)
    }
    let isExponent = byte(length - 1) | 0x20 == UInt8(ascii: "e") && byte(1) | 0x20 != UInt8(ascii: "x")
    if isExponent, byte(length) == UInt8(ascii: "-") || byte(length) == UInt8(ascii: "+") {
      length = wordLength(from: length + 1)
    }
    add(.literal, length)
  }

  private mutating func readSign() {
    let isDots = byte() == UInt8(ascii: ".")
    var length = 1
    while byte(length).isOperator || isDots && byte(length) == UInt8(ascii: ".") { length += 1 }
    add(.sign, length)
  }

  private mutating func readHash() -> Bool {
    var hashes = 1
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if byte(hashes) == UInt8(ascii: "\"") { return readString(hashes: hashes) }
    guard hashes == 1, byte(1).continuesName else { return false }
    add(.directive, wordLength(from: 1))
    return true
  }

  private mutating func readString(hashes: Int) -> Bool {
    guard let end = SwiftStringEnd.offset(bytes, from: position, hashes: hashes) else { return false }
    add(.literal, end - position)
    return true
  }

  private mutating func readComment() {
    var end = position
    while end < bytes.count, bytes[end] != .lineFeed { end += 1 }
    var text = String(decoding: bytes[position..<end], as: UTF8.self)
    while text.last == " " || text.last == "\r" { text.removeLast() }
    position = end
    if lines == 0, let last = tokens.indices.last, comments.isEmpty {
      tokens[last].trailingComment = text
    } else if lines == 1, let last = comments.indices.last, comments[last].isDoc == text.hasPrefix("///") {
      comments[last].text.append(text)
      lines = 0
    } else {
      comments.append(SwiftToken.Comment(text: [text], lines: lines))
      lines = 0
    }
  }
}

extension UInt8 {
  /// Whether the byte is part of an operator.
  var isOperator: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"): true
    case UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"): true
    case UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"): true
    default: false
    }
  }
}
