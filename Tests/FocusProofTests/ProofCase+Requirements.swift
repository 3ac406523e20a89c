extension ProofCase {
  /// Conditions that could hold and never do, on what is required and what is not.
  static let requirements = [
    ProofCase(
      "reads what is never shown",
      """
      fields:
        - {id: a, label: A, visible: false}
        - {id: b, label: B, visible: a == "x"}
      """, "warning condition/never-visible fields.b.visible"),
    ProofCase(
      "reads what is sometimes shown",
      """
      fields:
        - {id: t, type: toggle, label: T}
        - {id: a, label: A, visible: t}
        - {id: b, label: B, visible: a == "x", validate: [required]}
      """),
    ProofCase(
      "reads what is not shown at that moment",
      """
      fields:
        - {id: t, type: toggle, label: T}
        - {id: c, type: choice, label: C, options: [x, y], visible: t}
        - {id: a, label: A, visible: '!t && c == .x'}
      """, "warning condition/never-visible fields.a.visible"),
    ProofCase(
      "the section reads what is not shown at that moment",
      """
      sections:
        - {title: One, fields: [{id: t, type: toggle, label: T}, {id: c, type: choice, label: C, options: [x, y], visible: t}]}
        - {title: Two, visible: '!t', fields: [{id: a, label: A}, {id: b, label: B, visible: c == .x}]}
      """, "warning condition/never-visible fields.b.visible"),
    ProofCase(
      "reads a toggle that nobody can turn on",
      """
      fields:
        - {id: t, type: toggle, label: T, enabled: false}
        - {id: a, label: A, visible: t}
      """, "warning condition/never-visible fields.a.visible"),
    ProofCase(
      "reads a toggle that is always on",
      """
      fields:
        - {id: t, type: toggle, label: T, enabled: false, default: true}
        - {id: a, label: A, visible: t}
      """),
    ProofCase(
      "required and never shown",
      """
      fields:
        - {id: a, label: A, visible: false}
        - {id: b, label: B, visible: a == "x", validate: [required]}
      """, "error condition/required-never-visible fields.b.visible"),
    ProofCase(
      "a section with something required, once",
      """
      sections:
        - {title: One, fields: [{id: a, label: A, visible: false}, {id: t, type: toggle, label: T}]}
        - title: Two
          visible: a == "x"
          fields:
            - {id: b, label: B}
            - {id: c, label: C, validate: [required]}
            - {id: d, label: D, visible: t, validate: [required]}
      """, "error condition/required-never-visible sections.Two.visible"),
    ProofCase(
      "a section with nothing required",
      """
      sections:
        - {title: One, fields: [{id: a, label: A, visible: false}, {id: t, type: toggle, label: T}]}
        - {title: Two, visible: a == "x", fields: [{id: b, label: B}, {id: d, label: D, visible: t}]}
      """, "warning condition/never-visible sections.Two.visible"),
    ProofCase(
      "required and never enabled",
      """
      fields:
        - {id: a, label: A, visible: false}
        - {id: b, label: B, enabled: '!a.isEmpty', validate: [required]}
      """, "error condition/required-never-enabled fields.b.enabled"),
    ProofCase(
      "never enabled and not required",
      """
      fields:
        - {id: a, label: A, visible: false}
        - {id: b, label: B, enabled: '!a.isEmpty'}
      """, "warning condition/never-visible fields.b.enabled"),
    ProofCase(
      "a section that is never enabled",
      """
      sections:
        - {title: One, fields: [{id: a, label: A, visible: false}]}
        - {title: Two, enabled: '!a.isEmpty', fields: [{id: b, label: B, validate: [required]}, {id: c, label: C}]}
      """, "error condition/required-never-enabled sections.Two.enabled"),
    ProofCase(
      "required and sometimes enabled",
      """
      fields:
        - {id: a, label: A}
        - {id: b, label: B, enabled: '!a.isEmpty', validate: [required]}
      """),
    ProofCase(
      "a validator that never runs",
      """
      fields:
        - {id: h, label: H, visible: false}
        - {id: a, label: A, validate: [required, {length: 2..., when: h == "x"}]}
      """, "warning condition/never-visible fields.a.validate[1]"),
    ProofCase(
      "an entry of an edge that never holds",
      """
      fields:
        - {id: h, label: H, visible: false}
        - {id: a, label: A, next: [{when: h == "x", to: submit}, {to: b}]}
        - {id: b, label: B}
      """, "warning condition/never-visible fields.a.next[0]"),
  ]
}
