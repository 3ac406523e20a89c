import FormDiagnostics
import FormPlan
import FormReader
import FormRuntime

extension Rule {
  static let validatorAlwaysPasses = Rule(
    "validator/always-passes", .info, .advice,
    summary: "A validator lets everything pass.",
    why: """
      It reads as if something were checked, and nothing is. What is empty passes every validator but `required`, \
      `accepted` and `check`, so a smallest length of 1 asks for nothing either.
      """,
    fix: .offered("leaves out `required` on what is never empty; else something different was meant"),
    wrong: [
      """
      form: Contact
      fields:
        - id: name
          label: Name
          validate: [{length: 1...}]
          #           ^^^^^^ validator/always-passes
        - id: nick
          label: Nickname
          validate: [required, {length: 0...}, {matches: nick}]
          #                     ^^^^^^ validator/always-passes
          #                                     ^^^^^^^ validator/always-passes
      submit: {label: Send}
      """,
      """
      form: Contact
      messages: {pattern: Please look again.}
      fields:
        - id: name
          label: Name
          validate: [{pattern: '.*'}]
          #           ^^^^^^^ validator/always-passes
        - id: guests
          type: stepper
          label: Guests
          range: 1...10
          validate: [required, {check: 'true', message: Please look again.}]
          #          ^^^^^^^^ validator/always-passes
          #                     ^^^^^ validator/always-passes
      submit: {label: Send}
      """,
    ],
    right: [
      """
      form: Contact
      fields:
        - id: name
          label: Name
          validate: [required, {length: 2...}]
      submit: {label: Send}
      """,
      """
      form: Contact
      fields:
        - id: name
          label: Name
          validate: [{length: 0...60}]
        - id: nick
          label: Nickname
          validate: [{matches: name}]
      submit: {label: Send}
      """,
      """
      form: Contact
      messages: {pattern: Please look again.}
      fields:
        - id: name
          label: Name
          validate: [{pattern: '.{2,}'}, {pattern: '.*a'}]
      submit: {label: Send}
      """,
    ],
    check: .form { facts, findings in
      for written in facts.fields where written.validators.contains(where: { $0.mayBeIdle(on: written) }) {
        let field = facts.planned(written)
        for pair in written.validatorPairs(field) {
          guard var words = Words.alwaysPasses(pair.planned.check, field) else { continue }
          if pair.written.kind.value == .required {
            words.fix = facts.editor.leavingOut(pair.written.span, "leave `required` out")
          }
          findings.add(words, at: pair.written.kind.span, path: written.path("validate[\(pair.index)]"))
        }
      }
    })
}

extension FormValidator {
  /// Whether it is worth a look at what the plan makes of it.
  fileprivate func mayBeIdle(on field: FormField) -> Bool {
    switch argument {
    case .none: kind.value == .required && field.range != nil
    case .bounds(let bounds): bounds.value.upper == nil
    case .pattern: pattern?.pattern?.takesEverything ?? false
    case .field, .condition: true
    case .range, .values, .moment, .country, .function: false
    }
  }
}

extension Words {
  fileprivate static func alwaysPasses(_ check: Check, _ field: Field) -> Words? {
    let name = quoted(field.path.text)
    switch check {
    case .required where field.isNeverEmpty && field.holds != .boolean:
      return Words("'required' always passes on \(name), which is never empty", "never empty")
    case .length(let bounds) where bounds.upper == nil && bounds.lower ?? 0 <= 1:
      let isOne = bounds.lower == 1
      return Words(
        "'length' lets every text in \(name) pass", isOne ? "what is empty passes too" : "no text is shorter",
        help: isOne ? "write `required` if it must be filled in" : nil)
    case .fraction(let bounds) where bounds.upper == nil && bounds.lower ?? 0 <= 0:
      return Words("'fraction' lets every number in \(name) pass", "no number has fewer")
    case .check(.boolean(true)):
      return Words("'check' of \(name) always holds", "nothing to check")
    case .matches(field.path):
      return Words("'matches' compares \(name) with itself", "always the same")
    case .pattern(let pattern, _) where pattern.takesEverything:
      return Words("the pattern of \(name) lets every text pass", "takes everything")
    default: return nil
    }
  }
}
