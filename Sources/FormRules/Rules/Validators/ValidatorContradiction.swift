import FormDiagnostics
import FormPlan
import FormReader

extension Rule {
  static let validatorContradiction = Rule(
    "validator/contradiction", .error, .conditions,
    summary: "No value can pass a validator, or two of one field.",
    why: "Whoever types anything is told that it is wrong, whatever it is.",
    wrong: [
      """
      form: Contact
      fields:
        - id: name
          label: Name
          validate: [{length: 5...2}]
          #                   ^^^^^ validator/contradiction
        - id: code
          label: Code
          validate: [{length: 5...}, required, {length: ...3}]
          #                                             ^^^^ validator/contradiction
        - id: nick
          label: Nickname
          validate:
            - length: 8
              when: name.isEmpty
            - length: 2...6
              #       ^^^^^ validator/contradiction
            - length: 7
              #       ^ validator/contradiction
              when: code.isEmpty
      submit: {label: Send}
      """
    ],
    right: [
      """
      form: Contact
      fields:
        - id: name
          label: Name
          validate: [{length: 2...2}, {length: 0...5}]
        - id: code
          label: Code
          validate: [{length: 5...}, {length: ...5}]
        - id: nick
          label: Nickname
          validate:
            - length: 8
              when: name.isEmpty
            - length: 2...6
              when: '!name.isEmpty'
      submit: {label: Send}
      """
    ],
    check: .form { form, findings in
      for field in form.fields {
        var bounds: [ValidatorKind: LengthBounds] = [:]
        for (index, validator) in field.validators.enumerated() {
          guard case .bounds(let written) = validator.argument else { continue }
          let kind = validator.kind.value
          guard let words = bounds[kind, default: LengthBounds()].contradiction(written, of: validator) else {
            continue
          }
          findings.add(words, at: written.span, path: field.path("validate[\(index)]"))
        }
      }
    })
}

/// The bounds of the validators of one field, as far as they were seen.
private struct LengthBounds {
  /// A bound, its place, and whether it always counts.
  private struct Bound {
    var value: Int
    var span: SourceSpan
    var isAlways: Bool
  }

  private var lowest: [Bound] = []
  private var highest: [Bound] = []

  /// Takes bounds in, and says what is wrong with them; nil where nothing is.
  ///
  /// Two that both have a condition may never meet.
  mutating func contradiction(_ bounds: Located<Bounds>, of validator: FormValidator) -> Words? {
    let (lower, upper) = (bounds.value.lower, bounds.value.upper)
    if let lower, let upper, lower > upper { return .reversed(lower, upper) }
    if let upper, upper < 0 { return .negative(upper) }
    let isAlways = validator.when == nil
    let above = lowest.first { ($0.isAlways || isAlways) && $0.value > upper ?? .max }
    let below = highest.first { ($0.isAlways || isAlways) && $0.value < lower ?? .min }
    if let lower { lowest.append(Bound(value: lower, span: bounds.span, isAlways: isAlways)) }
    if let upper { highest.append(Bound(value: upper, span: bounds.span, isAlways: isAlways)) }
    return (above ?? below).map { .clash(bounds.value, validator.kind.value, $0.span) }
  }
}

extension Words {
  fileprivate static func reversed(_ lower: Int, _ upper: Int) -> Words {
    Words(
      "the lower bound \(lower) lies above the upper bound \(upper)", "nothing lies between",
      help: "write `\(upper)...\(lower)`")
  }

  fileprivate static func negative(_ upper: Int) -> Words {
    Words("the upper bound \(upper) is below zero", "nothing is that short")
  }

  fileprivate static func clash(_ bounds: Bounds, _ kind: ValidatorKind, _ other: SourceSpan) -> Words {
    let counted = kind == .length ? "characters" : "digits"
    return Words(
      "no text has \(bounds.wording) \(counted) and passes the other '\(kind.rawValue)' of the field",
      "clashes with the other", related: [Diagnostic.Label(other, "the other \(kind.rawValue)")])
  }
}

extension Bounds {
  /// In words: `at least 5`, `8`, `2 to 6`.
  fileprivate var wording: String {
    switch (lower, upper) {
    case (let lower?, let upper?): lower == upper ? "\(lower)" : "\(lower) to \(upper)"
    case (let lower?, nil): "at least \(lower)"
    case (nil, let upper?): "at most \(upper)"
    case (nil, nil): "any number of"
    }
  }
}
