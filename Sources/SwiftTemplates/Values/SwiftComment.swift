/// Text in a comment, a marker before each of its lines whatever ends them.
package struct SwiftComment: Hashable, Sendable {
  /// What stands before each line.
  package enum Marker: String, Sendable {
    case line = "//"
    case documentation = "///"
  }

  /// The lines with their markers; at least one.
  package let lines: [String]

  /// Splits `text` at every line terminator of Unicode; what a reader would not see is written as `\u{…}`.
  package init(_ text: String, marker: Marker) {
    var lines: [String.UnicodeScalarView] = [.init()]
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if scalar.isLineTerminator {
        if !(scalar == "\n" && previous == "\r") { lines.append(.init()) }
      } else if scalar == "\t" {
        lines[lines.count - 1].append(" ")
      } else if scalar.isPlain {
        lines[lines.count - 1].append(scalar)
      } else {
        lines[lines.count - 1].append(contentsOf: scalar.escape)
      }
      previous = scalar
    }
    self.lines = lines.map { line in
      var line = line
      while line.last == " " { line.removeLast() }
      return line.isEmpty ? marker.rawValue : "\(marker.rawValue) \(String(line))"
    }
  }
}

extension Unicode.Scalar {
  /// LF, VT, FF, CR, NEL, LS and PS.
  var isLineTerminator: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
