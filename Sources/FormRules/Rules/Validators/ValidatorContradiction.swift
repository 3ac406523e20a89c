import FormDiagnostics
import FormPlan
import FormReader

extension Rule {
  static let validatorContradiction = Rule(
    "validator/contradiction", .error, .conditions,
    summary: "No value can pass a validator, or two of one field.",
    why: "Whoever types anything is told that it is wrong, whatever it is.",
    fix: .offered("turns the bounds of a range round; of two validators that clash either may be wrong"),
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
      """,
      """
      form: Booking
      focus: {toolbar: [next, done]}
      fields:
        - id: age
          type: integer
          label: Age
          validate: [{range: 65...18}]
          #                  ^^^^^^^ validator/contradiction
        - id: price
          type: number
          label: Price
          validate: [{range: 10...}, {range: ...9.5}]
          #                                  ^^^^^^ validator/contradiction
        - id: day
          type: date
          label: Day
          validate: [{range: 2030-01-01...2020-01-01}]
          #                  ^^^^^^^^^^^^^^^^^^^^^^^ validator/contradiction
        - id: code
          label: Code
          validate: [{oneOf: []}, {digits: 6...4}]
          #           ^^^^^ validator/contradiction
          #                                ^^^^^ validator/contradiction
      submit: {label: Book}
      """,
      """
      form: Contact
      fields:
        - id: name
          label: Name
          validate: [{length: 2..<60}]
          #                   ^^^^^^ validator/contradiction
        - id: size
          type: integer
          label: Size
          keyboard: numbersAndPunctuation
          validate: [{range: 1..<5}]
          #                  ^^^^^ validator/contradiction
      submit: {label: Send}
      """,
      #"""
      form: Contact
      messages: {pattern: As on the card}
      fields:
        - id: card
          label: Card
          validate: [{pattern: '[A-Z]{2}\d{6}'}, {length: 10...12}]
          #                                               ^^^^^^^ validator/contradiction
        - id: pairs
          label: Pairs
          validate:
            - length: 3
              #       ^ validator/contradiction
            - pattern: '(\d\d)*'
        - id: word
          label: Word
          validate: [{pattern: '.{0,5}'}, {length: 6...}]
          #                                        ^^^^ validator/contradiction
      submit: {label: Send}
      """#,
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
        - id: flags
          label: Two flags
          validate: [{pattern: '.{4}', message: Flags}, {length: 2}]
        - id: nick
          label: Nickname
          validate:
            - length: 8
              when: name.isEmpty
            - length: 2...6
              when: '!name.isEmpty'
      submit: {label: Send}
      """,
      """
      form: Booking
      focus: {toolbar: [next, done]}
      fields:
        - id: age
          type: integer
          label: Age
          validate: [{range: 18...65}, {range: 20...}]
        - id: day
          type: date
          label: Day
          validate: [{range: 2020-01-01...today}, {range: today-1y...2030-01-01}]
      submit: {label: Book}
      """,
    ],
    check: .form { facts, findings in
      for field in facts.fields {
        var ends: [ValidatorKind: SeenEnds] = [:]
        for (index, validator) in field.validators.enumerated() where validator.hasEnds {
          guard let found = ends[validator.kind.value, default: SeenEnds()].contradiction(validator, facts)
          else {
            continue
          }
          findings.add(found.words, at: found.span, path: field.path("validate[\(index)]"))
        }
        for (index, validator) in field.validators.enumerated() {
          guard case .bounds(let bounds) = validator.argument, validator.kind.value == .length,
            let words = field.clash(bounds.value, isAlways: validator.when == nil)
          else { continue }
          findings.add(words, at: bounds.span, path: field.path("validate[\(index)]"))
        }
      }
    })
}

extension FormValidator {
  /// Whether its argument can be one that nothing fits.
  fileprivate var hasEnds: Bool {
    switch argument {
    case .bounds, .range, .values: true
    case .none, .pattern, .field, .moment, .country, .condition, .function: false
    }
  }
}

/// The ends of the ranges that one field asks for by validators of one kind.
private struct SeenEnds {
  private struct Bound {
    var value: ExactNumber
    var span: SourceSpan
    var isAlways: Bool
  }

  private var lowest: [Bound] = []
  private var highest: [Bound] = []

