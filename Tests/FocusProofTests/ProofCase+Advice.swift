extension ProofCase {
  /// Findings of the last stage, which need no other error.
  static let advice = [
    ProofCase(
      "matches what may be hidden",
      """
      fields:
        - {id: t, type: toggle, label: T}
        - {id: a, label: A, visible: t}
        - {id: b, label: B, validate: [{length: ...9}, {matches: a}]}
      """, "warning validator/partner-may-be-hidden fields.b.validate[1]"),
    ProofCase(
      "matches only while the other is shown",
      """
      fields:
        - {id: t, type: toggle, label: T}
        - {id: a, label: A, visible: t}
        - {id: b, label: B, validate: [{matches: a, when: t}]}
      """),
    ProofCase(
      "shown only together",
      """
      fields:
        - {id: t, type: toggle, label: T}
        - {id: a, label: A, visible: t}
        - {id: b, label: B, visible: t, validate: [{matches: a}]}
      """),
    ProofCase(
      "bounded by what may be hidden",
      """
      fields:
        - {id: t, type: toggle, label: T}
        - {id: n, type: stepper, label: N, range: 1...3, visible: t}
        - {id: m, type: stepper, label: M, range: 0...3, validate: [{range: 0...n}]}
      """, "warning validator/partner-may-be-hidden fields.m.validate[0]"),
    ProofCase(
      "a check that refuses an empty date",
      """
      fields:
        - {id: a, type: date, label: A}
        - {id: b, type: date, label: B, validate: [{check: b > a, message: Later}]}
      """, "warning validator/check-refuses-empty fields.b.validate[0]"),
    ProofCase(
      "a check on what is required",
      """
      fields:
        - {id: a, type: date, label: A}
        - {id: b, type: date, label: B, validate: [required, {check: b > a, message: Later}]}
      """),
    ProofCase(
      "a check that lets pass what is empty",
      """
      fields:
        - {id: a, type: date, label: A, validate: [required]}
        - {id: b, type: date, label: B, validate: [{check: b.isEmpty || b > a, message: Later}]}
      """),
    ProofCase(
      "a check that fails for another reason than emptiness",
      """
      fields:
        - {id: t, type: toggle, label: T}
        - {id: a, label: A, validate: [{check: '!t', message: Off}]}
      """),
    ProofCase(
      "one label twice",
      """
      fields:
        - {id: a, label: Name}
        - {id: b, label: Name}
      """, "warning a11y/duplicate-label fields.b.label"),
    ProofCase(
      "one label twice, never together",
      """
      fields:
        - {id: t, type: toggle, label: T}
        - {id: a, label: Name, visible: t}
        - {id: b, label: Name, visible: '!t'}
      """),
    ProofCase(
      "one label in two sections",
      """
      sections:
        - {title: One, fields: [{id: a, label: Name}]}
        - {title: Two, fields: [{id: b, label: Name}]}
      """),
    ProofCase(
      "an error before keeps advice back",
      """
      fields:
        - {id: a, label: Name}
        - {id: b, label: Name, visible: a.count < 0}
        - {id: c, label: Name}
      """, "error condition/never-true fields.b.visible"),
  ]
}
