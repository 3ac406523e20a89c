/// What opens and closes a tag.
struct TagDelimiters: Equatable {
  var open = Array("{{".utf8)
  var close = Array("}}".utf8)

  init() {}

  /// Reads what stands between the equals signs of `{{=<% %>=}}`.
  init?(_ content: ArraySlice<UInt8>) {
    let words = content.split { $0.isMustacheSpace }
    guard words.count == 2, !words.joined().contains(UInt8(ascii: "=")) else { return nil }
    open = Array(words[0])
    close = Array(words[1])
  }

  var isDefault: Bool { self == TagDelimiters() }
}
