/// The text of the checks, as it stands in `Sources/FormRuntime/Checks` and goes into generated code.
enum CheckFiles {
  /// The files in the order in which they are printed: the enum first, then by name.
  static let all: [(name: String, text: String)] = Embedded.checks.sorted {
    $0.name == "FormChecks" || ($1.name != "FormChecks" && $0.name < $1.name)
  }

  /// What each file calls in others; a test compiles every closure alone.
  private static let needs: [String: [String]] = [
    "Trimmed": ["Required"], "Email": ["Digits"], "Phone": ["Digits"], "DigitsOnly": ["Digits"],
    "PatternMatcher": ["Pattern"], "Pattern": ["PatternMatcher"], "DigitCount": ["Digits"],
    "CreditCard": ["Digits", "GroupBlank"], "IBAN": ["Digits", "GroupBlank"], "LocalNumber": ["Number"],
    "Number": ["Digits", "GroupBlank", "Trimmed"], "PostalCode": ["Digits", "GroupBlank"],
    "WebAddress": ["Email", "Required"],
  ]

  /// What each type of a moment is made of.
  private static let parts: [String: [String]] = [
    "FormTime": ["FormDay"], "FormDateTime": ["FormDay", "FormTime"],
  ]

  /// These files and all that they need; none for none.
  static func closure(of names: Set<String>) -> Set<String> {
    let closure = closure(names, needs)
    return closure.isEmpty ? [] : closure.union(["FormChecks"])
  }

  /// These types and all that they are made of.
  static func closure(ofTypes names: Set<String>) -> Set<String> { closure(names, parts) }

  private static func closure(_ names: Set<String>, _ needs: [String: [String]]) -> Set<String> {
    var closure: Set<String> = []
    var waiting = Array(names)
    while let name = waiting.popLast() {
      if closure.insert(name).inserted { waiting += needs[name] ?? [] }
    }
    return closure
  }

  /// The file that declares a function of that name.
  static func file(declaring function: String) -> String? { declarations[function] }

  private static let declarations: [String: String] = {
    var declarations: [String: String] = [:]
    for file in all {
      for line in file.text.utf8.split(separator: UInt8(ascii: "\n")) {
        let words = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
        guard words.count == 3, words[0].elementsEqual("static".utf8), words[1].elementsEqual("func".utf8)
        else { continue }
        let name = words[2].prefix { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: "<") }
        declarations[String(Substring(name))] = file.name
      }
    }
    return declarations
  }()
}
