extension ProofCase {
  /// Walks that never end.
  static let loops = [
    ProofCase(
      "from the last back to the first",
      """
      fields:
        - {id: a, label: A}
        - {id: b, label: B}
        - {id: c, label: C, next: a}
      """, "error focus/explicit-wrap fields.c.next[0]"),
    ProofCase(
      "the toolbar goes round",
      """
      focus: {toolbar: [previous, next], wrap: true}
      fields:
        - {id: a, label: A, keyboard: numberPad}
        - {id: b, label: B, keyboard: numberPad}
      """),
    ProofCase(
      "from the last into the middle, sometimes, and the target may be hidden",
      """
      fields:
        - {id: t, type: toggle, label: T}
        - {id: a, label: A}
        - {id: b, label: B, visible: t}
        - {id: c, label: C, next: b}
      """, "error focus/explicit-wrap fields.c.next[0]", "warning focus/target-may-be-hidden fields.c.next[0]"
    ),
    ProofCase(
      "the last in focus order",
      """
      order: [b, a]
      fields:
        - {id: a, label: A, next: b}
        - {id: b, label: B}
      """, "error focus/explicit-wrap fields.a.next[0]", "warning a11y/focus-order-mismatch order"),
    ProofCase(
      "back in the middle",
      """
      fields:
        - {id: a, label: A}
        - {id: b, label: B, next: a}
        - {id: c, label: C}
      """, "error focus/cycle fields.b.next[0]", "error focus/unreachable-field fields.c"),
    ProofCase(
      "back in the middle by an entry of a list, sometimes",
      """
      fields:
        - {id: t, type: toggle, label: T}
        - {id: a, label: A}
        - {id: b, label: B, next: [{when: b == "x", to: submit}, {when: t, to: a}]}
        - {id: c, label: C}
      """, "error focus/cycle fields.b.next[1]", "warning focus/unreachable-field fields.c"),
    ProofCase(
      "at the first that writes next",
      """
      fields:
        - {id: a, label: A, next: c}
        - {id: b, label: B}
        - {id: c, label: C, next: a}
        - {id: d, label: D}
      """, "error focus/cycle fields.a.next[0]", "error focus/unreachable-field fields.b",
      "error focus/unreachable-field fields.d"),
    ProofCase(
      "a loop that cuts off a field while it is shown",
      """
      fields:
        - {id: t, type: toggle, label: T}
        - {id: a, label: A}
        - {id: b, label: B, next: a}
        - {id: c, label: C, visible: t}
      """, "error focus/cycle fields.b.next[0]", "error focus/unreachable-field fields.c"),
    ProofCase(
      "a loop that no key closes",
      """
      focus: {toolbar: [done]}
      fields:
        - {id: a, label: A}
        - {id: b, label: B, keyboard: numberPad, next: a}
        - {id: c, label: C}
      """),
  ]
}
