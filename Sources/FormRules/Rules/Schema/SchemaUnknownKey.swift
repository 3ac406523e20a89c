import FormReader

extension Rule {
  static let schemaUnknownKey = Rule(
    "schema/unknown-key",
    summary: "No mapping of a form has a key of this name.",
    why: "A key that nobody reads does nothing, and a misspelt one looks as if it did.",
    fix: .offered("writes the key that was misspelt"),
    wrong: [
      """
      form: Contact
      titel: Contact
      # <~~~~ schema/unknown-key
      fields:
        - id: name
          labl: Name
          # <~~~ schema/unknown-key
          colour: red
          # <~~~~~ schema/unknown-key
      submit: {label: Send}
      """,
      """
      form: Contact
      focus: {wrap: true, scrolling: true}
      #                   ^^^^^^^^^ schema/unknown-key
      fields:
        - id: name
          label: Name
          requird: true
          # <~~~~~~ schema/unknown-key
      submit: {label: Send}
      """,
      """
      form: Contact
      fields:
        - di: name
      #   ^^ schema/unknown-key
          label: Name
        - id: country
          type: choice
          label: Country
          options: [{us: USA}, {id: ca, label: Canada}]
          #          ^^ schema/unknown-key
      submit: {label: Send}
      """,
    ],
    right: [
      """
      form: Contact
      title: Contact
      focus: {wrap: true}
      fields:
        - id: name
          label: Name
      submit: {label: Send}
      """
    ])
}

extension Words {
  static func unknownKey(
    _ key: String, _ owner: Shape.Owner, _ nearest: Shape.KeyName?, _ place: FaultPlace
  ) -> Words {
    let message = "\(owner.noun) has no key \(quoted(key))"
    let label = "not a key of \(owner.noun)"
    guard let nearest else {
      if owner == .option { return Words(message, label, help: "write `{id: \(key), label: …}`") }
      return Words(message, label, help: suggestion(nil, of: Shape.written(in: owner)))
    }
    guard nearest.owner == owner else {
      return Words(message, label, help: "did you mean '\(nearest.name)', a key of \(nearest.owner.noun)?")
    }
    return Words(
      message, label, help: suggestion(nearest.name, of: []),
      fix: slip(key, nearest.name).flatMap { place.replacement($0, "write '\($0)'") })
  }
}

extension Shape {
  /// The names of a mapping's keys that may be written today.
  static func written(in owner: Owner) -> [String] {
    keys(of: owner).filter { $0.availability == .now }.map(\.name)
  }
}
