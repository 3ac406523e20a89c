import FormDiagnostics
import FormPlan
import FormReader

extension Rule {
  static let validatorUnknownField = Rule(
    "validator/unknown-field", .error, .names,
    summary: "A validator compares with a field that there is not.",
    why: "What it should be compared with is not in the form, so nothing could ever pass or fail.",
    fix: .offered("writes the field that was misspelt"),
    wrong: [
      """
      form: SignUp
      sections:
        - id: secrets
          fields:
            - id: password
              type: secure
              label: Password
              validate: [{matches: secrets}]
              #                    ^^^^^^^ validator/unknown-field
            - id: confirm
              type: secure
              label: Again
              validate: [{matches: pasword}]
              #                    ^^^^^^^ validator/unknown-field
      submit: {label: Sign up}
      """
    ],
    right: [
      """
      form: SignUp
      fields:
        - id: password
          type: secure
          label: Password
          content: newPassword
        - id: confirm
          type: secure
          label: Again
          content: newPassword
          validate: [{matches: password}]
      submit: {label: Sign up}
      """
    ],
    check: .form { facts, findings in
      let fields = facts.fields
      let known = facts.known
      for field in fields {
        for (index, validator) in field.validators.enumerated() {
          let kind = validator.kind.value.rawValue
          for other in validator.names where !known.isField(other.value) && !known.isDisguised(other.value) {
            findings.add(
              .unknownPartner(other, of: kind, facts.form, known), at: other.span,
              path: field.path("validate[\(index)].\(kind)"))
          }
        }
      }
    })
}

extension FormValidator {
  /// The names of fields in the argument; a country's code of two letters is none.
  fileprivate var names: [Located<String>] {
    switch argument {
    case .field(let other): [other]
    case .country(let other): other.value.isCountryCode ? [] : [other]
    case .range, .moment:
      bounds.flatMap { bound in
        (bound.syntax?.names ?? []).map { Located($0.text, bound.span(of: $0.range)) }
      }
    case .none, .bounds, .pattern, .values, .condition, .function: []
    }
  }
}

extension String {
  /// Whether it has the shape of an ISO 3166 code.
  fileprivate var isCountryCode: Bool {
    utf8.count == 2 && utf8.allSatisfy { 65...90 ~= $0 || 97...122 ~= $0 }
  }
}

extension Words {
  fileprivate static func unknownPartner(
    _ other: Located<String>, of kind: String, _ form: Form, _ known: KnownNames
  ) -> Words {
    if known.sections.contains(other.value) {
      return Words("\(quoted(other.value)) is a section and has no value", "a section, not a field")
    }
    let nearest = known.hints.nearest(to: other.value)
    return Words(
      "there is no field \(quoted(other.value)) for '\(kind)'", "names no field",
      help: nearest.map { "did you mean '\($0)'?" },
      fix: slip(other.value, nearest).flatMap { form.renaming(other, to: $0) })
  }
}
