extension ProofCase {
  /// What the return key says against where it leads.
  static let labels = [
    ProofCase(
      "next where the key submits",
      """
      fields:
        - {id: a, label: A, submitLabel: next, next: submit}
      """, "error submit/label-contradicts-edge fields.a.submitLabel"),
    ProofCase(
      "continue where the key dismisses in some state",
      """
      fields:
        - {id: t, type: toggle, label: T}
        - {id: a, label: A, submitLabel: continue, next: [{when: t, to: dismiss}, {to: b}]}
        - {id: b, label: B, visible: '!t'}
      """, "error submit/label-contradicts-edge fields.a.submitLabel"),
    ProofCase(
      "go where the key leads to a field",
      """
      fields:
        - {id: a, label: A, submitLabel: go}
        - {id: b, label: B}
      """, "error submit/label-contradicts-edge fields.a.submitLabel"),
    ProofCase(
      "send where the key leads to a field in some state",
      """
      fields:
        - {id: t, type: toggle, label: T}
        - {id: a, label: A, submitLabel: send}
        - {id: b, label: B, visible: t}
      """, "error submit/label-contradicts-edge fields.a.submitLabel"),
    ProofCase(
      "go where the key submits",
      """
      fields:
        - {id: a, label: A, submitLabel: next}
        - {id: b, label: B, submitLabel: go, next: submit}
      """),
    ProofCase(
      "continue at an end that nobody wrote",
      """
      fields:
        - {id: a, label: A, submitLabel: continue}
      """),
    ProofCase(
      "go on a pad, which has no return key",
      """
      focus: {toolbar: [next, done]}
      fields:
        - {id: a, label: A, keyboard: numberPad, submitLabel: go}
        - {id: b, label: B}
      """),
    ProofCase(
      "next on the last",
      """
      fields:
        - {id: a, label: A}
        - {id: b, label: B, submitLabel: next}
      """, "error submit/next-on-last fields.b.submitLabel"),
    ProofCase(
      "next on what is sometimes the last",
      """
      fields:
        - {id: t, type: toggle, label: T}
        - {id: a, label: A, submitLabel: next}
        - {id: b, label: B, visible: t}
      """, "warning submit/next-on-last fields.a.submitLabel"),
    ProofCase(
      "next on what is never the last",
      """
      fields:
        - {id: t, type: toggle, label: T}
        - {id: a, label: A, submitLabel: next}
        - {id: b, label: B, visible: t}
        - {id: c, label: C}
      """),
    ProofCase(
      "done in the middle",
      """
      fields:
        - {id: a, label: A, submitLabel: done}
        - {id: b, label: B}
      """, "warning submit/done-in-middle fields.a.submitLabel"),
    ProofCase(
      "return in the middle",
      """
      fields:
        - {id: a, label: A, submitLabel: return, next: b}
        - {id: b, label: B}
      """, "warning submit/done-in-middle fields.a.submitLabel"),
    ProofCase(
      "done on what is sometimes the last",
      """
      fields:
        - {id: t, type: toggle, label: T}
        - {id: a, label: A, submitLabel: done}
        - {id: b, label: B, visible: t}
      """),
    ProofCase(
      "done where the key dismisses",
      """
      fields:
        - {id: a, label: A, submitLabel: done, next: dismiss}
        - {id: t, type: toggle, label: T}
      """),
  ]
}
