import FormDiagnostics
import FormReader

extension Rule {
  static let regexAlternationAnchor = Rule(
    "regex/alternation-anchor", .warning, .conditions,
    summary: "An anchor stands in some branches of an alternation and not in all.",
    why: """
      Elsewhere `^a|b$` means "begins with a, or ends with b". A pattern here always matches the whole value, so it \
      means `a|b`, which its author may not have had in mind.
      """,
    fix: .offered("leaves the anchors out"),
    wrong: [
      """
      form: Contact
      messages: {pattern: Please look again.}
      fields:
        - id: name
          label: Name
          validate: [{pattern: '^a|b$'}]
          #                     ^ regex/alternation-anchor
        - id: nick
          label: Nickname
          validate: [{pattern: (ab$|c)}]
          #                       ^ regex/alternation-anchor
      submit: {label: Send}
      """
    ],
    right: [
      """
      form: Contact
      messages: {pattern: Please look again.}
      fields:
        - id: name
          label: Name
          validate: [{pattern: '^(a|b)$'}, {pattern: '^a$|^b$'}, {pattern: a|b}]
      submit: {label: Send}
      """
    ],
    check: .form { facts, findings in
      for pattern in facts.patterns {
        let anchors = pattern.reading.branchAnchors
        guard let first = anchors.first else { continue }
        let others = anchors.dropFirst().map {
          Diagnostic.Label(pattern.text.span(of: $0), "so does this one")
        }
        let words = Words(
          "an anchor stands in one branch of a pattern and not in the others", "binds its branch only",
          related: others, help: "leave the anchors out: a pattern always matches the whole value",
          fix: pattern.text.fix("leave the anchors out", anchors.map { ($0, "") }))
        findings.add(words, at: pattern.text.span(of: first), path: pattern.path)
      }
    })
}
