import FormReader

extension Rule {
  static let conditionUnquoted = Rule(
    "condition/unquoted",
    summary: "A condition that YAML reads as something else stands without quotes.",
    why: """
      In YAML `!` begins a tag, `[` a list, `&` an anchor and a quote a quoted text; a `:` before a blank ends \
      a key, and a `#` behind one begins a comment. A condition with any of these is cut up before it is read.
      """,
    fix: .offered("puts the condition in quotes"),
    wrong: [
      """
      form: Order
      fields:
        - id: isGift
          type: toggle
          label: This is a gift
        - id: country
          type: choice
          label: Country
          options: [de, fr]
          visible: !isGift
          #        ^^^^^^^ condition/unquoted
        - id: message
          label: Message
          visible: [.de, .fr].contains(country)
          #        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ condition/unquoted
          enabled: country == "a # b"
          #        ^^^^^^^^^^^^^^^^^^ condition/unquoted
          next: [{when: !isGift && country == .de, to: submit}]
          #             ^^^^^^^^^^^^^^^^^^^^^^^^^ condition/unquoted
      submit: {label: Order}
      """,
      """
      form: Order
      fields:
        - id: name
          label: Name
        - id: note
          label: Note
          visible: "x: y" == name
          #        ^^^^^^^^^^^^^^ condition/unquoted
          enabled: name == "x: y"
          #        ^^^^^^^^^^^^^^ condition/unquoted
      submit: {label: Order}
      """,
    ],
    right: [
      """
      form: Order
      fields:
        - id: isGift
          type: toggle
          label: This is a gift
        - id: country
          type: choice
          label: Country
          options: [de, fr]
          visible: '!isGift'
        - id: message
          type: toggle
          label: Wrapped
          visible: '[.de, .fr].contains(country)'
          enabled: isGift || country == .de
      submit: {label: Order}
      """
    ])
}

extension Words {
  static func unquotedCondition(_ key: String, _ quoted: String, _ place: FaultPlace) -> Words {
    Words(
      "the condition behind '\(key)' stands without quotes", "YAML reads this as something else",
      help: "write `\(key): \(quoted)`", fix: place.replacement(quoted, "put the condition in quotes"))
  }
}
