extension ProofCase {
  /// Validators that leave nothing to submit.
  static let submissions = [
    ProofCase(
      "numbers that cannot be equal",
      """
      fields:
        - {id: n, type: integer, label: N, keyboard: numbersAndPunctuation, validate: [required, {range: 1...3}]}
        - id: m
          type: integer
          label: M
          keyboard: numbersAndPunctuation
          validate: [required, {range: 5...9}, {check: m == n, message: Equal}]
      """, "error submit/never-valid"),
    ProofCase(
      "numbers that can be equal",
      """
      fields:
        - {id: n, type: integer, label: N, keyboard: numbersAndPunctuation, validate: [required, {range: 1...3}]}
        - id: m
          type: integer
          label: M
          keyboard: numbersAndPunctuation
          validate: [required, {range: 3...9}, {check: m == n, message: Equal}]
      """),
    ProofCase(
      "toggles that exclude each other",
      """
      fields:
        - {id: t, type: toggle, label: T, validate: [accepted]}
        - {id: u, type: toggle, label: U, validate: [accepted, {check: '!t', message: One}]}
      """, "error submit/never-valid"),
    ProofCase(
      "toggles of which one may be hidden",
      """
      fields:
        - {id: t, type: toggle, label: T, validate: [accepted]}
        - {id: w, type: toggle, label: W}
        - {id: u, type: toggle, label: U, visible: w, validate: [accepted, {check: '!t', message: One}]}
      """),
    ProofCase(
      "another error keeps it from running",
      """
      fields:
        - {id: t, type: toggle, label: T, validate: [accepted]}
        - {id: u, type: toggle, label: U, validate: [accepted, {check: '!t', message: One}]}
        - {id: a, label: A, submitLabel: next}
      """, "error submit/next-on-last fields.a.submitLabel"),
    ProofCase(
      "days that cross",
      """
      fields:
        - {id: a, type: date, label: A, validate: [required, {after: 2026-06-10}]}
        - {id: b, type: date, label: B, validate: [required, {after: a}, {before: 2026-06-12}]}
      """, "error submit/never-valid"),
    ProofCase(
      "days that just do not cross",
      """
      fields:
        - {id: a, type: date, label: A, validate: [required, {after: 2026-06-10}]}
        - {id: b, type: date, label: B, validate: [required, {after: a}, {before: 2026-06-13}]}
      """),
  ]
}
