extension ProofCase {
  /// Edges and a first focus whose target may not be there.
  static let targets = [
    ProofCase(
      "an edge to what may be hidden",
      """
      fields:
        - {id: t, type: toggle, label: T}
        - {id: a, label: A, next: b}
        - {id: b, label: B, visible: t}
        - {id: c, label: C}
      """, "warning focus/target-may-be-hidden fields.a.next[0]"),
    ProofCase(
      "an edge to what may be disabled",
      """
      fields:
        - {id: t, type: toggle, label: T}
        - {id: a, label: A, next: [{when: a == "x", to: submit}, {to: b}]}
        - {id: b, label: B, enabled: t}
      """, "warning focus/target-may-be-hidden fields.a.next[1]", "warning focus/unreachable-field fields.b"),
    ProofCase(
      "an edge that is taken only while its target is shown",
      """
      fields:
        - {id: t, type: toggle, label: T}
        - {id: a, label: A, next: [{when: t, to: b}]}
        - {id: b, label: B, visible: t}
        - {id: c, label: C}
      """),
    ProofCase(
      "an edge of what is shown only with its target",
      """
      fields:
        - {id: t, type: toggle, label: T}
        - {id: a, label: A, visible: t, next: b}
        - {id: b, label: B, visible: t}
      """),
    ProofCase(
      "an edge to what may be hidden, which no key takes",
      """
      focus: {toolbar: [done]}
      fields:
        - {id: t, type: toggle, label: T}
        - {id: a, label: A, keyboard: numberPad, next: b}
        - {id: b, label: B, visible: t}
      """),
    ProofCase(
      "a first focus that may be hidden",
      """
      focus: {initial: a}
      fields:
        - {id: t, type: toggle, label: T}
        - {id: a, label: A, visible: t}
        - {id: b, label: B}
      """, "warning focus/initial-hidden focus.initial"),
    ProofCase(
      "a first focus that is never there",
      """
      focus: {initial: a}
      fields:
        - {id: a, label: A, enabled: false}
        - {id: b, label: B}
      """, "error focus/initial-hidden focus.initial"),
    ProofCase(
      "a first focus that is always there",
      """
      focus: {initial: b}
      fields:
        - {id: t, type: toggle, label: T}
        - {id: a, label: A, visible: t}
        - {id: b, label: B}
      """),
  ]

  /// Focus orders against what is shown.
  static let orders = [
    ProofCase(
      "another order than shown",
      """
      order: [b, a]
      fields:
        - {id: a, label: A}
        - {id: b, label: B}
      """, "warning a11y/focus-order-mismatch order"),
    ProofCase(
      "another order of what is never there together",
      """
      order: [b, a]
      fields:
        - {id: t, type: toggle, label: T}
        - {id: a, label: A, visible: t}
        - {id: b, label: B, visible: '!t'}
      """),
    ProofCase(
      "the order shown, written out",
      """
      order: [a, b]
      fields:
        - {id: a, label: A}
        - {id: b, label: B}
      """),
  ]
}
