import FormDiagnostics
import FormReader

extension Rule {
  static let namingCollision = Rule(
    "naming/collision", .error, .names,
    summary: "Two names become one in Swift.",
    why: """
      Options may be called anything, so two of them can become one name in Swift: `+1` and `plus 1`. Numbering \
      them would rename one when another is added, so formc asks for a `swiftName`; the id stays the submitted \
      value. Some names are needed by the generated code itself.
      """,
    fix: .none("either of the two may get another name"),
    wrong: [
      """
      form: Vote
      fields:
        - id: name
          label: Name
          swiftName: nick
        - id: nick
          #   ^^^^ naming/collision
          label: Nickname
        - id: mail
          label: E-mail
        - id: email
          label: E-mail
          swiftName: mail
          #          ^^^^ naming/collision
        - id: vote
          type: choice
          label: Vote
          options: ['+1', '-1', plus 1, {id: 'no', swiftName: abstain}, abstain]
          #                     ^^^^^^ naming/collision
          #                                                             ^^^^^^^ naming/collision
      submit: {label: Vote}
      """,
      """
      form: Text
      #     ^^^^ naming/collision
      fields:
        - id: nothing
          label: Nothing
          swiftName: none
          #          ^^^^ naming/collision
        - id: none
          label: None
        - id: noneField
          #   ^^^^^^^^^ naming/collision
          label: None
        - id: string
          type: choice
          label: String
          options: [a, {id: b, swiftName: allCases}]
          #                               ^^^^^^^^ naming/collision
        - id: stringChoice
          #   ^^^^^^^^^^^^ naming/collision
          type: choice
          label: Choice
          options: [a]
      submit: {label: Vote}
      """,
    ],
    right: [
      """
      form: Vote
      fields:
        - id: header
          label: header
        - id: Header
          label: Header
        - id: nick
          label: Nickname
          swiftName: nickname
        - id: default
          type: choice
          label: Vote
          options: ['+1', '-1', {id: plus 1, swiftName: yes}, '1', '<5', '>5', '=5', €, £, {id: '', label: '0'}, {id: ' ', label: '00'}, '½', 1.2, '12']
        - id: allCases
          type: choice
          label: Vote again
          options: ['+1', '-1', self, init, none, some, allCases, rawValue, label]
        - id: none
          label: None
        - id: Type
          label: Type
      submit: {label: Vote}
      """
    ],
    check: .form { facts, findings in
      var collisions = Collisions()
      collisions.check(facts)
      for found in collisions.found { findings.add(found.words, at: found.span, path: found.path) }
    })
}

extension Words {
  static func collision(_ first: SwiftNamed, _ second: SwiftNamed) -> Words {
    let names = "\(quoted(first.id.value)) and \(quoted(second.id.value))"
    return Words(
      "\(names) both become '\(second.name)' in Swift", "'\(second.name)' again",
      related: [Diagnostic.Label(first.span, "'\(first.name)' first")],
      help: "give one of the two another `swiftName`")
  }

  static func choiceCollision(_ first: SwiftNamed, _ second: SwiftNamed, _ type: String) -> Words {
    Words(
      "the options of \(quoted(first.id.value)) and of \(quoted(second.id.value)) both become the type '\(type)'",
      "'\(type)' again", related: [Diagnostic.Label(first.span, "'\(type)' first")],
      help: "give one of the two another `swiftName`")
  }

  static func taken(_ named: SwiftNamed) -> Words {
    Words(
      "\(quoted(named.id.value)) becomes '\(named.name)', which the generated Swift needs itself",
      "taken in Swift", help: "give it another `swiftName`")
  }

  static func takenForm(_ name: String, _ type: String) -> Words {
    Words(
      "the form \(quoted(name)) has a type '\(type)', and so has SwiftUI", "makes '\(type)'",
      help: "give the form another name")
  }
}
