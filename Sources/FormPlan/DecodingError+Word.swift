extension DecodingError {
  /// The fault of a word that a plan does not know.
  static func noWord(_ word: String, _ decoder: any Decoder) -> DecodingError {
    .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "'\(word)' is not known here"))
  }
}
