import FormPlan

extension Shape {
  /// The rows of one mapping.
  package static func keys(of owner: Owner) -> [Key] {
    switch owner {
    case .form: formKeys
    case .messages: messageKeys
    case .focus: focusKeys
    case .toolbarEntry: toolbarKeys
    case .section: sectionKeys
    case .field: fieldKeys
    case .option: optionKeys
    case .edge: edgeKeys
    case .validator: validatorKeys
    case .submit: submitKeys
    }
  }

  /// The keys of which a mapping has exactly one; none where it is free.
  static func alternatives(of owner: Owner) -> [String] {
    switch owner {
    case .form: ["sections", "fields"]
    case .toolbarEntry: toolbarKeys.map(\.name)
    case .validator: Vocabulary.validator.words
    case .messages, .focus, .section, .field, .option, .edge, .submit: []
    }
  }

  private static let formKeys: [Key] = [
    Key(
      owner: .form, name: "form", value: .id, isRequired: true,
      summary: "the form's name, the stem of every generated Swift name", example: "Checkout"),
    Key(
      owner: .form, name: "title", value: .text, summary: "the title above the form", example: "Checkout"),
    Key(
      owner: .form, name: "language", value: .id,
      summary: "the language of built-in texts, as a BCP 47 tag; `en` where left out", example: "de"),
    Key(
      owner: .form, name: "messages", value: .mapping(.messages),
      summary: "what failed validators say in this form", example: "{required: Please fill this in.}"),
    Key(
      owner: .form, name: "focus", value: .mapping(.focus), summary: "where the focus stands and goes",
      example: "{initial: none}"),
    Key(
      owner: .form, name: "sections", value: .list(.mapping(.section)),
      summary: "the sections, in the order shown",
      example: "[{title: Recipient, fields: [{id: name, label: Name}]}]"),
    Key(
      owner: .form, name: "fields", value: .list(.mapping(.field)),
      summary: "the fields, in the order shown, of a form without sections",
      example: "[{id: name, label: Name}]"),
    Key(
      owner: .form, name: "order", value: .list(.id),
      summary: "the focus order, where it is not the order shown", example: "[name]"),
    Key(
      owner: .form, name: "submit", value: .mapping(.submit), isRequired: true,
      summary: "the button below the last section", example: "{label: Place order}"),
    Key(
      owner: .form, name: "validation", value: .word(.validationMoment),
      summary: "when fields are checked; `submit` where left out", example: "blur"),
    Key(
      owner: .form, name: "pages", value: .list(.mapping(.section)), summary: "the pages of a long form",
      example: "[{title: Address}]", availability: .notYet("forms of several pages")),
    Key(
      owner: .form, name: "options", value: .optionSets,
      summary: "sets of options that choices share, by names of your own", example: "{countries: [DE, GB]}"),
    Key(
      owner: .form, name: "use", value: .text, summary: "parts of other files", example: "Address.form.yaml",
      availability: .notYet("forms made of other files")),
  ]

  private static let focusKeys: [Key] = [
    Key(
      owner: .focus, name: "initial", value: .id,
      summary: "the field that has the focus when the form appears, or `none`", example: "name"),
    Key(
      owner: .focus, name: "toolbar",
      value: .list(.either([.word(.toolbarButton), .mapping(.toolbarEntry)])),
      summary: "the buttons above the keyboard", example: "[previous, {next: Weiter}, done]"),
    Key(
      owner: .focus, name: "wrap", value: .boolean,
      summary: "whether the toolbar's previous and next go round at the ends", example: "true"),
    Key(
      owner: .focus, name: "dismiss", value: .list(.word(.dismissal)),
      summary: "what closes the keyboard; `[scroll]` where left out", example: "[tapOutside, scroll]"),
    Key(
      owner: .focus, name: "invalid", value: .word(.invalidFocus),
      summary: "where the focus goes after a failed submit; `first` where left out", example: "none"),
  ]

  private static let toolbarKeys: [Key] = ToolbarButton.Action.allCases.map { action in
    Key(
      owner: .toolbarEntry, name: action.rawValue, value: .text,
      summary: "the caption of the button '\(action.rawValue)'", example: "Weiter")
  }

  private static let sectionKeys: [Key] = [
    Key(
      owner: .section, name: "id", value: .id, summary: "the section's name in findings", example: "address"),
    Key(owner: .section, name: "title", value: .text, summary: "the heading", example: "Recipient"),
    Key(
      owner: .section, name: "footer", value: .text, summary: "the text below the fields",
      example: "We never call you."),
    Key(
      owner: .section, name: "visible", value: .condition, summary: "when the section is shown",
      example: "name.isEmpty"),
    Key(
      owner: .section, name: "enabled", value: .condition,
      summary: "when the section's fields can be changed", example: "name.isEmpty"),
    Key(
      owner: .section, name: "fields", value: .list(.mapping(.field)), isRequired: true,
      summary: "the fields, in the order shown", example: "[{id: name, label: Name}]"),
  ]

  private static let optionKeys: [Key] = [
    Key(
      owner: .option, name: "id", value: .id, isRequired: true, summary: "the submitted value", example: "GB"),
    Key(
      owner: .option, name: "label", value: .text, summary: "the text shown; the id where left out",
      example: "United Kingdom"),
    Key(
      owner: .option, name: "swiftName", value: .id, summary: "its name in Swift, where the id's would clash",
      example: "unitedKingdom"),
    Key(
      owner: .option, name: "when", value: .condition, summary: "when the option is offered",
      example: "isGift", availability: .notYet("options that come and go")),
  ]

  private static let edgeKeys: [Key] = [
    Key(
      owner: .edge, name: "when", value: .condition, summary: "when the entry is taken",
      example: "name.isEmpty"),
    Key(
      owner: .edge, name: "to", value: .id, isRequired: true, summary: "a field, `submit` or `dismiss`",
      example: "submit"),
  ]

  private static let submitKeys: [Key] = [
    Key(
      owner: .submit, name: "label", value: .text, isRequired: true, summary: "the button's caption",
      example: "Place order")
  ]
}
