/// The text of the checks, as it stands in `Sources/FormRuntime/Checks` and goes into generated code.
enum CheckFiles {
  /// The files in the order in which they are printed: the enum first, then by name.
  static let all: [(name: String, text: String)] = Embedded.checks.sorted {
    $0.name == "FormChecks" || ($1.name != "FormChecks" && $0.name < $1.name)
  }

  /// What each file calls in others; a test compiles every closure alone.
  private static let needs: [String: [String]] = [
    "Trimmed": ["Required"], "Email": ["Digits"], "Phone": ["Digits"], "DigitsOnly": ["Digits"],
    "Pattern": ["PatternMatcher"],
  ]

  /// These files and all that they need; none for none.
  static func closure(of names: Set<String>) -> Set<String> {
    var closure: Set<String> = []
    var waiting = Array(names)
    while let name = waiting.popLast() {
      if closure.insert(name).inserted { waiting += needs[name] ?? [] }
    }
    return closure.isEmpty ? [] : closure.union(["FormChecks"])
  }
}
