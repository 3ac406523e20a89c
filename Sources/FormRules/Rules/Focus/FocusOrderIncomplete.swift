import FormDiagnostics
import FormPlan
import FormReader

extension Rule {
  static let focusOrderIncomplete = Rule(
    "focus/order-incomplete", .error, .names,
    summary: "The focus order leaves out or repeats a field that takes the keyboard.",
    why: """
      `order` replaces the order of the document as a whole. A field that it leaves out could never be reached \
      from the keyboard, and one that stands there twice has no place.
      """,
    fix: .offered(
      "writes what is missing behind the field shown before it, and leaves out what stands there twice"),
    wrong: [
      """
      form: Contact
      order: [mail]
      #      ^^^^^^ focus/order-incomplete
      fields:
        - id: name
          label: Name
        - id: mail
          label: E-mail
      submit: {label: Send}
      """,
      """
      form: Contact
      order: [name, mail, name]
      #                   ^^^^ focus/order-incomplete
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
      order: [name, mail]
      fields:
        - id: name
          label: Name
        - id: news
          type: toggle
          label: News
        - id: mail
          label: E-mail
      submit: {label: Send}
      """
    ],
    check: .form { facts, findings in
      guard let order = facts.form.order else { return }
      let fields = facts.fields
      let known = facts.known
      var seen: [String: SourceSpan] = [:]
      for entry in order.value {
        if let first = seen[entry.value] {
          if known.isField(entry.value) {
            var words = Words.repeatedInOrder(entry.value, first)
            words.fix = facts.editor.leavingOut(entry.span, "leave the second out")
            findings.add(words, at: entry.span, path: "order")
          }
        } else {
          seen[entry.value] = entry.span
        }
      }
      guard order.value.allSatisfy({ known.isField($0.value) }) else { return }
      var missing: [FormField] = []
      for (index, field) in fields.enumerated() where field.takesKeyboard {
        let isFirst = known.fields[field.id.value] == index
        if isFirst, seen[field.id.value] == nil { missing.append(field) }
      }
      if !missing.isEmpty {
        findings.add(.leftOut(missing, facts, order), at: order.span, path: "order")
      }
    })
}

extension Words {
  fileprivate static func repeatedInOrder(_ id: String, _ first: SourceSpan) -> Words {
    Words(
      "the focus order names \(quoted(id)) twice", "named again here",
      related: [Diagnostic.Label(first, "first named here")], help: "leave one of the two out")
  }

  fileprivate static func leftOut(
    _ missing: [FormField], _ facts: FormFacts, _ order: Located<[Located<String>]>
  ) -> Words {
    let names = missing.map(\.id.value)
    let fix = facts.editor.completing(order, missing: Set(names), facts.fields.map(\.id.value))
    return Words(
      "the focus order leaves out \(names.map(quoted).shortened)", "not every field is here",
      related: missing.prefix(3).map { Diagnostic.Label($0.id.span, "not in the order") },
      help: "add \(names.map { "'\($0)'" }.shortened)", fix: fix)
  }
}

extension [String] {
  /// A list of which at most five are named: `a, b and 3 more`.
  var shortened: String {
    count > 6 ? prefix(5).joined(separator: ", ") + " and \(count - 5) more" : listed("and")
  }
}
