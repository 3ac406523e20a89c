import FormDiagnostics

/// What bytes that are no UTF-8 most likely are.
enum EncodingGuess {
  /// UTF-16 or UTF-32, by its byte-order mark or by zero bytes at every second place.
  static func wideEncoding(of bytes: [UInt8]) -> YAMLFault.Encoding? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return .utf32LittleEndian }
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return .utf32BigEndian }
    if bytes.starts(with: [0xFF, 0xFE]) { return .utf16LittleEndian }
    if bytes.starts(with: [0xFE, 0xFF]) { return .utf16BigEndian }
    let sample = bytes.prefix(1024)
    guard sample.count >= 4 else { return nil }
    var zeros = [0, 0]
    for (index, byte) in sample.enumerated() where byte == 0 { zeros[index % 2] += 1 }
    let many = sample.count / 5
    if zeros[1] > many, zeros[0] * 4 < zeros[1] { return .utf16LittleEndian }
    if zeros[0] > many, zeros[1] * 4 < zeros[0] { return .utf16BigEndian }
    return nil
  }

  /// One byte a character, or UTF-8 that was cut or damaged; `bad` is the first byte that is no UTF-8.
  static func narrowEncoding(of bytes: [UInt8], at bad: Int) -> YAMLFault.Encoding {
    if isCutOff(bytes, at: bad) { return .truncatedUTF8 }
    var hasControls = false
    var hasSequences = false
    bytes.withUnsafeBufferPointer { bytes in
      var position = 0
      while position < bytes.count {
        if let (_, length) = UTF8Sequence.decode(bytes, at: position) {
          if length > 1 { hasSequences = true }
          position += length
        } else {
          if (0x80...0x9F).contains(bytes[position]) { hasControls = true }
          position += 1
        }
      }
    }
    if hasSequences { return .damagedUTF8 }
    return hasControls ? .windows1252 : .latin1
  }

  /// Whether the bytes from `bad` to the end begin a character that needs more.
  private static func isCutOff(_ bytes: [UInt8], at bad: Int) -> Bool {
    let rest = bytes[bad...]
    guard let first = rest.first, first >= 0xC2, first <= 0xF4, rest.count < 4 else { return false }
    let needed = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    return rest.count < needed && rest.dropFirst().allSatisfy { $0 & 0xC0 == 0x80 }
      && (rest.count > 1 || bad > 0)
      && !(rest.count == 1 && bytes[..<bad].allSatisfy { $0 < 0x80 })
  }
}
