import FormDiagnostics
import FormReader

extension Rule {
  static let choiceDuplicateOption = Rule(
    "choice/duplicate-option", .error, .names,
    summary: "A choice has the same option twice.",
    why: "Both would be submitted as the same value, and nobody could tell which was chosen.",
    fix: .offered("leaves the second out where both are bare ids; of two labels one must be chosen"),
    wrong: [
      """
      form: Order
      fields:
        - id: country
          type: choice
          label: Country
          options: [DE, FR, {id: DE, label: Germany}]
          #                      ^^ choice/duplicate-option
      submit: {label: Order}
      """,
      """
      form: Order
      fields:
        - id: country
          type: choice
          label: Country
          options:
            - DE
            - FR
            - DE
              # <~ choice/duplicate-option
      submit: {label: Order}
      """,
    ],
    right: [
      """
      form: Order
      fields:
        - id: country
          type: choice
          label: Country
          options: [DE, FR]
        - id: billingCountry
          type: choice
          label: Country of the bill
          options: [DE, FR]
      submit: {label: Order}
      """
    ],
    check: .form { facts, findings in
      for list in facts.optionLists {
        var firsts: [String: Located<String>] = [:]
        for (index, option) in list.options.enumerated() {
          guard let first = firsts[option.id.value] else {
            firsts[option.id.value] = option.id
            continue
          }
          let words = Words(
            "\(Words.quoted(list.name.value)) has the option \(Words.quoted(first.value)) twice",
            "used again here", related: [Diagnostic.Label(first.span, "first used here")],
            help: "leave one of the two out",
            fix: facts.editor.leavingOut(option.id, like: first, "leave the second out"))
          findings.add(words, at: option.id.span, path: "\(list.path)[\(index)]")
        }
      }
    })
}
