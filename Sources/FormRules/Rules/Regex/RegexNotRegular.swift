import FormDiagnostics
import FormReader

extension Rule {
  static let regexNotRegular = Rule(
    "regex/not-regular", .error, .conditions,
    summary: "A pattern asks for more than a regular language.",
    why: """
      Backreferences, lookaround and their like make matching take time that grows without bound, and engines differ \
      in them. A regular pattern is matched in linear time everywhere, and formc can reason about it.
      """,
    fix: .offered("writes a plain group or repeat for one that gives nothing back"),
    wrong: PatternExamples.notRegular,
    right: [
      #"""
      form: Contact
      messages: {pattern: Please look again.}
      fields:
        - id: name
          label: Name
          validate: [{pattern: '(?:a|b)+?\\1'}]
      submit: {label: Send}
      """#
    ],
    check: .form { facts, findings in
      for pattern in facts.patterns {
        for fault in pattern.reading.faults where fault.isNotRegular {
          let source = pattern.source(fault.range)
          var words = fault.words(source)
          words.fix = fault.fix(pattern.text, source)
          findings.add(words, at: pattern.text.span(of: fault.range), path: pattern.path)
        }
      }
    })
}
