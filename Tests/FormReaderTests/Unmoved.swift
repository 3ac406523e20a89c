import FormDiagnostics
import FormReader
import Testing

/// Changes that mean nothing to a form move faults with the text and change nothing else.
@Suite struct Unmoved {
  @Test(arguments: wrongFields) func `by a comment above`(field: String, faults: [String]) {
    #expect(briefs("# 👨‍👩‍👧‍👦 café\n" + form(field: field)) == faults)
  }

  @Test(arguments: wrongFields) func `by a byte-order mark`(field: String, faults: [String]) {
    #expect(briefs("\u{FEFF}" + form(field: field)) == faults)
  }

  @Test(arguments: wrongFields)
  func `by the line endings of another system`(field: String, faults: [String]) {
    let crlf = form(field: field).split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    #expect(briefs(crlf) == faults.map { $0.replacing("\n", "\r\n") })
  }

  @Test(arguments: keyed) func `by the order of the keys`(keys: [String], faults: [String]) {
    let reversed = briefs(form(field: keys.reversed().joined(separator: "\n")))
    #expect(reversed.map(withoutFirstKey).sorted() == faults.map(withoutFirstKey).sorted())
  }

  @Test(arguments: keyed) func `by flow style`(keys: [String], faults: [String]) {
    let entries = keys.map { $0.hasSuffix(":") ? $0 + " " : $0 }
    #expect(briefs(form(field: "{" + entries.joined(separator: ", ") + "}")) == faults)
  }

  /// What is missing is told at the first key, wherever that stands.
  private func withoutFirstKey(_ fault: String) -> String {
    fault.hasPrefix("missing") ? String(fault.prefix { $0 != "«" }) : fault
  }
}

/// The wrong fields whose keys stand one a line, and mean the same in flow style.
private let keyed: [(keys: [String], faults: [String])] = wrongFields.compactMap { field, faults in
  let keys = field.split(separator: "\n").map(String.init)
  let isKeyed = keys.count > 1 && keys.allSatisfy { !$0.hasPrefix(" ") && !$0.contains(" # ") }
  return isKeyed ? (keys, faults) : nil
}

extension String {
  fileprivate func replacing(_ part: Character, _ other: String) -> String {
    map { $0 == part ? other : String($0) }.joined()
  }
}
