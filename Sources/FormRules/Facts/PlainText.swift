import FormDiagnostics
import FormReader

extension Form {
  /// Whether nothing in the file can stand for a character beyond ASCII, or for one that is not seen.
  var isPlain: Bool {
    // No early end: so the bytes are looked at many at a time.
    var isPlain = true
    for byte in file.bytes {
      let isSign = byte &- 0x20 < 0x5F && byte != UInt8(ascii: "\\")
      isPlain = (isSign || byte == 0x0A || byte == 0x0D) && isPlain
    }
    return isPlain
  }
}
