import FormDiagnostics
import FormPlan
import FormReader

extension Rule {
  static let validatorRepeated = Rule(
    "validator/repeated", .warning, .advice,
    summary: "A field has the same validator twice.",
    why: """
      The first that fails gives the message, so the second never speaks. One of them was probably meant to be \
      something else, or to stand on another field.
      """,
    fix: .offered("leaves the second out"),
    wrong: [
      """
      form: Contact
      fields:
        - id: name
          label: Name
          validate:
            - required
            - length: 2...60
            - required:
              # <~~~~~~~ validator/repeated
              message: Enter your name
      submit: {label: Send}
      """,
      """
      form: Contact
      fields:
        - id: name
          label: Name
        - id: mail
          label: E-mail
          validate: [{email: , when: name.isEmpty}, {email: , when: name.isEmpty}, email, {email: , when: '!name.isEmpty'}]
          #                                          ^^^^^ validator/repeated
          #                                                                                ^^^^^ validator/repeated
      submit: {label: Send}
      """,
    ],
    right: [
      """
      form: Contact
      fields:
        - id: name
          label: Name
          validate: [required, {length: 2...}, {length: ...60}]
        - id: mail
          label: E-mail
          validate: [required, email]
      submit: {label: Send}
      """,
      """
      form: Contact
      fields:
        - id: name
          label: Name
        - id: mail
          label: E-mail
          validate: [{required: , when: name.isEmpty, message: 'Your name, or your address'}, required]
      submit: {label: Send}
      """,
      """
      form: Contact
      messages: {pattern: Please look again.}
      fields:
        - id: code
          label: Code
          validate: [{pattern: '.*[0-9].*'}, {pattern: '.*[A-Z].*'}]
      submit: {label: Send}
      """,
    ],
    check: .form { facts, findings in
      for written in facts.fields where written.repeatsKind {
        let field = facts.planned(written)
        var seen: [Validator: SourceSpan] = [:]
        for pair in written.validatorPairs(field) {
          let place = pair.written.kind.span
          let always = Validator(check: pair.planned.check, message: "")
          let same = Validator(check: pair.planned.check, message: "", when: pair.planned.when)
          guard let first = seen[always] ?? seen[same] else {
            seen[same] = place
            continue
          }
          let words = Words(
            "\(Words.quoted(written.id.value)) has the same '\(pair.written.kind.value.rawValue)' twice",
            "never fails alone", related: [Diagnostic.Label(first, "the first")],
            help: "leave one of them out",
            fix: facts.editor.leavingOut(pair.written.span, "leave the second out"))
          findings.add(words, at: place, path: written.path("validate[\(pair.index)]"))
        }
      }
    })
}

extension FormField {
  /// Whether two of its validators are of one kind.
  fileprivate var repeatsKind: Bool {
    validators.indices.contains { index in
      validators[..<index].contains { $0.kind.value == validators[index].kind.value }
    }
  }
}