  /// What keeps every value from passing; nil where there is nothing.
  mutating func contradiction(
    _ validator: FormValidator, _ facts: FormFacts
  ) -> (words: Words, span: SourceSpan)? {
    switch validator.argument {
    case .bounds(let bounds):
      let (lower, upper) = (bounds.value.lower, bounds.value.upper)
      if let upper, upper < 0 { return (.negative(upper), bounds.span) }
      return clash(
        lower.map { .number(ExactNumber($0)) }, upper.map { .number(ExactNumber($0)) }, bounds.span,
        validator,
        facts)
    case .range(let range):
      let ends = [range.value.lower, range.value.upper].map { $0?.typed(in: facts.scope).expression }
      return clash(ends[0], ends[1], range.span, validator, facts)
    case .values(let values): return values.isEmpty ? (.noValues(), validator.kind.span) : nil
    case .none, .pattern, .field, .moment, .country, .condition, .function: return nil
    }
  }

  private mutating func clash(
    _ lower: Expression?, _ upper: Expression?, _ span: SourceSpan, _ validator: FormValidator,
    _ facts: FormFacts
  ) -> (words: Words, span: SourceSpan)? {
    if let lower, let upper, lower.isAbove(upper) {
      return (.reversed(lower.literal, upper.literal, span, facts.editor), span)
    }
    let isAlways = validator.when == nil
    let (least, most) = (lower?.number, upper?.number)
    let above = most.flatMap { most in lowest.first { ($0.isAlways || isAlways) && $0.value > most } }
    let below = least.flatMap { least in highest.first { ($0.isAlways || isAlways) && $0.value < least } }
    if let least { lowest.append(Bound(value: least, span: span, isAlways: isAlways)) }
    if let most { highest.append(Bound(value: most, span: span, isAlways: isAlways)) }
    return (above ?? below).map { (.clash(least, most, validator.kind.value, $0.span), span) }
  }
}

extension Expression {
  /// The number that it is.
  fileprivate var number: ExactNumber? {
    if case .number(let number) = self { number } else { nil }
  }

  /// A literal as it is written.
  fileprivate var literal: String {
    switch self {
    case .number(let number): number.description
    case .day(let day): day.description
    case .time(let time): time.description
    case .dateTime(let moment): moment.description
    default: ""
    }
  }

  /// Whether a literal lies above another of its type.
  fileprivate func isAbove(_ other: Expression) -> Bool {
    switch (self, other) {
    case (.number(let left), .number(let right)): left > right
    case (.day(let left), .day(let right)): left > right
    case (.time(let left), .time(let right)): left > right
    case (.dateTime(let left), .dateTime(let right)): left > right
    default: false
    }
  }
}

extension Words {
  fileprivate static func reversed(_ lower: String, _ upper: String, _ span: SourceSpan, _ editor: YAMLEditor)
    -> Words
  {
    Words(
      "the lower bound \(lower) lies above the upper bound \(upper)", "nothing lies between",
      help: "write `\(upper)...\(lower)`",
      fix: editor.writing("\(upper)...\(lower)", for: "\(lower)...\(upper)", at: span))
  }

  fileprivate static func negative(_ upper: Int) -> Words {
    Words("the upper bound \(upper) is below zero", "nothing is that short")
  }

  fileprivate static func noValues() -> Words {
    Words("the list of 'oneOf' is empty", "nothing is in it", help: "list the values that pass")
  }

  static func exclusiveRange(_ text: String) -> Words {
    Words(
      "\(quoted(text)) leaves out its upper end, and ranges here hold both ends", "not a closed range",
      help: "write `...` with the last value that passes")
  }

  fileprivate static func clash(
    _ least: ExactNumber?, _ most: ExactNumber?, _ kind: ValidatorKind, _ other: SourceSpan
  ) -> Words {
    let bounds =
      switch (least, most) {
      case (let least?, let most?): least == most ? "\(least)" : "\(least) to \(most)"
      case (let least?, nil): "at least \(least)"
      case (nil, let most): "at most \(most ?? 0)"
      }
    let what =
      switch kind {
      case .length: "no text has \(bounds) characters"
      case .range: "no number is \(bounds)"
      default: "nothing has \(bounds) digits"
      }
    return Words(
      "\(what) and passes the other '\(kind.rawValue)' of the field", "clashes with the other",
      related: [Diagnostic.Label(other, "the other \(kind.rawValue)")])
  }
}
