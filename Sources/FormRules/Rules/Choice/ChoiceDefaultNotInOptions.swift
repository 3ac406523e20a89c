import FormDiagnostics
import FormPlan
import FormReader

extension Rule {
  static let choiceDefaultNotInOptions = Rule(
    "choice/default-not-in-options", .error, .names,
    summary: "A default, or a literal in a condition, is none of a choice's options.",
    why: "No person could choose it: the default would show as empty, and the comparison could never hold.",
    fix: .offered("writes the option that was misspelt"),
    wrong: [
      """
      form: Order
      fields:
        - id: country
          type: choice
          label: Country
          options: [germany, France]
          default: germny
          #        ^^^^^^ choice/default-not-in-options
        - id: message
          label: Message
          visible: country == .france || country != "Spain"
          #                   ^^^^^^^ choice/default-not-in-options
          #                                         ^^^^^^^ choice/default-not-in-options
          enabled: '[.germany, .italy].contains(country)'
          #                    ^^^^^^ choice/default-not-in-options
      submit: {label: Order}
      """
    ],
    right: [
      """
      form: Order
      fields:
        - id: country
          type: choice
          label: Country
          options: [germany, France, 'no', 'Great Britain']
          default: no
        - id: message
          label: Message
          visible: country == .France || country == "Great Britain"
      submit: {label: Order}
      """
    ],
    check: .form { facts, findings in
      for field in facts.fields {
        guard let start = field.start, let options = field.options?.value.map(\.id.value), !options.isEmpty,
          let id = start.value.chosen.first(where: { !options.contains($0) })
        else { continue }
        let nearest = NearestName.nearest(to: id, among: options)
        let isAlone = ["\(id)", "'\(id)'", "\"\(id)\""].contains(facts.form.file.text(start.span))
        let fix = Words.slip(id, isAlone ? nearest : nil).flatMap {
          facts.form.renaming(Located(id, start.span), to: $0)
        }
        let words = Words.noOption(id, of: field.id.value, nearest, options, fix)
        findings.add(words, at: start.span, path: field.path("default"))
      }
      for condition in facts.conditions {
        for literal in condition.syntax?.optionLiterals(in: facts.scope) ?? [] {
          let options = literal.field.options
          guard !options.isEmpty, !options.contains(literal.id),
            SuspiciousCharacters.inName(literal.id).isEmpty
          else { continue }
          let option = NearestName.nearest(to: literal.id, among: options)
          let nearest = option.map(ConditionSyntax.written)
          let fix = Words.slip(literal.id, option).map(ConditionSyntax.written).flatMap {
            condition.fix("write `\($0)`", [(literal.range, $0)])
          }
          let words = Words.noOption(literal.id, of: literal.field.path.text, nearest, options, fix)
          findings.add(words, at: condition.span(of: literal.range), path: condition.path)
        }
      }
    })
}

extension Entry {
  /// The ids of the options that it chooses.
  fileprivate var chosen: [String] {
    switch self {
    case .option(let id): id.map { [$0] } ?? []
    case .options(let ids): ids
    default: []
    }
  }
}

extension Words {
  fileprivate static func noOption(
    _ id: String, of choice: String, _ nearest: String?, _ options: [String], _ fix: Diagnostic.Fix?
  ) -> Words {
    Words(
      "\(quoted(choice)) has no option \(quoted(id))", "none of the options",
      help: suggestion(nearest, of: options.map(quoted)), fix: fix)
  }
}
