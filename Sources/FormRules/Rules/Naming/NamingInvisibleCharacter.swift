import FormDiagnostics
import FormReader

extension Rule {
  static let namingInvisibleCharacter = Rule(
    "naming/invisible-character", .error, .names,
    summary: "A name or a condition holds a character that cannot be seen, or is not what it looks like.",
    why: """
      A blank without width, a mark that turns the direction of writing, or a Cyrillic letter among Latin ones: \
      whoever reviews the form reads another name than formc does. Texts that people read may hold them.
      """,
    fix: .offered("leaves the character out, or writes the one it looks like"),
    wrong: [
      """
      form: Contact
      sections:
        - id: per\u{200B}son
          #      ^ naming/invisible-character
          fields:
            - id: na\u{202E}me
              #     ^ naming/invisible-character
              label: Name
            - id: m\u{430}il
              #    ^ naming/invisible-character
              label: E-mail
              swiftName: ma\u{2060}il
              #            ^ naming/invisible-character
            - id: \u{FF43}ity
              #   ^ naming/invisible-character
              label: City
            - id: \u{438}\u{43C}e
              #     ^ naming/invisible-character
              label: Name
            - id: size
              type: choice
              label: Size
              options: [S, "S\u{200B}"]
              #              ^ naming/invisible-character
      submit: {label: Send}
      """,
      """
      form: Cont\u{430}ct
      #         ^ naming/invisible-character
      focus: {initial: n\u{430}me}
      #                 ^ naming/invisible-character
      order: [name, copy, na\u{200D}me]
      #                     ^ naming/invisible-character
      fields:
        - id: name
          label: Name
          visible: copy\u{200B} == "a" && !c\u{43E}py.isEmpty
          #            ^ naming/invisible-character
          #                          ^ naming/invisible-character
          next: c\u{43E}py
          #      ^ naming/invisible-character
        - id: copy
          label: Copy
          validate: [{matches: n\u{430}me}]
          #                     ^ naming/invisible-character
        - id: \u{441}\u{43E}\u{440}\u{443}
          #   ^^^^ naming/invisible-character
          label: All Cyrillic, and looks like 'copy'
          enabled: name == "x"\u{A0}\u{2066}
          #                    ^ naming/invisible-character
      submit: {label: Send}
      """,
    ],
    right: [
      """
      form: Contact
      fields:
        - id: имя
          label: "\u{200F}שם"
          visible: email\u{41F}\u{43E}\u{447}\u{442}\u{430} != "x\u{200B}x"
        - id: email\u{41F}\u{43E}\u{447}\u{442}\u{430}
          label: Почта
        - id: sınıf
          label: Sınıf
        - id: Δx
          label: Δx
        - id: family
          type: choice
          label: Family
          options: [👨‍👩‍👧, "נ\u{200F}"]
      submit: {label: Send}
      """
    ],
    check: .form { facts, findings in
      if facts.isPlain { return }
      let fields = facts.fields
      var names = DisguisedNames(form: facts.form, known: facts.known)
      names.checkNames()
      names.checkFocus()
      for field in fields { names.checkReferences(of: field) }
      for condition in facts.conditions { names.check(condition) }
      for found in names.found { findings.add(found.words, at: found.span, path: found.path) }
    })
}

extension Words {
  static func suspicious(
    _ character: SuspiciousCharacters.Found, _ fix: Diagnostic.Fix?
  ) -> Words {
    let number = character.scalar.number
    switch character.kind {
    case .invisible:
      return Words("\(number) cannot be seen", "an invisible character", help: "leave it out", fix: fix)
    case .turning:
      return Words(
        "\(number) turns the direction of what is read", "an invisible mark of direction",
        help: "leave it out", fix: fix)
    case .lookAlike(let plain):
      return Words(
        "'\(character.scalar)' is \(number) and looks like '\(plain)'", "not the letter it looks like",
        help: "write '\(plain)', \(plain.number)", fix: fix)
    }
  }

  static func looksLike(_ name: String, _ other: String, related: [Diagnostic.Label] = []) -> Words {
    Words(
      "\(quoted(name)) is spelt in other letters than \(quoted(other)) and looks like it",
      "letters of another script", related: related)
  }
}
