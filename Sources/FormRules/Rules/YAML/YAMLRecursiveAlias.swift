import FormDiagnostics

extension Rule {
  static let yamlRecursiveAlias = Rule(
    "yaml/recursive-alias",
    summary: "An alias stands inside the value that it repeats.",
    why: "An alias stands for the whole value at its anchor. Inside that value it would go on for ever.",
    fix: .none("the alias may stand for something else"),
    wrong: [
      """
      form: Contact
      fields: &all
        - id: name
          label: Name
        - *all
        # ^^^^ yaml/recursive-alias
      submit: {label: Send}
      """
    ],
    right: [
      """
      form: Contact
      fields:
        - &name
          id: name
          label: Name
          content: name
        - <<: *name
          id: partner
          label: Partner
      submit: {label: Send}
      """
    ])
}

extension Words {
  static func recursiveAlias(_ name: String, _ anchor: SourceSpan) -> Words {
    Words(
      "alias \(quoted("*" + name)) stands inside the value that it repeats", "inside its own anchor",
      related: [Diagnostic.Label(anchor, "the value begins here")])
  }
}
