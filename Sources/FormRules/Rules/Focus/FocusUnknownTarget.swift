import FormDiagnostics
import FormReader

extension Rule {
  static let focusUnknownTarget = Rule(
    "focus/unknown-target", .error, .names,
    summary: "The focus is sent to a field that there is not.",
    why: """
      A target that names nothing is an edge that leads nowhere, and nobody notices until a person presses return. \
      `next` takes the id of a field, `submit` or `dismiss`; `initial` an id or `none`; `order` ids.
      """,
    fix: .offered("writes the target that was misspelt, and `dismiss` for `none`"),
    wrong: [
      """
      form: Contact
      focus: {initial: nmae}
      #                ^^^^ focus/unknown-target
      order: [name, email, telephone]
      #                    ^^^^^^^^^ focus/unknown-target
      sections:
        - id: person
          fields:
            - id: name
              label: Name
              next: emial
              #     ^^^^^ focus/unknown-target
            - id: email
              label: E-mail
              next: [{when: name.isEmpty, to: person}, none, sumbit]
              #                               ^^^^^^ focus/unknown-target
              #                                        ^^^^ focus/unknown-target
              #                                              ^^^^^^ focus/unknown-target
      submit: {label: Send}
      """,
      """
      form: Contact
      order: [nmae, mail]
      #       ^^^^ focus/unknown-target
      fields:
        - id: name
          label: Name
        - id: mail
          label: E-mail
      submit: {label: Send}
      """,
    ],
    right: [
      """
      form: Contact
      focus: {initial: none}
      order: [name, email]
      fields:
        - id: name
          label: Name
          next: [email]
        - id: email
          label: E-mail
          next: [{when: email.isEmpty, to: dismiss}, submit]
      submit: {label: Send}
      """
    ],
    check: .form { facts, findings in
      let fields = facts.fields
      let known = facts.known
      func check(_ target: Located<String>, _ words: Set<String>, _ path: @autoclosure () -> String) {
        let name = target.value
        guard !words.contains(name), !known.isField(name), !known.isDisguised(name) else { return }
        findings.add(.unknownTarget(target, words.sorted(), facts.form, known), at: target.span, path: path())
      }
      if let initial = facts.form.focus.initial { check(initial, ["none"], "focus.initial") }
      for entry in facts.form.order?.value ?? [] { check(entry, [], "order") }
      for field in fields {
        for (index, edge) in field.next.enumerated() {
          check(edge.target, ["submit", "dismiss"], field.path("next[\(index)]"))
        }
      }
    })
}

extension Words {
  fileprivate static func unknownTarget(
    _ target: Located<String>, _ words: [String], _ form: Form, _ known: KnownNames
  ) -> Words {
    let name = target.value
    if known.sections.contains(name) {
      return Words(
        "\(quoted(name)) is a section and cannot have the focus", "a section, not a field",
        help: "name a field in it")
    }
    let names = [known.hints.nearest(to: name)].compactMap(\.self) + words
    let nearest = NearestName.nearest(to: name, among: names)
    var help = nearest.map { "did you mean '\($0)'?" }
    let isNone = nearest == nil && name == "none" && words.contains("dismiss")
    if isNone { help = "write `dismiss` to close the keyboard" }
    return Words(
      "there is no field \(quoted(name))", "names no field", help: help,
      fix: (isNone ? "dismiss" : slip(name, nearest)).flatMap { form.renaming(target, to: $0) })
  }
}
