import FormDiagnostics
import FormPlan
import FormReader

extension Rule {
  static let validatorNotApplicable = Rule(
    "validator/not-applicable", .error, .conditions,
    summary: "A validator does not fit what the field holds.",
    why: """
      A toggle has no length and a text cannot be accepted: the validator could never fail, or never pass. `matches` \
      compares texts, so the other field must hold one too.
      """,
    fix: .none("the type or the validator may be wrong"),
    wrong: [
      """
      form: Order
      fields:
        - id: isGift
          type: toggle
          label: A gift
          validate: [accepted, {length: 2...}]
          #                     ^^^^^^ validator/not-applicable
        - id: country
          type: choice
          label: Country
          options: [DE]
          validate: [email]
          #          ^^^^^ validator/not-applicable
        - id: name
          label: Name
          validate: [accepted, {matches: isGift}]
          #          ^^^^^^^^ validator/not-applicable
          #                              ^^^^^^ validator/not-applicable
      submit: {label: Order}
      """
    ],
    right: [
      """
      form: Order
      focus: {toolbar: [next, done]}
      fields:
        - id: isGift
          type: toggle
          label: A gift
          validate: [accepted]
        - id: country
          type: choice
          label: Country
          options: [DE]
          validate: [required]
        - id: name
          label: Name
          validate: [required, {length: 2...}, {pattern: '[^0-9]+', message: No digits}, {matches: nick}]
        - id: nick
          type: multiline
          label: Nickname
      submit: {label: Order}
      """
    ],
    check: .form { facts, findings in
      let fields = facts.fields
      let known = facts.known
      for field in fields {
        for (index, validator) in field.validators.enumerated() {
          if !validator.kind.value.row.applies.contains(field.holds) {
            findings.add(
              .notApplicable(validator, field), at: validator.kind.span,
              path: field.path("validate[\(index)]"))
          } else if let other = validator.partner, let partner = known.fields[other.value],
            !validator.compares(with: fields[partner].holds)
          {
            findings.add(
              .noPartner(validator, fields[partner]), at: other.span, path: field.path("validate[\(index)]"))
          }
        }
      }
    })
}

extension FormValidator {
  /// The field that the argument names; a country may be one.
  var partner: Located<String>? {
    switch argument {
    case .field(let other), .country(let other): other
    case .none, .bounds, .pattern, .range, .values, .moment, .condition, .function: nil
    }
  }

  /// Whether a field that holds this can be its partner.
  fileprivate func compares(with holds: ValueType) -> Bool {
    kind.value == .postalCode ? holds == .option : kind.value.row.applies.contains(holds)
  }
}

extension Words {
  fileprivate static func notApplicable(_ validator: FormValidator, _ field: FormField) -> Words {
    let kind = field.kind.value
    let fitting = ValidatorKind.allCases.filter { $0.row.applies.contains(field.holds) }.map(\.rawValue)
    return Words(
      "'\(validator.kind.value.rawValue)' says nothing for \(quoted(field.id.value)), a field of type '\(kind.rawValue)'",
      "nothing to check here", related: [Diagnostic.Label(field.kindSpan, "of type '\(kind.rawValue)'")],
      help: fitting.isEmpty
        ? "say with `value` what the view holds"
        : "\(fitting.listed("and")) \(fitting.count == 1 ? "fits" : "fit") this type")
  }

  fileprivate static func noPartner(_ validator: FormValidator, _ partner: FormField) -> Words {
    let kind = partner.kind.value.rawValue
    let isCountry = validator.kind.value == .postalCode
    return Words(
      "'\(validator.kind.value.rawValue)' \(isCountry ? "asks a choice" : "compares texts"), and \(quoted(partner.id.value)) is of type '\(kind)'",
      isCountry ? "no choice" : "holds no text",
      related: [Diagnostic.Label(partner.kindSpan, "of type '\(kind)'")])
  }
}
