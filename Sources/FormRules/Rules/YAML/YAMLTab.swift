import FormDiagnostics

extension Rule {
  static let yamlTab = Rule(
    "yaml/tab",
    summary: "A tab stands where only spaces indent.",
    why: """
      Editors show a tab as two, four or eight columns, so YAML does not let it indent. The line looks right \
      and no reader of YAML takes it.
      """,
    fix: .none("how wide the tab was meant is not known"),
    wrong: [
      """
      form: Contact
      fields:
        - id: name
      \t  label: Name
      # < yaml/tab
      submit: {label: Send}
      """
    ],
    right: [
      """
      form: Contact
      fields:
        - id: name
          label: Name
      submit: {label: Send}
      """
    ])
}

extension Words {
  static func tab(_ place: FaultPlace) -> Words {
    let count = place.span.end - place.span.start
    return Words(
      count > 1 ? "\(count) tabs indent a line" : "a tab indents a line",
      count > 1 ? "tabs, not spaces" : "a tab, not spaces", help: "indent with spaces")
  }
}
