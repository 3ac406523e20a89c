import FormDiagnostics
import FormReader

extension Rule {
  static let conditionSyntax = Rule(
    "condition/syntax", .error, .conditions,
    summary: "A text is no condition.",
    why: """
      Conditions are written as in Swift: ids, literals, `.isEmpty`, `.count`, `.contains`, `!`, `&&`, `||`, \
      comparisons, `+`, `-` and brackets. Other languages' spellings have a likely meaning, but a guess would hide \
      or show the wrong field.
      """,
    fix: .offered(
      "writes Swift's sign for another language's, a member that was misspelt, and leaves an empty condition out"
    ),
    wrong: ConditionExamples.wrong,
    right: [
      #"""
      form: Order
      fields:
        - id: isGift
          type: toggle
          label: A gift
        - id: not
          label: Called like an operator
        - id: message
          label: Message
          visible: '!isGift && (not.isEmpty || not.count <= 200 - 2)'
          enabled: not == "a \"text\" \u{41}\n" || not.contains("and") || isGift == true
          next: [{when: not != "and", to: submit}]
      submit: {label: Order}
      """#
    ],
    check: .form { facts, findings in
      for condition in facts.conditions {
        for fault in condition.faults where !fault.isTypographic {
          var words = fault.words(condition)
          if fault.kind == .empty {
            words.fix = facts.editor.leavingOut(condition.text.span, "leave the key out")
          }
          findings.add(words, at: condition.span(of: fault.range), path: condition.path)
        }
      }
    })
}

extension ConditionFault {
  /// Whether it is a character of a word processor.
  var isTypographic: Bool {
    if case .typographic = kind { true } else { false }
  }
}
