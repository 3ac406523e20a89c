import FormDiagnostics
import FormPlan
import FormReader

extension Rule {
  static let conditionUnknownField = Rule(
    "condition/unknown-field", .error, .names,
    summary: "A condition reads a field that there is not.",
    why: "Nothing can be read there, so the condition could never be told to hold or not.",
    fix: .offered("writes the field that was misspelt, or the literal that was meant"),
    wrong: [
      """
      form: Order
      sections:
        - id: address
          enabled: contry == .no
          #        ^^^^^^ condition/unknown-field
          fields:
            - id: country
              type: choice
              label: Country
              options: ['no', se, Great Britain]
            - id: isGift
              type: toggle
              label: A gift
            - id: message
              label: Message
              visible: address == "x" || isGift == True
              #        ^^^^^^^ condition/unknown-field
              #                                    ^^^^ condition/unknown-field
              enabled: country == se && message != nil
              #                   ^^ condition/unknown-field
              #                                    ^^^ condition/unknown-field
              next: [{when: message == red, to: submit}]
              #                        ^^^ condition/unknown-field
              validate:
                - length: 1...10
                  when: '[no].contains(country) && isgift'
                  #       ^^ condition/unknown-field
                  #                                ^^^^^^ condition/unknown-field
      submit: {label: Order}
      """
    ],
    right: [
      """
      form: Order
      sections:
        - id: address
          enabled: isGift
          fields:
            - id: country
              type: choice
              label: Country
              options: ['no', se]
        - visible: country == .no || submit.isEmpty
          fields: [{id: message, label: Message}]
        - fields:
            - id: isGift
              type: toggle
              label: A gift
            - id: submit
              label: Called like a word
              next: [{when: isGift == true, to: submit}]
      submit: {label: Order}
      """
    ],
    check: .form { facts, findings in
      let fields = facts.fields
      let known = facts.known
      for condition in facts.conditions {
        guard condition.role == .condition, let syntax = condition.syntax else { continue }
        let unknown = syntax.names.filter { !known.isField($0.text) && !known.isDisguised($0.text) }
        if unknown.isEmpty { continue }
        let partners = syntax.partners
        for name in unknown {
          let partner = partners[name.range].flatMap { known.fields[$0] }.map { fields[$0] }
          let words = Words.unknownName(name, partner, condition, known)
          findings.add(words, at: condition.span(of: name.range), path: condition.path)
        }
      }
    })
}

extension ConditionSyntax {
  /// What each name is compared with, where that is a name too.
  fileprivate var partners: [Range<Int>: String] {
    var partners: [Range<Int>: String] = [:]
    func note(_ part: ConditionSyntax, _ other: ConditionSyntax) {
      guard case .name = part.node, case .name(let name) = other.node else { return }
      partners[part.range] = name
    }
    visit { syntax in
      switch syntax.node {
      case .compare(_, let left, let right, _):
        note(left, right)
        note(right, left)
      case .contains(let base, let value, _):
        if case .list(let elements) = base.node { for element in elements { note(element, value) } }
      case .boolean, .text, .number, .option, .name, .member, .list, .not, .and, .or, .sum, .offset: break
      }
    }
    return partners
  }
}

extension Words {
  fileprivate static func unknownName(
    _ name: ConditionSyntax.Name, _ partner: FormField?, _ condition: FormCondition, _ known: KnownNames
  ) -> Words {
    let text = name.text
    if known.sections.contains(text) {
      return Words(
        "\(quoted(text)) is a section and has no value", "a section, not a field", help: "read a field in it")
    }
    var words = Words("there is no field \(quoted(text))", "names no field")
    func write(_ meant: String, _ help: String) -> Words {
      words.help = help
      words.fix = condition.fix("write `\(meant)`", [(name.range, meant)])
      return words
    }
    if partner?.options?.value.contains(where: { $0.id.value == text }) == true {
      let option = ConditionSyntax.written(option: text)
      return write(option, "write `\(option)` for the option")
    }
    if let literal = Self.booleans[text.lowercased()] { return write(literal, "write `\(literal)`") }
    if ["nil", "null", "none", "undefined", "empty"].contains(text.lowercased()) {
      words.help = "ask with `.isEmpty` whether something was entered"
      return words
    }
    if let nearest = known.hints.nearest(to: text) {
      let words = write(nearest, "did you mean '\(nearest)'?")
      return slip(text, nearest) == nil ? words.withoutFix : words
    }
    guard partner?.holds == .text else { return words }
    return write("\"\(text)\"", "write `\"\(text)\"` for a text")
  }

  /// How other languages write `true` and `false`.
  private static let booleans = [
    "true": "true", "yes": "true", "on": "true", "false": "false", "no": "false", "off": "false",
  ]
}
