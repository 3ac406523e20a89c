import FormReader

extension Rule {
  static let a11yMissingLabel = Rule(
    "a11y/missing-label",
    summary: "A field or a button has no label that can be read.",
    why: """
      A screen reader announces a field by its label. A placeholder is no label: it is gone with the first \
      letter typed, and then nobody knows what the field is for.
      """,
    fix: .offered("leaves an option's empty label out; other labels are the author's words"),
    wrong: [
      """
      form: Contact
      fields:
        - id: mail
          #   ^^^^ a11y/missing-label
          placeholder: E-mail
        - id: name
          label: '  '
          #      ^^^^ a11y/missing-label
        - id: news
          type: toggle
          label:
          # <~~~~ a11y/missing-label
        - id: country
          type: choice
          label: Country
          options: [{id: DE, label: ''}, FR, '']
          #                         ^^ a11y/missing-label
          #                                  ^^ a11y/missing-label
      submit: {label: ''}
      #               ^^ a11y/missing-label
      """
    ],
    right: [
      """
      form: Contact
      fields:
        - id: mail
          label: E-mail
          placeholder: jane@example.org
        - id: country
          type: choice
          label: Country
          options: [DE, FR, {id: '', label: Elsewhere}]
      submit: {label: Send}
      """
    ])
}

extension Words {
  static func missingLabel(_ owner: Shape.Owner, _ hasPlaceholder: Bool, _ place: FaultPlace) -> Words {
    switch owner {
    case .submit: Words("the form's button has no label", "nothing to read here")
    case .option where place.lastKey != "label":
      Words("an option has neither name nor label", "nothing to read here", help: "add a `label`")
    case .option:
      Words(
        "an option has an empty label", "nothing to read here", help: "leave `label` out to show the id",
        fix: place.editor.leavingOut(key: "label", at: place.span))
    case .form, .messages, .focus, .toolbarEntry, .section, .field, .edge, .validator:
      Words(
        "\(place.holder(owner)) has no label", hasPlaceholder ? "only a placeholder" : "nothing names it",
        help: hasPlaceholder
          ? "add a `label`: a placeholder is gone once something is typed" : "add a `label`")
    }
  }
}
