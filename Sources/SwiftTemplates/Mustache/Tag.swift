internal import FormDiagnostics

/// One tag as it stands in the text.
struct Tag {
  /// What the first character says.
  enum Kind: Equatable {
    case value, triple, ampersand, section, inverted, close, partial, comment, delimiters

    /// Reads the character after the opening delimiter.
    init(mark: UInt8, isDefault: Bool) {
      switch mark {
      case UInt8(ascii: "{"): self = isDefault ? .triple : .value
      case UInt8(ascii: "&"): self = .ampersand
      case UInt8(ascii: "#"): self = .section
      case UInt8(ascii: "^"): self = .inverted
      case UInt8(ascii: "/"): self = .close
      case UInt8(ascii: ">"): self = .partial
      case UInt8(ascii: "!"): self = .comment
      case UInt8(ascii: "="): self = .delimiters
      default: self = .value
      }
    }

    /// Whether a line that holds nothing else disappears.
    var standsAlone: Bool {
      switch self {
      case .value, .triple, .ampersand: false
      default: true
      }
    }
  }

  var kind: Kind
  /// The bytes between mark and closing delimiter.
  var content: Range<Int>
  /// The whole tag.
  var span: SourceSpan
}

/// What opens and closes a tag.
struct TagDelimiters: Equatable {
  var open = Array("{{".utf8)
  var close = Array("}}".utf8)

  init() {}

  /// Reads what stands between the equals signs of `{{=<% %>=}}`.
  init?(_ content: ArraySlice<UInt8>) {
    let words = content.split { $0.isMustacheSpace }
    guard words.count == 2, !words.joined().contains(UInt8(ascii: "=")) else { return nil }
    open = Array(words[0])
    close = Array(words[1])
  }

  var isDefault: Bool { self == TagDelimiters() }
}

/// Follows the quotes of one line of a Swift template, so that no value is put inside them.
struct QuoteTracker {
  private(set) var isInside = false
  private var isEscaped = false
  private var isComment = false
  private var previous: UInt8 = 0

  /// Reads text of the template.
  mutating func read(_ text: [UInt8]) {
    for byte in text {
      if byte == .lineFeed {
        self = QuoteTracker()
      } else if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\"), isInside {
        isEscaped = true
      } else if byte == UInt8(ascii: "\""), !isComment {
        isInside.toggle()
      } else if byte == UInt8(ascii: "/"), previous == byte, !isInside {
        isComment = true
      }
      previous = byte
    }
  }
}
