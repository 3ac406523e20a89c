import FormDiagnostics
import FormReader

extension Rule {
  static let namingDuplicateForm = Rule(
    "naming/duplicate-form", .error, .names,
    summary: "Two forms that write into one folder have the same name.",
    why: """
      A form's name is the stem of its files and types. Of two forms with one name, one would overwrite the other; \
      so would two whose names differ only in case, where the file system does not tell them apart.
      """,
    fix: .none("either of the two may get another name"),
    wrong: [
      """
      form: Contact
      fields: [{id: name, label: Name}]
      submit: {label: Send}
      """,
      """
      form: Contact
      #     ^^^^^^^ naming/duplicate-form
      fields: [{id: mail, label: E-mail}]
      submit: {label: Send}
      """,
      """
      form: ConTact
      #     ^^^^^^^ naming/duplicate-form
      fields: [{id: mail, label: E-mail}]
      submit: {label: Send}
      """,
    ],
    right: [
      """
      form: Contact
      fields: [{id: name, label: Name}]
      submit: {label: Send}
      """,
      """
      form: ContactForm
      fields: [{id: name, label: Name}]
      submit: {label: Send}
      """,
    ],
    check: .forms { forms, found in
      var firsts: [String: Int] = [:]
      for (index, form) in forms.enumerated() {
        let key = form.name.value.lowercased()
        guard let first = firsts[key] else {
          firsts[key] = index
          continue
        }
        var findings = Findings()
        findings.add(.duplicateForm(form.name.value, forms[first]), at: form.name.span, path: "form")
        found += findings.all.map { (index, $0) }
      }
    })
}

extension Words {
  fileprivate static func duplicateForm(_ name: String, _ first: NamedForm) -> Words {
    let isSame = name == first.name.value
    return Words(
      isSame
        ? "two forms have the name \(quoted(name))"
        : "the names of two forms, \(quoted(first.name.value)) and \(quoted(name)), differ only in case",
      isSame ? "used again here" : "one file for both",
      related: [Diagnostic.Label(first.name.span, "first used here", file: first.file)],
      help: "give one of the two another name")
  }
}
