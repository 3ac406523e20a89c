import FormDiagnostics
import FormPlan
import FormReader

extension Rule {
  static let focusTargetNotFocusable = Rule(
    "focus/target-not-focusable", .error, .names,
    summary: "The focus is sent to a field that never takes the keyboard.",
    why: """
      Toggles, choices and notes take no keyboard focus on iOS: the focus would pass them over, and what is written \
      here would say something that never happens.
      """,
    fix: .offered("leaves it out of `order`; another target of an edge must be chosen"),
    wrong: [
      """
      form: Order
      focus: {initial: isGift}
      #                ^^^^^^ focus/target-not-focusable
      order: [name, hint]
      #             ^^^^ focus/target-not-focusable
      fields:
        - id: name
          label: Name
          next: [{when: isGift, to: country}, isGift]
          #                         ^^^^^^^ focus/target-not-focusable
          #                                   ^^^^^^ focus/target-not-focusable
        - id: isGift
          type: toggle
          label: A gift
        - id: country
          type: choice
          label: Country
          options: [de]
        - id: hint
          type: note
          text: We never call you.
      submit: {label: Order}
      """
    ],
    right: [
      """
      form: Order
      focus: {initial: message, toolbar: [next]}
      order: [name, message, secret]
      fields:
        - id: name
          label: Name
          next: [{when: isGift, to: message}, secret]
        - id: isGift
          type: toggle
          label: A gift
        - id: message
          type: multiline
          label: Message
        - id: secret
          type: secure
          label: Secret
      submit: {label: Order}
      """
    ],
    check: .form { facts, findings in
      let fields = facts.fields
      let known = facts.known
      func check(
        _ target: Located<String>, _ words: Set<String>, _ path: @autoclosure () -> String,
        isListed: Bool = false
      ) {
        guard !words.contains(target.value), let index = known.fields[target.value],
          !fields[index].takesKeyboard
        else { return }
        var words = Words.notFocusable(fields[index])
        if isListed { words.fix = facts.editor.leavingOut(target.span, "leave it out of the order") }
        findings.add(words, at: target.span, path: path())
      }
      if let initial = facts.form.focus.initial { check(initial, ["none"], "focus.initial") }
      for entry in facts.form.order?.value ?? [] { check(entry, [], "order", isListed: true) }
      for field in fields {
        for (index, edge) in field.next.enumerated() {
          check(edge.target, ["submit", "dismiss"], field.path("next[\(index)]"))
        }
      }
    })
}

extension Words {
  fileprivate static func notFocusable(_ field: FormField) -> Words {
    let kind = field.kind.value.rawValue
    return Words(
      "\(quoted(field.id.value)) is a \(kind) and never takes the keyboard", "takes no focus",
      related: [Diagnostic.Label(field.kindSpan, "a \(kind)")])
  }
}
