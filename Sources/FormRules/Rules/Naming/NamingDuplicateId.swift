import FormDiagnostics
import FormReader

extension Rule {
  static let namingDuplicateId = Rule(
    "naming/duplicate-id", .error, .names,
    summary: "Two fields, or two sections, have the same id.",
    why: """
      An id is the key of the submitted value, and what conditions and edges name. Where two fields share one, \
      one of them can be neither read nor reached.
      """,
    fix: .none("either of the two may get another id"),
    wrong: [
      """
      form: Contact
      fields:
        - id: name
          label: First name
        - id: name
          #   ^^^^ naming/duplicate-id
          label: Last name
        - id: name
          #   ^^^^ naming/duplicate-id
          label: Nickname
      submit: {label: Send}
      """,
      """
      form: Contact
      sections:
        - id: person
          fields: [{id: name, label: Name}]
        - id: person
          #   ^^^^^^ naming/duplicate-id
          fields: [{id: name, label: Name}]
          #             ^^^^ naming/duplicate-id
      submit: {label: Send}
      """,
      """
      form: Contact
      fields:
        - &name {id: name, label: Name}
        - *name
      #   ^^^^^ naming/duplicate-id
      submit: {label: Send}
      """,
    ],
    right: [
      """
      form: Contact
      sections:
        - id: name
          fields:
            - id: firstName
              label: First name
            - id: name
              label: Last name
      submit: {label: Send}
      """
    ],
    check: .form { facts, findings in
      let isEachOnce = facts.known.fields.count == facts.fields.count
      for (index, field) in facts.fields.enumerated() where !isEachOnce {
        guard let first = facts.known.fields[field.id.value], first < index,
          NameFault.of(field.id.value) == nil
        else { continue }
        findings.add(
          .duplicateId(facts.fields[first].id, of: "fields"), at: field.id.span, path: field.path("id"))
      }
      var sections: [String: Located<String>] = [:]
      for section in facts.form.sections {
        guard let id = section.id, NameFault.of(id.value) == nil else { continue }
        guard let first = sections[id.value] else {
          sections[id.value] = id
          continue
        }
        findings.add(.duplicateId(first, of: "sections"), at: id.span, path: "sections.\(id.value).id")
      }
    })
}

extension Words {
  fileprivate static func duplicateId(_ first: Located<String>, of things: String) -> Words {
    Words(
      "two \(things) have the id \(quoted(first.value))", "used again here",
      related: [Diagnostic.Label(first.span, "first used here")], help: "give one of the two another id")
  }
}
