/// Lays out Swift text as `swift format` does in its default configuration.
///
/// Lines that are too long are broken at the outermost brackets first: the arguments of a call one a line, the
/// closing parenthesis alone, the modifiers after it outdented; `&&` and `||` before the operator; a value
/// below its `=` or label. Line ends of the text stay where the layout has a place for one.
package enum SwiftPrinter {
  /// The columns of a line.
  static var width: Int { 100 }

  /// The text, laid out; ends with one line feed, blank lines stand alone and not beside braces.
  package static func printed(_ text: String) -> String {
    String(decoding: printed(Array(text.utf8), width: width), as: UTF8.self)
  }

  /// The text of a template, laid out where its lines are too long; the rest is taken to be laid out already.
  static func fitted(_ text: [UInt8]) -> String {
    let fitted = SwiftFitter.fitted(text, width: width) ?? printed(text, width: width)
    return String(decoding: fitted, as: UTF8.self)
  }

  static func printed(_ text: [UInt8], width: Int) -> [UInt8] {
    guard let layout = SwiftLayout.layout(text) else { return text }
    let printed = LayoutPrinter.text(layout, width: width)
    return printed.last == .lineFeed ? printed : printed + [.lineFeed]
  }
}
