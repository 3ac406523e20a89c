import FormDiagnostics
import FormPlan
import FormReader

extension Rule {
  static let textSmartPunctuationRisk = Rule(
    "text/smart-punctuation-risk", .warning, .advice,
    summary: "A pattern asks for signs that iOS replaces while they are typed.",
    why: """
      iOS makes curly quotes of straight ones and a long dash of `--`, unless the keyboard is one for addresses or for \
      ASCII. The pattern then refuses what the person typed as it was printed on the box.
      """,
    fix: .none("the keyboard or the pattern may change"),
    wrong: [
      """
      form: Order
      messages: {pattern: As printed on the box}
      fields:
        - id: sku
          label: Number
          validate: [{pattern: '[A-Z]+--[0-9]+'}]
          #                    ^^^^^^^^^^^^^^^^ text/smart-punctuation-risk
      submit: {label: Order}
      """,
      """
      form: Order
      messages: {pattern: In feet and inches}
      fields:
        - id: height
          label: Height
          keyboard: numbersAndPunctuation
          validate: [{pattern: "[0-9]+'[0-9]+"}]
          #                    ^^^^^^^^^^^^^^^ text/smart-punctuation-risk
        - id: quote
          type: multiline
          label: Quote
          validate: [{pattern: '"[a-z ]+"'}]
          #                    ^^^^^^^^^^^ text/smart-punctuation-risk
      focus: {toolbar: [done]}
      submit: {label: Order}
      """,
    ],
    right: [
      """
      form: Order
      messages: {pattern: As printed on the box}
      fields:
        - id: sku
          label: Number
          keyboard: asciiCapable
          validate: [{pattern: '[A-Z]+--[0-9]+'}]
      submit: {label: Order}
      """,
      """
      form: Order
      messages: {pattern: In feet and inches}
      fields:
        - id: height
          label: Height
          validate: [{pattern: "[0-9]+['’][0-9]+"}]
        - id: slug
          label: Short name
          validate: [{pattern: '[a-z-]+'}]
      submit: {label: Order}
      """,
      """
      form: Order
      messages: {pattern: Please look again.}
      fields:
        - id: secret
          type: secure
          label: Secret
          validate: [{pattern: "['a-z]+"}]
        - id: note
          label: Note
          validate: [{pattern: '[^<>]+'}]
      submit: {label: Order}
      """,
    ],
    check: .form { facts, findings in
      for pattern in facts.plannedPatterns {
        // What is typed unseen is left alone; of names `validator/ascii-only-name` speaks.
        guard !pattern.field.kind.row.keepsText, !pattern.field.keyboard.row.keepsPunctuation,
          let (typed, becomes) = pattern.pattern.replacedPunctuation, pattern.refusedName == nil
        else { continue }
        let words = Words(
          "a pattern asks for `\(typed)`, which iOS may turn into `\(becomes)`", "refuses `\(becomes)`",
          help: "write `keyboard: asciiCapable`, or let the pattern take `\(becomes)` too")
        findings.add(words, at: pattern.text.span, path: pattern.path)
      }
    })
}
