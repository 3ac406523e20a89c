// Stands for the catalogue until it is there; to be replaced as a whole.
package import FormDiagnostics

/// What a rule says of itself.
package struct RulePage: Sendable {
  package var name: String
  package var severity: Diagnostic.Severity
  package var stage: Int
  package var isExact: Bool
  package var summary: String
  package var why: String
  package var wrong: [String]
  package var right: [String]
}

/// Every rule.
package enum RuleCatalogue {
  package static let all = [
    RulePage(
      name: "keyboard/no-return-key", severity: .error, stage: 4, isExact: false,
      summary: "A keyboard without a return key, and no toolbar to go on with.",
      why: """
        The pads for digits have no return key. Without a toolbar above the keyboard a person who cannot touch \
        the next field is caught in this one (WCAG 2.1.2).
        """,
      wrong: [
        """
        form: Call
        fields:
          - id: phone
            label: Phone
            keyboard: phonePad
        #             ^^^^^^^^ keyboard/no-return-key
        submit: {label: Call me}
        """
      ],
      right: [
        """
        form: Call
        focus: {toolbar: [done]}
        fields:
          - id: phone
            label: Phone
            keyboard: phonePad
        submit: {label: Call me}
        """
      ])
  ]
}
