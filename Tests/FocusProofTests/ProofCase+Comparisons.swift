extension ProofCase {
  /// Two fields in one comparison.
  static let comparisons = [
    ProofCase(
      "even steps never meet odd ones",
      """
      fields:
        - {id: m, type: stepper, label: M, range: 0...8, step: 2}
        - {id: n, type: stepper, label: N, range: 1...9, step: 2}
        - {id: a, label: A, visible: m == n}
      """, "error condition/never-true fields.a.visible"),
    ProofCase(
      "nothing lies between two neighbours of a stepper",
      """
      fields:
        - {id: m, type: stepper, label: M, range: 1...9}
        - {id: n, type: stepper, label: N, range: 1...9}
        - {id: a, label: A, visible: m < n && n < m + 1}
      """, "error condition/never-true fields.a.visible"),
    ProofCase(
      "numbers with fractions lie between any two",
      """
      focus: {toolbar: [next, done]}
      fields:
        - {id: m, type: number, label: M}
        - {id: n, type: number, label: N}
        - {id: a, label: A, visible: m < n && n < m + 1}
      """),
    ProofCase(
      "three different numbers need three steps",
      """
      fields:
        - {id: k, type: stepper, label: K, range: 1...2}
        - {id: m, type: stepper, label: M, range: 1...2}
        - {id: n, type: stepper, label: N, range: 1...2}
        - {id: a, label: A, visible: k != m && m != n && k != n}
      """, "error condition/never-true fields.a.visible"),
    ProofCase(
      "a text that should be two",
      """
      sections:
        - fields: [{id: a, label: A}, {id: c, label: C}]
        - {title: Two, visible: a == "abc", fields: [{id: b, label: B, visible: 'c == a && c != "abc"'}]}
      """, "error condition/never-true fields.b.visible"),
    ProofCase(
      "texts of different lengths, the same through a third",
      """
      fields:
        - {id: a, label: A}
        - {id: b, label: B}
        - {id: c, label: C}
        - {id: d, label: D, visible: a == b && b == c && a.count > 4 && c.count < 3 && !a.isEmpty}
      """, "error condition/never-true fields.d.visible"),
    ProofCase(
      "the same through a third, and not the same",
      """
      fields:
        - {id: a, label: A}
        - {id: b, label: B}
        - {id: c, label: C}
        - {id: d, label: D, visible: a == b && b == c && a != c}
      """, "error condition/never-true fields.d.visible"),
    ProofCase(
      "a field that must come refuses what it can hold",
      """
      fields:
        - {id: c, type: choice, label: C, options: [x, y], validate: [required]}
        - {id: n, type: stepper, label: N, range: 0...5, visible: '!c.isEmpty', validate: [{range: 7...9}]}
      """, "error submit/never-valid"),
    ProofCase(
      "a field that need not come refuses what it can hold",
      """
      fields:
        - {id: c, type: choice, label: C, options: [x, y]}
        - {id: n, type: stepper, label: N, range: 0...5, visible: '!c.isEmpty', validate: [{range: 7...9}]}
      """),
  ]
}
