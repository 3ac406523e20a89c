import FormDiagnostics
import FormPlan
import FormReader

extension Rule {
  static let schemaMissingKey = Rule(
    "schema/missing-key",
    summary: "A mapping lacks a key that it must have.",
    why: "Nothing sensible can be put in its place: a form without a button, or a field without a name.",
    fix: .none("the value is the author's"),
    wrong: [
      """
      # A form to come.
      # < schema/missing-key
      """,
      """
      title: Contact
      # <~~~~ schema/missing-key
      # <~~~~ schema/missing-key
      # <~~~~ schema/missing-key
      """,
      """
      form: Contact
      fields:
        - label: Name
      #   ^^^^^ schema/missing-key
        - id: hint
      #   ^^ schema/missing-key
          type: note
        - id: mail
          label: E-mail
          validate: [{message: Enter an e-mail address}]
          #           ^^^^^^^ schema/missing-key
      submit: {label: Send}
      """,
      """
      form: Contact
      sections:
        - title: Name
      #   ^^^^^ schema/missing-key
        - fields: []
      #           ^^ schema/missing-key
      submit: {label: Send}
      """,
      """
      form: Contact
      fields:
      # <~~~~~ schema/missing-key
      submit: {label: Send}
      """,
    ],
    right: [
      """
      form: Contact
      fields:
        - id: hint
          type: note
          text: We answer within a day.
        - id: mail
          label: E-mail
          validate: [{email: , message: Enter an e-mail address}]
      submit: {label: Send}
      """
    ])
}

extension Words {
  static func emptyFile() -> Words {
    Words("the file holds no form", "nothing but comments", help: "begin with `form: Name`")
  }

  static func missingKey(_ key: String, _ owner: Shape.Owner, _ place: FaultPlace) -> Words {
    let example = Shape.key(key, of: owner)?.example ?? ""
    let isOwnName = owner == .form && key == "form"
    return Words(
      "\(place.holder(owner)) has no \(isOwnName ? "name" : "'\(key)'")", "'\(key)' is missing here",
      help: "add `\(key): \(example)`")
  }

  static func missingValidator() -> Words {
    let names = ValidatorKind.allCases.map(\.rawValue)
    return Words(
      "an item of 'validate' names no validator", "no validator here", help: suggestion(nil, of: names))
  }

  static func noFields(_ owner: Shape.Owner, _ place: FaultPlace) -> Words {
    Words("\(place.holder(owner)) has no fields", "nothing stands here")
  }
}
