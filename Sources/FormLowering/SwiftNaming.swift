/// Names in Swift for what authors may call as they like.
///
/// A name depends on the text alone, never on its neighbours: adding an option renames none.
package enum SwiftNaming {
  /// The name of a field: its id, with `Field` behind it where an enum cannot have such a case.
  package static func fieldName(_ id: String) -> String {
    isTaken(id) ? id + "Field" : id
  }

  /// Whether no case for a field or an option can be called so.
  ///
  /// Where an optional is expected `.none` is nothing, and the others are members of every enum with raw values.
  package static func isTaken(_ name: String) -> Bool {
    switch name {
    case "allCases", "none", "Protocol", "RawValue", "Type": true
    default: false
    }
  }

  /// The case name of an option: words in camel case, signs spelt out, digits behind an underscore.
  ///
  /// `DE` → `de`, `United Kingdom` → `unitedKingdom`, `+1` → `plus1`, `1/2` → `_1Slash2`, `` → `empty`,
  /// `none` → `noneOption`
  package static func optionName(_ id: String) -> String {
    let name = plainOptionName(id)
    return isTaken(name) ? name + "Option" : name
  }

  private static func plainOptionName(_ id: String) -> String {
    if isName(id) { return id }
    let words = words(of: id)
    guard let first = words.first else { return "empty" }
    let name = lowered(first) + words.dropFirst().map(raised).joined()
    return name.unicodeScalars.first.map(isStart) == true ? name : "_" + name
  }

  /// The pieces that a name is made of: runs of letters and digits, and signs as words.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var run = ""
    func end() {
      if !run.isEmpty { words.append(run) }
      run = ""
    }
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      if isLetter(scalar) || isDigit(scalar) {
        run.unicodeScalars.append(scalar)
        continue
      }
      end()
      let isNumeric = index + 1 < scalars.count && isDigit(scalars[index + 1])
      if let name = separators[scalar] {
        if isNumeric, index == 0 || isDigit(scalars[index - 1]) { words.append(name) }
      } else {
        words.append(signs[scalar] ?? "u" + String(scalar.value, radix: 16, uppercase: true))
      }
    }
    end()
    return words.isEmpty ? scalars.compactMap { separators[$0] } : words
  }

  /// Whether it is letters and digits of ASCII, a small letter first: then it is a name already.
  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, (0x61...0x7A).contains(first) else { return false }
    return text.utf8.allSatisfy {
      (0x61...0x7A).contains($0) || (0x41...0x5A).contains($0) || (0x30...0x39).contains($0)
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if scalar.isASCII { return isASCIILetter(scalar) }
    return properties.isXIDContinue && properties.isAlphabetic && !properties.isDefaultIgnorableCodePoint
  }

  /// Whether a name may begin with it: a letter that is no mark behind letters.
  private static func isStart(_ scalar: Unicode.Scalar) -> Bool {
    isLetter(scalar) && scalar.properties.isXIDStart
  }

  private static func isASCIILetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// A word at the start of a name: all capitals become small, `DE` → `de`, otherwise the first letter alone.
  private static func lowered(_ word: String) -> String {
    if word == word.uppercased() { return word.lowercased() }
    return word.prefix(1).lowercased() + word.dropFirst()
  }

  private static func raised(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// What parts words; named only before a digit, at the start or between digits, and where nothing else is.
  private static let separators: [Unicode.Scalar: String] = [
    " ": "blank", "_": "underscore", "-": "minus", ".": "dot", ",": "comma",
  ]
  private static let signs: [Unicode.Scalar: String] = [
    "+": "plus", "<": "less", ">": "greater", "=": "equal", "/": "slash", "%": "percent", "&": "and",
    "*": "star",
    "#": "hash", "@": "at", "!": "exclamation", "?": "question", ":": "colon", "€": "euro", "£": "pound",
    "$": "dollar", "½": "half",
  ]
}
