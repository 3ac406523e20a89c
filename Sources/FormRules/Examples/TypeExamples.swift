/// One file for the kinds of parts that do not fit together.
enum TypeExamples {
  static let wrong = [pairs, members]

  private static let fields = """
    form: Order
    fields:
      - {id: news, type: toggle, label: News}
      - {id: country, type: choice, label: Country, options: [us, 'no']}
      - {id: state, type: choice, label: State, options: [us]}
      - {id: hint, type: note, text: We never call you.}
      - {id: memo, label: Memo}
      - id: name
        label: Name
    """

  private static let pairs =
    fields + """

          visible: news == "true"
          #        ^^^^^^^^^^^^^^ condition/type-mismatch
          enabled: memo == 3 || memo.count == "3"
          #        ^^^^^^^^^ condition/type-mismatch
          #                     ^^^^^^^^^^^^^^^^^ condition/type-mismatch
        - id: mail
          label: E-mail
          visible: country == state || country == "us"
          #        ^^^^^^^^^^^^^^^^ condition/type-mismatch
          #                                       ^^^^ condition/type-mismatch
          enabled: name < "b" || country == true
          #        ^^^^^^^^^^ condition/type-mismatch
          #                      ^^^^^^^^^^^^^^^ condition/type-mismatch
        - id: phone
          label: Phone
          visible: name
          #        ^^^^ condition/type-mismatch
          enabled: '!country'
          #          ^^^^^^^ condition/type-mismatch
          next: [{when: name + 1 > 2, to: submit}]
          #             ^^^^ condition/type-mismatch
          validate:
            - length: 1...3
              when: .us == .no
              #     ^^^ condition/type-mismatch
        - id: street
          label: Street
          visible: '["a", 1].contains(name)'
          #         ^^^^^^^^^^^^^^^^^^^^^^^ condition/type-mismatch
          enabled: name.contains(3)
          #        ^^^^^^^^^^^^^^^^ condition/type-mismatch
      submit: {label: Order}
      """

  private static let members =
    fields + """

          visible: news.isEmpty
          #             ^^^^^^^ condition/type-mismatch
          enabled: country.count > 1 || country.contains(.us)
          #                ^^^^^ condition/type-mismatch
          #                                     ^^^^^^^^ condition/type-mismatch
        - id: mail
          label: E-mail
          visible: '"a".isEmpty || hint == "x"'
          #         ^^^ condition/type-mismatch
          #                        ^^^^ condition/type-mismatch
          enabled: '[.us] == country'
          #         ^^^^^ condition/type-mismatch
        - id: phone
          label: Phone
          visible: '[].contains(name) || [mail].contains(name)'
          #         ^^^^^^^^^^^^^^^^^ condition/type-mismatch
          #                               ^^^^ condition/type-mismatch
          enabled: name == today || day > 14d
          #        ^^^^^^^^^^^^^ condition/type-mismatch
          #                               ^^^ condition/type-mismatch
        - id: day
          type: date
          label: Day
          visible: name + 1d == name || name.count > 1.5
          #        ^^^^ condition/type-mismatch
          validate:
            - before: name
            #         ^^^^ condition/type-mismatch
            - check: day != "2026-02-30"
              #             ^^^^^^^^^^^^ condition/type-mismatch
        - id: street
          label: Street
          visible: name.count > 1\(String(repeating: " + 1", count: 64))
          #                     ^\(String(repeating: "^^^^", count: 64)) condition/type-mismatch
      submit: {label: Order}
      """
}
