import JSONText

/// Why something is so: a sentence, the line of the form that says it, and what stands behind it.
struct Reason {
  let text: String
  var line: Int?
  var because: [Reason] = []

  /// For programs.
  var json: JSON {
    .object([
      "text": .string(text), "line": line.map { .integer($0) } ?? .null,
      "because": .array(because.map(\.json)),
    ])
  }

  /// The sentence with its line: `isGift` is false (line 12).
  var words: String { text + (line.map { " (line \($0))" } ?? "") }
}
