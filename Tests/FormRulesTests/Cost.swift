import FormDiagnostics
import FormPlan
import FormRules
import Testing

/// Large forms are checked whole, and what would cost a square is bounded; `make bench` measures how cost grows.
@Suite struct Cost {
  @Test func `ten thousand fields that lead to each other are checked to the end`() {
    let checked = check(form(10_000))
    #expect(checked.plan?.fields.count == 10_000)
    #expect(checked.waitingChecks == 0)
  }

  @Test func `thousands of misspelt names are all found, and hints sought for the first of them`() {
    let found = check(form(5000, reading: "fielt")).diagnostics.filter {
      $0.rule == "condition/unknown-field"
    }
    #expect(found.count == 5000)
    // Each hint looks at 5,000 names, and 200,000 are looked at.
    #expect(found.count { $0.help?.hasPrefix("did you mean") == true } == 40)
  }

  /// A form in which each field reads the one before it, and leads to the next.
  private func form(_ count: Int, reading name: String = "field") -> String {
    var text = "form: Large\nfields:\n"
    for index in 0..<count {
      text += "  - id: field\(index)\n    label: Field \(index)\n"
      if name != "field" { text += "    visible: \(name)\(index) == \"a\"\n" }
      if index > 0, name == "field" { text += "    visible: field\(index - 1) != \"a\"\n" }
      if index + 1 < count { text += "    next: field\(index + 1)\n" }
      text += "    validate: [{matches: field\(count - 1)}]\n"
    }
    return text + "submit: {label: Send}\n"
  }
}
