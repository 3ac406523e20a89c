import FormDiagnostics
import FormPlan
import FormReader

extension Rule {
  static let keyboardContentMismatch = Rule(
    "keyboard/content-mismatch", .warning, .focus,
    summary: "A keyboard does not suit the content of its field.",
    why: """
      What AutoFill does not know must be typed, and these keyboards lack keys for it: there is no letter on a number \
      pad, and no blank on the keyboard for addresses on the web.
      """,
    fix: .offered("leaves `keyboard` out"),
    wrong: [
      """
      form: Contact
      focus: {toolbar: [next, done]}
      fields:
        - id: mail
          label: E-mail
          content: emailAddress
          keyboard: numberPad
          #         ^^^^^^^^^ keyboard/content-mismatch
        - id: name
          label: Name
          content: name
          keyboard: emailAddress
          #         ^^^^^^^^^^^^ keyboard/content-mismatch
      submit: {label: Send}
      """,
      """
      form: Contact
      fields:
        - id: street
          label: Street
          content: streetAddressLine1
          keyboard: URL
          #         ^^^ keyboard/content-mismatch
      submit: {label: Send}
      """,
    ],
    right: [
      """
      form: Contact
      fields:
        - id: mail
          label: E-mail
          content: emailAddress
          keyboard: asciiCapable
        - id: name
          label: Name
          content: name
          keyboard: namePhonePad
      submit: {label: Send}
      """,
      #"""
      form: Contact
      focus: {toolbar: [next, done]}
      fields:
        - id: zip
          label: ZIP code
          content: postalCode
          keyboard: numberPad
          validate: [{pattern: '\d{5}', message: Five digits}]
        - id: login
          label: E-mail or user name
          content: username
          keyboard: emailAddress
      submit: {label: Send}
      """#,
      """
      form: Contact
      fields:
        - id: site
          label: Web site
          content: URL
        - id: search
          label: Search
          keyboard: webSearch
      submit: {label: Send}
      """,
    ],
    check: .form { facts, findings in
      for field in facts.fields {
        guard let keyboard = field.keyboard, let content = field.content,
          !content.value.suits(keyboard.value)
        else { continue }
        let usual = content.value.row.keyboard
        let words = Words(
          "the keyboard '\(keyboard.value.rawValue)' does not suit the content '\(content.value.rawValue)'",
          "lacks keys for it", related: [Diagnostic.Label(content.span, "the content")],
          help: "leave `keyboard` out" + (usual.map { ": the content brings '\($0.rawValue)'" } ?? ""),
          fix: facts.editor.leavingOut(key: "keyboard", at: keyboard.span))
        findings.add(words, at: keyboard.span, path: field.path("keyboard"))
      }
    })
}
