import FormDiagnostics
import FormPlan
import FormReader

extension Rule {
  static let autofillMissingType = Rule(
    "autofill/missing-type", .info, .advice, isOffByDefault: true,
    summary: "A field is called like a content type and names none.",
    why: """
      iOS could fill the field in and offer the fitting keyboard, if it knew what belongs there (WCAG 1.3.5). Not every \
      name means that the person in front of the form is asked, so you have to want this rule.
      """,
    fix: .offered("adds the content type, but to passwords, which may be new or old"),
    wrong: [
      """
      form: SignUp
      fields:
        - id: email
          #   ^^^^^ autofill/missing-type
          label: E-mail
        - id: firstName
          #   ^^^^^^^^^ autofill/missing-type
          label: First name
      submit: {label: Sign up}
      """,
      """
      form: SignIn
      fields:
        - id: username
          #   ^^^^^^^^ autofill/missing-type
          label: User name
        - id: password
          #   ^^^^^^^^ autofill/missing-type
          type: secure
          label: Password
      submit: {label: Sign in}
      """,
    ],
    right: [
      """
      form: SignUp
      fields:
        - id: email
          label: E-mail
          content: emailAddress
        - id: firstName
          label: First name
          content: givenName
      submit: {label: Sign up}
      """,
      """
      form: Search
      fields:
        - id: words
          label: What are you looking for?
        - id: productName
          label: Name of the product
      submit: {label: Search}
      """,
      """
      form: Address
      fields:
        - id: country
          type: choice
          label: Country
          options: [DE, FR]
      submit: {label: Go on}
      """,
    ],
    check: .form { facts, findings in
      for field in facts.fields where field.kind.value.row.control.isTyped && field.content == nil {
        guard let content = MeantContent.of(field.id.value) else { continue }
        let isPassword = content == .password
        let words = Words(
          "\(Words.quoted(field.id.value)) is called like a content type and names none",
          "no offer of AutoFill here",
          help: "add `content: \(content.rawValue)`"
            + (isPassword ? ", or `newPassword` for one to be chosen" : ""),
          fix: isPassword ? nil : facts.editor.marking([field], as: content))
        findings.add(words, at: field.id.span, path: field.path("content"))
      }
    })
}
