import DecisionDiagrams
import FormDiagnostics
import FormPlan
import FormProof
import FormReader
import FormRuntime

extension Rule {
  static let a11yDuplicateLabel = Rule(
    "a11y/duplicate-label", .warning, .advice,
    summary: "Two fields with the same label are shown together in one section.",
    why: """
      A person who hears the form cannot tell them apart, and voice control asks which one is meant. Fields that are \
      never shown together may share a label.
      """,
    fix: .none("the words are the author's"),
    wrong: [
      """
      form: Contact
      fields:
        - id: home
          label: Phone
        - id: work
          label: Phone
          #      ^^^^^ a11y/duplicate-label
      submit: {label: Send}
      """
    ],
    right: [
      """
      form: Contact
      fields:
        - id: isCompany
          label: Company
          type: toggle
        - id: name
          label: Name
          visible: '!isCompany'
        - id: company
          label: Name
          visible: isCompany
      submit: {label: Send}
      """
    ],
    check: .states { facts, findings in
      guard facts.form.sections.contains(where: \.repeatsLabels) else { return }
      let states = try facts.states()
      let proof = states.proof
      for section in facts.form.sections {
        var first: [String: [FormField]] = [:]
        for field in section.fields {
          guard let label = field.label else { continue }
          defer { first[label.value, default: []].append(field) }
          for other in first[label.value, default: []] {
            let paths = [other, field].map { FieldPath($0.id.value) }
            let indices = paths.compactMap(proof.space.index)
            guard indices.count == 2, let twin = other.label else { continue }
            let both = try proof.table.and(proof.space.visible[indices[0]], proof.space.visible[indices[1]])
            let evidence = try proof.evidence(both) { _, trail in
              paths.allSatisfy { trail.first?.isVisible($0) ?? false }
            }
            guard let evidence else { continue }
            let words = Words(
              "\(Words.quoted(paths[0].text)) and \(Words.quoted(paths[1].text)) have one label and can be shown together",
              "the same label", related: [Diagnostic.Label(twin.span, "the other one")])
            findings.add(words, at: label.span, path: field.path("label"), evidence, proof.plan)
            break
          }
        }
      }
    })
}

extension FormSection {
  /// Whether two of its fields have one label.
  fileprivate var repeatsLabels: Bool {
    var seen: Set<String> = []
    return fields.contains { field in field.label.map { !seen.insert($0.value).inserted } ?? false }
  }
}
