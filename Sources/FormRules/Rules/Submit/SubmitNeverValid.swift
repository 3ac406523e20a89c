import DecisionDiagrams
import FormDiagnostics
import FormPlan
import FormProof
import FormReader

extension Rule {
  static let submitNeverValid = Rule(
    "submit/never-valid", .error, .submission,
    summary: "No values pass all validators: the form can never be submitted.",
    why: """
      Some validators exclude each other whatever a person enters. The finding names a set of them from which none \
      can be left out: changing any one of them makes the form possible again.
      """,
    fix: .none("any of the lines that clash may be the wrong one"),
    wrong: [
      """
      form: Stay
      fields:
        - id: arrival
          label: Arrival
          type: date
          validate: [required, {before: departure}]
          #          ^^^^^^^^ submit/never-valid
        - id: departure
          label: Departure
          type: date
          validate: [required, {before: arrival}]
      submit: {label: Send}
      """,
      """
      form: Code
      fields:
        - id: code
          label: Code
          validate: [required, {length: 8}, {oneOf: [abc, abcd]}]
          #          ^^^^^^^^ submit/never-valid
      submit: {label: Send}
      """,
    ],
    right: [
      """
      form: Stay
      fields:
        - id: arrival
          label: Arrival
          type: date
          validate: [required, {before: departure}]
        - id: departure
          label: Departure
          type: date
          validate: [required, {after: arrival}]
      submit: {label: Send}
      """
    ],
    check: .states { facts, findings in
      guard facts.fields.contains(where: \.mayClash) else { return }
      let states = try facts.states()
      switch try states.proof.submission() {
      case .possible: break
      case .clash(let lines):
        let places = states.places(of: lines)
        let others = places.dropFirst().map {
          Diagnostic.Label($0.written.kind.span, "'\($0.written.kind.value.rawValue)' cannot pass with it")
        }
        let words = Words(
          "no values pass all validators, so this form can never be submitted",
          others.isEmpty ? "never passes" : "clashes with \(others.count == 1 ? "another" : "others")",
          related: Array(others))
        guard let first = places.first else { return }
        findings.add(words, at: first.written.kind.span, path: first.path)
      case .unknown(let lines, let why):
        guard let first = states.places(of: lines).first else { return }
        let words = Words(
          "whether some values pass all validators was not found out", "and \(lines.count - 1) more: \(why)")
        findings.add(
          words, at: first.written.kind.span, path: first.path, .undecided(why), states.proof.plan,
          severity: .warning)
      }
    })
}

extension FormStates {
  /// Where validators are written.
  fileprivate func places(of lines: [Proof.Line]) -> [(written: FormValidator, path: String)] {
    lines.compactMap { line in
      let (field, planned) = (fields[line.field], proof.plan.fields[line.field])
      let validator = planned.validators[line.validator]
      guard let pair = field.validatorPairs(planned).first(where: { $0.planned == validator }) else {
        return nil
      }
      return (pair.written, field.path("validate[\(pair.index)]"))
    }
  }
}

extension FormField {
  /// Whether its validators may exclude each other, or those of other fields.
  fileprivate var mayClash: Bool {
    return validators.contains { validator in
      switch validator.kind.value {
      case .check, .matches, .before, .after, .range: true
      case .length: validator.allowsOnlyEmpty
      default: false
      }
    } || validators.count { $0.kind.value == .length || $0.kind.value == .oneOf } > 1
  }
}

extension FormValidator {
  /// Whether it is a length that nothing has.
  fileprivate var allowsOnlyEmpty: Bool {
    if case .bounds(let bounds) = argument { bounds.value.upper.map { $0 < 1 } ?? false } else { false }
  }
}
