import FormDiagnostics
import FormRules
import Testing

/// Large forms are checked in time that grows with them.
@Suite struct Cost {
  @Test func `ten times the fields take about ten times as long`() {
    func time(_ count: Int) -> Duration {
      let file = SourceFile(path: "Example.form.yaml", text: form(count))
      return ContinuousClock().measure { _ = CheckedForm(file) }
    }
    _ = time(100)
    let (small, large) = (time(1000), time(10_000))
    #expect(large < small * 40, "\(small) and \(large)")
  }

  @Test func `thousands of misspelt names are all found, and soon`() {
    var found = 0
    let elapsed = ContinuousClock().measure {
      found = check(form(5000, reading: "fielt")).diagnostics.count { $0.rule == "condition/unknown-field" }
    }
    #expect(found == 5000)
    #expect(elapsed < .seconds(20))
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
