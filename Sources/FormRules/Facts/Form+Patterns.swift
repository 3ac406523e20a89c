import FormReader

/// A `pattern` of a form, read.
struct WrittenPattern {
  var text: FormText
  var reading: PatternReading
  /// Its place in the form.
  var path: String

  /// What stands in a range of UTF-8 offsets.
  func source(_ range: Range<Int>) -> String {
    let bytes = Array(text.text.utf8)
    return String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}

extension Form {
  /// Every pattern, in document order.
  var patterns: [WrittenPattern] {
    fields.flatMap { field in
      field.validators.enumerated().compactMap { index, validator in
        guard case .pattern(let text) = validator.argument, let reading = validator.pattern else {
          return nil
        }
        let path = field.path("validate[\(index)]")
        return WrittenPattern(text: text, reading: reading, path: path)
      }
    }
  }
}
