import FormDiagnostics

/// A file that is UTF-8 and holds only what YAML allows, as libyaml is to see it.
///
/// libyaml sees stand-ins, each as long as what it stands for, where it follows YAML 1.1 or is stricter than
/// YAML 1.2: for U+0085, U+2028 and U+2029, which are no line breaks any more; for lines of nothing but white
/// space with tabs in it; for opaque spans. Texts are always decoded from the file itself.
struct SourceText {
  /// The whole file, byte-order mark included, with stand-ins.
  private(set) var bytes: [UInt8]
  /// The length of the byte-order mark: 0 or 3.
  let start: Int
  /// From libyaml's code points to bytes.
  let offsets: OffsetTable

  /// How many faulty characters of one file are told.
  static let mostCharacterFaults = 20

  /// Checks a file; the text is `nil` where there are faults.
  static func read(_ file: SourceFile, opaque: [SourceSpan]) -> (SourceText?, [YAMLFault]) {
    let bytes = file.bytes
    guard bytes.count <= YAMLFault.Limit.size.rawValue else {
      return (nil, [.limit(.size, at: SourceSpan(0, 0))])
    }
    if let wide = EncodingGuess.wideEncoding(of: bytes) {
      return (nil, [.encoding(SourceSpan(0, min(bytes.count, 2)), likely: wide)])
    }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var scan = CharacterScan(start: start)
    bytes.withUnsafeBufferPointer { scan.run(over: $0) }
    if let bad = scan.badByte {
      return (
        nil, [.encoding(SourceSpan(bad, bad + 1), likely: EncodingGuess.narrowEncoding(of: bytes, at: bad))]
      )
    }
    if let extra = scan.directiveTooMany { return (nil, [.limit(.directives, at: extra)]) }
    guard scan.faults.isEmpty else { return (nil, scan.faults) }
    return (SourceText(bytes: bytes, scan: scan, opaque: opaque), [])
  }

  /// Lets a tab look like text.
  mutating func hide(_ tab: Int) {
    if bytes.indices.contains(tab) { bytes[tab] = UInt8(ascii: "x") }
  }

  private init(bytes: [UInt8], scan: CharacterScan, opaque: [SourceSpan]) {
    self.bytes = bytes
    start = scan.start
    // The last byte of NEL, LS and PS becomes that of NO-BREAK SPACE and HYPHENATION POINT.
    for last in scan.oldBreaks { self.bytes[last] = bytes[last] == 0x85 ? 0xA0 : 0xA7 }
    for line in scan.blankLinesWithTabs { for index in line { self.bytes[index] = .lineFeed } }
    for span in opaque { self.bytes.veil(span) }
    offsets = OffsetTable(self.bytes, start: start, isASCII: scan.isASCII)
  }
}

extension [UInt8] {
  /// Makes a span look like one word, keeping the number of its characters.
  fileprivate mutating func veil(_ span: SourceSpan) {
    for index in Swift.max(span.start, 0)..<Swift.max(span.start, 0, Swift.min(span.end, count)) {
      if self[index] < 0x80, !self[index].isLineBreak { self[index] = UInt8(ascii: "x") }
    }
  }
}

/// The byte offset at which each 64th code point begins; nothing for ASCII, where both count alike.
///
/// libyaml counts its marks in code points, spans count bytes. Nothing else knows that the two differ.
struct OffsetTable {
  private static let stride = 64
  private let start: Int
  private let end: Int
  private let checkpoints: [UInt32]

  /// - Complexity: linear once; the table is a sixteenth of the file at most.
  init(_ bytes: [UInt8], start: Int, isASCII: Bool) {
    self.start = start
    end = bytes.count
    var checkpoints: [UInt32] = []
    if !isASCII {
      var index = 0
      for offset in start..<bytes.count where bytes[offset] & 0xC0 != 0x80 {
        if index % Self.stride == 0 { checkpoints.append(UInt32(offset)) }
        index += 1
      }
    }
    self.checkpoints = checkpoints
  }

  /// The byte at which the code point `index` begins; the end for those past it.
  ///
  /// - Complexity: at most 64 code points are walked.
  func offset(of index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard !checkpoints.isEmpty else { return min(start + index, end) }
    guard index / Self.stride < checkpoints.count else { return end }
    var offset = Int(checkpoints[index / Self.stride])
    for _ in 0..<index % Self.stride where offset < end {
      offset += 1
      while offset < end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }
}
