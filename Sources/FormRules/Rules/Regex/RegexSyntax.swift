import FormDiagnostics
import FormReader

extension Rule {
  static let regexSyntax = Rule(
    "regex/syntax", .error, .conditions,
    summary: "A pattern cannot be read, or engines read it in different ways.",
    why: """
      A pattern means the same in formc, in the generated Swift and in every other engine, so it holds only what all \
      of them agree on: characters, `.`, classes, groups, `|`, `*`, `+`, `?`, counts, `\\d`, `\\w`, `\\s`, and `(?i)` \
      in front.
      """,
    fix: .offered(
      "puts the missing backslash before a sign, takes the name from a group, and leaves `\\A` and `\\z` out"),
    wrong: PatternExamples.syntax,
    right: [
      #"""
      form: Contact
      messages: {pattern: Please look again.}
      fields:
        - id: name
          label: Name
          validate:
            - pattern: '(?i)[a-z\]\-{}]+(?:ab|cd){2,5}?\u0041\x41\(\d\w\s.'
            - pattern: '^a*$'
      submit: {label: Send}
      """#
    ],
    check: .form { facts, findings in
      for pattern in facts.patterns {
        for fault in pattern.reading.faults where !fault.isNotRegular {
          let source = pattern.source(fault.range)
          var words = fault.words(source)
          words.fix = fault.fix(pattern.text, source)
          findings.add(words, at: pattern.text.span(of: fault.range), path: pattern.path)
        }
      }
    })
}
