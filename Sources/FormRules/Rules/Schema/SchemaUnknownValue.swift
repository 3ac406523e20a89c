import FormReader

extension Rule {
  static let schemaUnknownValue = Rule(
    "schema/unknown-value",
    summary: "A word is none of those that its key takes.",
    why: """
      Keyboards, labels and the like are closed lists with the names that SwiftUI gives them. A word outside \
      of its list would be ignored on the device, where nobody sees why.
      """,
    fix: .offered("writes the word that was misspelt"),
    wrong: [
      """
      form: Contact
      validation: onBlur
      #           ^^^^^^ schema/unknown-value
      focus: {toolbar: [prev, done]}
      #                 ^^^^ schema/unknown-value
      fields:
        - id: phone
          label: Phone
          type: txet
          #     ^^^^ schema/unknown-value
        - id: code
          label: Code
          keyboard: numberpad
          #         ^^^^^^^^^ schema/unknown-value
          submitLabel: weiter
          #            ^^^^^^ schema/unknown-value
          normalize: [lowercase]
          #           ^^^^^^^^^ schema/unknown-value
          validate: [requird]
          #          ^^^^^^^ schema/unknown-value
      submit: {label: Send}
      """,
      """
      form: Contact
      options: {countries: [DE, GB]}
      fields:
        - id: country
          type: choice
          label: Country
          options: contries
          #        ^^^^^^^^ schema/unknown-value
        - id: topics
          type: choices
          label: Topics
          options: [news, jobs]
          style: segmented
          #      ^^^^^^^^^ schema/unknown-value
      submit: {label: Send}
      """,
    ],
    right: [
      """
      form: Contact
      validation: blur
      focus: {toolbar: [previous, next, done]}
      fields:
        - id: code
          label: Code
          submitLabel: done
          normalize: [uppercase]
          validate: [required]
      submit: {label: Send}
      """,
      """
      form: Contact
      options: {countries: [DE, GB]}
      fields:
        - id: country
          type: choice
          label: Country
          options: countries
          style: menu
      submit: {label: Send}
      """,
    ])
}

extension Words {
  static func unknownValue(
    _ word: String, _ vocabulary: Vocabulary, _ nearest: String?, _ all: [String], _ place: FaultPlace
  ) -> Words {
    Words(
      "\(quoted(word)) is not \(vocabulary.noun)", "not \(vocabulary.noun)",
      help: suggestion(nearest, of: all),
      fix: slip(word, nearest).flatMap { place.replacement($0, "write '\($0)'") })
  }

  static func unknownOptionSet(_ name: String, _ nearest: String?, _ place: FaultPlace) -> Words {
    Words(
      "there is no set of options \(quoted(name))", "names no set",
      help: nearest.map { "did you mean '\($0)'?" }
        ?? "write the options as a list, or a set of them at the form",
      fix: slip(name, nearest).flatMap { place.replacement($0, "write '\($0)'") })
  }
}
