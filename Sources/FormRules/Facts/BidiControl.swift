/// The characters of Unicode that turn the direction of the text behind them, and those that end that.
enum BidiControl: UInt32 {
  case leftEmbedding = 0x202A
  case rightEmbedding = 0x202B
  case endOfEmbedding = 0x202C
  case leftOverride = 0x202D
  case rightOverride = 0x202E
  case leftIsolate = 0x2066
  case rightIsolate = 0x2067
  case firstStrongIsolate = 0x2068
  case endOfIsolate = 0x2069

  /// The control that a scalar is; nil for all others, the plain marks among them.
  init?(_ scalar: Unicode.Scalar) { self.init(rawValue: scalar.value) }

  /// What is wrong with one control of a text.
  struct Fault: Hashable {
    enum Kind: Hashable {
      /// It shows characters in another order than they are read.
      case overriding
      /// Nothing ends what it begins, in its paragraph.
      case unclosed
      /// It ends what nothing began.
      case unopened
    }

    var kind: Kind
    var control: BidiControl
    /// Where, in UTF-8 offsets.
    var range: Range<Int>
  }

  /// What is wrong with the controls of a text, in order.
  static func faults(in text: String) -> [Fault] {
    guard text.utf8.contains(0xE2) else { return [] }
    var balance = BidiBalance()
    var offset = 0
    for scalar in text.unicodeScalars {
      balance.receive(scalar, at: offset..<offset + UTF8.width(scalar))
      offset += UTF8.width(scalar)
    }
    balance.endParagraph()
    return balance.faults.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

/// Keeps account of what was begun and not yet ended, as the bidirectional algorithm of Unicode does.
///
/// The end of an isolate ends the embeddings inside it, which are unclosed then; the end of an embedding does not
/// reach through an isolate; the end of a paragraph ends everything.
private struct BidiBalance {
  private(set) var faults: [BidiControl.Fault] = []
  private var open: [(control: BidiControl, range: Range<Int>)] = []

  mutating func receive(_ scalar: Unicode.Scalar, at range: Range<Int>) {
    if ["\n", "\r", "\u{1C}", "\u{1D}", "\u{1E}", "\u{85}", "\u{2029}"].contains(scalar) { endParagraph() }
    guard let control = BidiControl(scalar) else { return }
    switch control {
    case .leftOverride, .rightOverride:
      note(.overriding, control, range)
      open.append((control, range))
    case .leftEmbedding, .rightEmbedding, .leftIsolate, .rightIsolate, .firstStrongIsolate:
      open.append((control, range))
    case .endOfEmbedding:
      if let last = open.last, !last.control.isIsolate {
        open.removeLast()
      } else {
        note(.unopened, control, range)
      }
    case .endOfIsolate: closeIsolate(control, range)
    }
  }

  mutating func endParagraph() {
    while let last = open.popLast() { noteUnclosed(last.control, last.range) }
  }

  private mutating func closeIsolate(_ control: BidiControl, _ range: Range<Int>) {
    guard let isolate = open.lastIndex(where: \.control.isIsolate) else {
      return note(.unopened, control, range)
    }
    for inner in open[(isolate + 1)...] { noteUnclosed(inner.control, inner.range) }
    open.removeSubrange(isolate...)
  }

  /// An override was noted when it came.
  private mutating func noteUnclosed(_ control: BidiControl, _ range: Range<Int>) {
    if control != .leftOverride, control != .rightOverride { note(.unclosed, control, range) }
  }

  private mutating func note(_ kind: BidiControl.Fault.Kind, _ control: BidiControl, _ range: Range<Int>) {
    faults.append(BidiControl.Fault(kind: kind, control: control, range: range))
  }
}

extension BidiControl {
  /// Whether it begins an isolate.
  fileprivate var isIsolate: Bool {
    switch self {
    case .leftIsolate, .rightIsolate, .firstStrongIsolate: true
    case .leftEmbedding, .rightEmbedding, .endOfEmbedding, .leftOverride, .rightOverride, .endOfIsolate: false
    }
  }
}
