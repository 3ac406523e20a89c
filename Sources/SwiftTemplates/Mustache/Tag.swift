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
