import FormDiagnostics
import FormReader

extension Form {
  /// Whether nothing in the file can stand for a character beyond ASCII, or for one that is not seen.
  var isPlain: Bool {
    let others = file.bytes.count {
      ($0 < 0x20 && $0 != 0x0A && $0 != 0x0D) || $0 >= 0x7F || $0 == UInt8(ascii: "\\")
    }
    return others == 0
  }
}
