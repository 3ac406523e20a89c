import JSONText

/// One thing that is said of a field.
struct Statement {
  /// Its name for programs.
  let key: String
  let value: JSON
  /// In words, with what stands behind it.
  let reason: Reason

  init(_ key: String, _ value: JSON, _ text: String, line: Int? = nil, because: [Reason] = []) {
    self.key = key
    self.value = value
    reason = Reason(text: text, line: line, because: because)
  }
}
