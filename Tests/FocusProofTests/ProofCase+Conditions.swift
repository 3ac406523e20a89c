extension ProofCase {
  /// Conditions that say nothing, by themselves or in every state.
  static let conditions = [
    ProofCase(
      "beyond the range of a stepper",
      """
      fields:
        - {id: n, type: stepper, label: N, range: 1...5}
        - {id: a, label: A, visible: n > 5}
      """, "error condition/never-true fields.a.visible"),
    ProofCase(
      "at the upper end of a stepper",
      """
      fields:
        - {id: n, type: stepper, label: N, range: 1...5}
        - {id: a, label: A, visible: n > 4}
      """),
    ProofCase(
      "no whole number lies between",
      """
      fields:
        - {id: n, type: integer, label: N, keyboard: numbersAndPunctuation}
        - {id: a, label: A, enabled: n > 1 && n < 2}
      """, "error condition/never-true fields.a.enabled"),
    ProofCase(
      "a decimal number lies between",
      """
      fields:
        - {id: n, type: number, label: N, keyboard: numbersAndPunctuation}
        - {id: a, label: A, enabled: n > 1 && n < 2}
      """),
    ProofCase(
      "a text of another length",
      """
      fields:
        - {id: a, label: A}
        - {id: b, label: B, visible: 'a == "abc" && a.count > 3'}
      """, "error condition/never-true fields.b.visible"),
    ProofCase(
      "against its section",
      """
      sections:
        - {title: One, fields: [{id: t, type: toggle, label: T}]}
        - {title: Two, visible: t, fields: [{id: a, label: A}, {id: b, label: B, visible: '!t'}]}
      """, "error condition/never-true fields.b.visible"),
    ProofCase(
      "beside its section",
      """
      sections:
        - {title: One, fields: [{id: t, type: toggle, label: T}, {id: u, type: toggle, label: U}]}
        - {title: Two, visible: t, fields: [{id: a, label: A}, {id: b, label: B, visible: u}]}
      """),
    ProofCase(
      "a section that is never shown, once",
      """
      sections:
        - {title: One, fields: [{id: n, type: stepper, label: N, range: 1...5}, {id: u, type: toggle, label: U}]}
        - {title: Two, id: more, visible: n > 5, fields: [{id: a, label: A, validate: [required]}, {id: b, label: B, visible: u}]}
      """, "error condition/never-true sections.more.visible"),
    ProofCase(
      "an edge that is never taken",
      """
      fields:
        - {id: a, label: A, next: [{when: a.count < 0, to: c}]}
        - {id: b, label: B}
        - {id: c, label: C}
      """, "error condition/never-true fields.a.next[0]"),
    ProofCase(
      "a check that always fails",
      """
      fields:
        - {id: n, type: stepper, label: N, range: 1...5}
        - {id: a, label: A, validate: [{length: ...9}, {check: n > 5, message: No}]}
      """, "error condition/never-true fields.a.validate[1]"),
    ProofCase(
      "all that a stepper can hold",
      """
      fields:
        - {id: n, type: stepper, label: N, range: 1...5}
        - {id: a, label: A, visible: n >= 1}
      """, "warning condition/always-true fields.a.visible"),
    ProofCase(
      "nearly all that a stepper can hold",
      """
      fields:
        - {id: n, type: stepper, label: N, range: 1...5}
        - {id: a, label: A, visible: n >= 2}
      """),
    ProofCase(
      "a stepper that may be hidden is empty then",
      """
      fields:
        - {id: t, type: toggle, label: T}
        - {id: n, type: stepper, label: N, range: 1...5, visible: t}
        - {id: a, label: A, visible: n >= 1}
      """),
    ProofCase(
      "what the section says already",
      """
      sections:
        - {title: One, fields: [{id: t, type: toggle, label: T}, {id: u, type: toggle, label: U}]}
        - {title: Two, visible: t, fields: [{id: a, label: A, visible: t || u}]}
      """, "warning condition/always-true fields.a.visible"),
    ProofCase(
      "a text has some length, and a validator runs always",
      """
      fields:
        - {id: a, label: A, validate: [{length: 2..., when: a.count >= 0}]}
      """, "warning condition/always-true fields.a.validate[0]"),
    ProofCase(
      "literals are meant",
      """
      fields:
        - {id: a, label: A, visible: true}
        - {id: b, label: B, enabled: false, validate: [required]}
        - {id: c, label: C, visible: false, validate: [required]}
      """),
  ]
}
