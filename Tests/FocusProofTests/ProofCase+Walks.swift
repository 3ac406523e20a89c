extension ProofCase {
  /// Where moving on leads, and what it leaves out.
  static let walks = [
    ProofCase(
      "everything in a row",
      """
      fields:
        - {id: a, label: A}
        - {id: b, label: B, next: c}
        - {id: c, label: C, next: submit}
      """),
    ProofCase(
      "a field that is left out",
      """
      fields:
        - {id: a, label: A, next: c}
        - {id: b, label: B}
        - {id: c, label: C}
      """, "error focus/unreachable-field fields.b"),
    ProofCase(
      "a field that is sometimes left out",
      """
      fields:
        - {id: t, type: toggle, label: T}
        - {id: a, label: A, next: [{when: t, to: c}]}
        - {id: b, label: B}
        - {id: c, label: C}
      """, "warning focus/unreachable-field fields.b"),
    ProofCase(
      "a field that is left out whenever it is shown",
      """
      fields:
        - {id: t, type: toggle, label: T}
        - {id: a, label: A, next: [{when: t, to: c}]}
        - {id: b, label: B, visible: t}
        - {id: c, label: C}
      """, "error focus/unreachable-field fields.b"),
    ProofCase(
      "a field that is left out only while it is hidden",
      """
      fields:
        - {id: t, type: toggle, label: T}
        - {id: a, label: A, next: [{when: t, to: c}]}
        - {id: b, label: B, visible: '!t'}
        - {id: c, label: C}
      """),
    ProofCase(
      "submitted in the middle",
      """
      fields:
        - {id: a, label: A, next: submit}
        - {id: b, label: B}
      """, "error focus/unreachable-field fields.b"),
    ProofCase(
      "submitted in the middle, with the focus behind it at first",
      """
      focus: {initial: b}
      fields:
        - {id: a, label: A, next: submit}
        - {id: b, label: B}
        - {id: c, label: C}
      """),
    ProofCase(
      "an end before what takes no keyboard",
      """
      fields:
        - {id: a, label: A, next: [{when: a.isEmpty, to: dismiss}, {to: submit}]}
        - {id: t, type: toggle, label: T}
      """),
    ProofCase(
      "a pad whose edge no key takes",
      """
      focus: {toolbar: [done]}
      fields:
        - {id: a, label: A}
        - {id: p, label: P, keyboard: numberPad, next: submit}
        - {id: b, label: B}
      """),
    ProofCase(
      "a pad whose edge the toolbar takes",
      """
      focus: {toolbar: [next, done]}
      fields:
        - {id: a, label: A}
        - {id: p, label: P, keyboard: numberPad, next: submit}
        - {id: b, label: B}
      """, "error focus/unreachable-field fields.b"),
    ProofCase(
      "several lines, where return moves nothing",
      """
      focus: {toolbar: [done]}
      fields:
        - {id: m, type: multiline, label: M, next: c}
        - {id: b, label: B}
        - {id: c, label: C}
      """),
    ProofCase(
      "several lines, left by the toolbar",
      """
      focus: {toolbar: [next]}
      fields:
        - {id: m, type: multiline, label: M, next: c}
        - {id: b, label: B}
        - {id: c, label: C}
      """, "error focus/unreachable-field fields.b"),
  ]
}
