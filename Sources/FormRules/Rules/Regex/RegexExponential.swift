import Automata
import FormDiagnostics
import FormPlan
import FormReader

extension Rule {
  static let regexExponential = Rule(
    "regex/exponential", .error, .conditions,
    summary: "A pattern takes a backtracking engine exponential time.",
    why: """
      formc and what it generates match in linear time. A server that checks the same pattern with an engine that \
      goes back and tries again may not: a text of some dozens of characters keeps it busy for years.
      """,
    fix: .none("another pattern must be found"),
    wrong: [
      #"""
      form: Contact
      messages: {pattern: Please look again.}
      fields:
        - id: words
          label: Words
          validate: [{pattern: '(\w+\s?)*'}]
          #                     ^^^^^^^^^ regex/exponential
        - id: tags
          label: Tags
          validate: [{pattern: '#([a-z]|[a-z0-9]|-)+'}]
          #                     ^^^^^^^^^^^^^^^^^^^^ regex/exponential
        - id: site
          label: Site
          validate: [{pattern: 'https://([a-z]+[.]?)+/(.|/)*'}]
          #                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ regex/exponential
      submit: {label: Send}
      """#
    ],
    right: [
      #"""
      form: Contact
      messages: {pattern: Please look again.}
      fields:
        - id: words
          label: Words
          validate: [{pattern: '\w+(\s\w+)*'}, {pattern: '(\d{1,3}){1,3}'}, {pattern: 'a*a*'}]
        - id: tags
          label: Tags
          validate: [{pattern: '#[a-z0-9-]+'}]
        - id: notes
          type: multiline
          label: Notes
          validate: [{pattern: '(.|a)*'}]
      focus: {toolbar: [next, done]}
      submit: {label: Send}
      """#
    ],
    check: .form { facts, findings in
      for field in facts.fields {
        for (index, _, text, pattern) in field.languages {
          guard let witness = try? pattern.expression.exponentialWitness() else { continue }
          let words = Words(
            "a backtracking engine takes exponential time to match this pattern",
            "reads one text in many ways", help: witness.help)
          findings.add(words, at: facts.form.span(of: text), path: field.path("validate[\(index)].pattern"))
        }
      }
    })
}

extension ExponentialWitness {
  /// What to try.
  fileprivate var help: String {
    let parts = [
      prefix.isEmpty ? nil : Words.spelled(prefix), "30 times \(Words.spelled(pump))",
      suffix.isEmpty ? nil : Words.spelled(suffix),
    ]
    return "try it with " + parts.compactMap(\.self).joined(separator: ", then ")
  }
}
