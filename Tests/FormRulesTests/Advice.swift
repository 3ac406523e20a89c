import FormDiagnostics
import FormPlan
import Testing

@testable import FormRules

/// When advice is given, and the lists that it rests on.
@Suite struct Advice {
  private static let asked = "autofill/missing-type"

  @Test func `a rule that is off by default speaks and waits only where it is asked for`() {
    let form = SourceForm.text(field: "id: email\n    label: E-mail")
    #expect(check(form).diagnostics.isEmpty)
    #expect(SourceForm.check(form, asking: Self.asked).diagnostics.map(\.rule) == [Self.asked])
    let broken = SourceForm.text(field: "id: email\n    labl: E-mail")
    let waiting = check(broken).waitingChecks
    #expect(SourceForm.check(broken, asking: Self.asked).waitingChecks == waiting + 1)
  }

  @Test func `advice waits for errors of the stage before, and warnings hold nothing up`() {
    let toggle = "\n  - id: terms\n    type: toggle\n    label: Terms\n    validate: [required]"
    let stuck = SourceForm.text(field: "id: pin\n    label: PIN\n    keyboard: numberPad" + toggle)
    let found = check(stuck)
    #expect(
      found.diagnostics.map(\.rule).sorted() == [
        "keyboard/no-return-key", "keyboard/numeric-without-validator",
      ])
    #expect(found.plan != nil)
    #expect(found.waitingChecks == RuleCatalogue.all.count { $0.stage > .focus && !$0.isOffByDefault })
    let warned = check("focus: {toolbar: [done]}\n" + stuck)
    #expect(
      warned.diagnostics.map(\.rule) == ["keyboard/numeric-without-validator", "validator/required-toggle"])
    #expect(warned.waitingChecks == 0)
  }

  @Test(arguments: PlannedPattern.addresses)
  func `what homemade patterns are held against is an address to formc itself`(address: String) {
    let quoted =
      "'\(address.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'"
    let form = SourceForm.text(field: "id: to\n    label: To\n    default: \(quoted)\n    validate: [email]")
    #expect(check(form).diagnostics.isEmpty)
  }

  @Test func `ids are read by their words`() {
    #expect(IdWords.of("homePhone2") == ["home", "phone"])
    #expect(IdWords.of("siteURLText") == ["site", "url", "text"])
    #expect(IdWords.of("first_name") == ["first", "name"])
    #expect(IdWords.of("") == [])
    for type in ContentType.allCases { #expect(MeantContent.of(type.rawValue) == type) }
    #expect(MeantContent.of("zipCode") == .postalCode)
    #expect(MeantContent.of("companyName") == nil)
    #expect(MeantContent.ofLast(IdWords.of("recipientFirstName")) == .givenName)
    #expect(MeantContent.ofLast(IdWords.of("mailbox")) == nil)
  }
}

/// Forms of one field.
private enum SourceForm {
  static func text(field: String) -> String {
    "form: Contact\nfields:\n  - \(field)\nsubmit: {label: Send}\n"
  }

  static func check(_ text: String, asking name: String) -> CheckedForm {
    CheckedForm(
      SourceFile(path: "Example.form.yaml", text: text), severities: Severities(asking: name))
  }
}
