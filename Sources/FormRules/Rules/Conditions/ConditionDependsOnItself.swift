import FormDiagnostics
import FormReader

extension Rule {
  static let conditionDependsOnItself = Rule(
    "condition/depends-on-itself", .error, .conditions,
    summary: "A field is shown or enabled by its own value.",
    why: """
      A hidden field reads as empty: one that is shown when it holds something can never be shown, and one that is \
      hidden by its own value would flicker. Validators and edges may read their own field.
      """,
    fix: .none("another field must be chosen"),
    wrong: [
      """
      form: Contact
      fields:
        - id: nick
          label: Nickname
          visible: '!nick.isEmpty'
          #          ^^^^ condition/depends-on-itself
        - id: isDone
          type: toggle
          label: Done
          visible: '!nick.isEmpty'
          enabled: nick.isEmpty && !isDone
          #                         ^^^^^^ condition/depends-on-itself
      submit: {label: Send}
      """
    ],
    right: [
      """
      form: Contact
      fields:
        - id: nick
          label: Nickname
          next: [{when: nick.isEmpty, to: submit}]
          validate:
            - length: 2...
              when: nick != "x"
        - id: name
          label: Name
          visible: '!nick.isEmpty'
          enabled: nick.count > 1
      submit: {label: Send}
      """
    ],
    check: .form { facts, findings in
      for step in facts.cycles.selfReads {
        let place = step.read.place
        let noun = facts.graph.nodes[step.node].noun
        let verb = place.condition?.path.hasSuffix(".enabled") == true ? "enabled" : "shown"
        findings.add(
          "\(noun) is \(verb) by its own value", at: place.span, "reads itself",
          help: "let another field decide", path: place.condition?.path ?? "")
      }
    })
}
