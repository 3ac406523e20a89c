import FormDiagnostics
import FormPlan
import FormReader

extension Rule {
  static let schemaWrongType = Rule(
    "schema/wrong-type",
    summary: "A value is not of the type that its key takes.",
    why: "Each key takes one type of value. Guessing at another would give a form that nobody asked for.",
    fix: .offered(
      "puts one word into a list, leaves the quotes around true and false out, and makes a bare `submit` its label"
    ),
    wrong: [
      """
      form: Contact
      focus: {wrap: 1, dismiss: scroll}
      #             ^ schema/wrong-type
      #                         ^^^^^^ schema/wrong-type
      fields:
        - id: name
          label: {en: Name}
          #      ^^^^^^^^^^ schema/wrong-type
          help:
          # <~~~ schema/wrong-type
          keyboard: [URL]
          #         ^^^^^ schema/wrong-type
          visible: [name, mail]
          #        ^^^^^^^^^^^^ schema/wrong-type
      submit: Send
      #       ^^^^ schema/wrong-type
      """,
      """
      form: Contact
      fields:
        - id: name
          label: Name
          autocorrection: "false"
          #               ^^^^^^^ schema/wrong-type
          next: [~]
          #      ^ schema/wrong-type
          validate:
            - required: true
            #           ^^^^ schema/wrong-type
            - length: 2..60
            #         ^^^^^ schema/wrong-type
            - matches
            # ^^^^^^^ schema/wrong-type
            - pattern:
            # ^^^^^^^ schema/wrong-type
      submit: {label: Send}
      """,
      """
      form: Booking
      fields:
        - id: nights
          type: stepper
          label: Nights
          range: 14...1
          #      ^^^^^^ schema/wrong-type
        - id: guests
          type: stepper
          label: Guests
          range: 1...9
          step: 2
          default: 4
          #        ^ schema/wrong-type
        - id: arrival
          type: date
          label: Arrival
          default: 2026-02-30
          #        ^^^^^^^^^^ schema/wrong-type
        - id: terms
          type: link
          label: Terms
          url: example.org/terms
          #    ^^^^^^^^^^^^^^^^^ schema/wrong-type
        - id: wishes
          type: multiline
          label: Wishes
          lines: 0...3
          #      ^^^^^ schema/wrong-type
          validate: [{length: -5}, {length: ...1000000000000000}]
          #                   ^^ schema/wrong-type
          #                                    ^^^^^^^^^^^^^^^^ schema/wrong-type
        - id: price
          type: integer
          label: Price
          default: 9.50
          #        ^^^^ schema/wrong-type
          validate: [{oneOf: [1, two]}]
          #                      ^^^ schema/wrong-type
      submit: {label: Book}
      """,
      """
      form: Contact
      fields:
        id: name
        # <~~~~~~~ schema/wrong-type
        label: Name
      submit: {label: Send}
      """,
      """
      form: Contact
      [title]: Contact
      # <~~~~~~ schema/wrong-type
      <<: Contact
      #   ^^^^^^^ schema/wrong-type
      fields: [{id: name, label: Name}]
      submit: {label: Send}
      """,
      """
      form: Contact
      title: ''
      #      ^^ schema/wrong-type
      focus: {toolbar: [{next: ' '}]}
      #                        ^^^ schema/wrong-type
      sections:
        - title: ""
          #      ^^ schema/wrong-type
          fields:
            - id: name
              label: Name
              help: "\u{200B}"
              #     ^^^ schema/wrong-type
            - id: hint
              type: note
              text: ''
              #     ^^ schema/wrong-type
      submit: {label: Send}
      """,
      """
      - form: Contact
      # <~~~~~~~~~~~~~~ schema/wrong-type
      """,
    ],
    right: [
      """
      form: Contact
      focus: {wrap: true, toolbar: [previous, next, done], dismiss: [scroll]}
      fields:
        - id: name
          label: Name
          autocorrection: false
          keyboard: asciiCapable
          validate:
            - required:
            - length: 2...60
      submit: {label: Send}
      """
    ])
}

extension Words {
  static func wrongType(
    _ expected: Shape.Value, _ found: ReadingFault.Found, _ place: FaultPlace
  ) -> Words {
    let row = Shape.keys.first { $0.name == place.lastKey && $0.value == expected }
    let help = row.flatMap { $0.example.isEmpty ? nil : "write it like `\($0.name): \($0.example)`" }
    guard let subject = place.subject else {
      return Words(
        "the file is \(found.noun), not a form", "a form begins with keys", help: "begin with `form: Name`")
    }
    if expected == .nothing {
      return Words("\(subject) takes no value", "nothing belongs here", help: "end the line with the colon")
    }
    let label = "expected \(expected.noun)"
    guard found != .nothing else {
      return Words("\(subject) has no value", label, help: help)
    }
    return Words(
      "\(subject) is \(found.noun), not \(expected.noun)", label, help: help,
      fix: mended(expected, found, place))
  }

  static func wrongValue(
    _ text: String, _ expected: Shape.Value, _ holds: ValueType, _ place: FaultPlace
  ) -> Words {
    Words(
      "\(quoted(text)) is not \(holds.noun)", "expected \(holds.noun)",
      help: "write it like `\(holds.example)`")
  }

  static func outOfReach(_ text: String, _ least: Int, _ most: Int, _ place: FaultPlace) -> Words {
    let subject = place.subject.map { "\($0) counts" } ?? "this counts"
    return Words("\(subject) from \(least) to \(most), and \(quoted(text)) does not", "out of reach")
  }

  static func badAddress(_ text: String) -> Words {
    Words(
      "\(quoted(text)) is no address that a link can open", "no address",
      help: "write one that begins with `https://`, `http://`, `mailto:` or `tel:`")
  }

  static func noSteps() -> Words {
    Words(
      "a range has two values at least: its lower end first, and a step above zero that fits below the upper end",
      "fewer than two values", help: "write it like `1...10`")
  }

  static func offSteps(_ value: String, _ range: String, _ place: FaultPlace) -> Words {
    Words("\(quoted(value)) is none of the values of the range \(range)", "not on a step")
  }

  static func missingArgument(_ kind: ValidatorKind) -> Words {
    let row = Shape.key(kind.rawValue, of: .validator)
    return Words(
      "validator '\(kind.rawValue)' has no argument", "expected \(row?.value.noun ?? "a value")",
      help: row.map { "write it like `\($0.name): \($0.example)`" })
  }

  static func nonScalarKey() -> Words {
    Words("a list or a mapping stands in place of a key", "a key is a name")
  }

  static func badMerge() -> Words {
    Words("'<<' merges something that is no mapping", "not a mapping", help: "merge an alias: `<<: *name`")
  }

  /// The value in brackets where a list is expected, and without quotes where they are too much.
  private static func mended(
    _ expected: Shape.Value, _ found: ReadingFault.Found, _ place: FaultPlace
  ) -> Diagnostic.Fix? {
    let source = place.source
    switch (expected, found) {
    case (.list, .text) where !source.contains { ",[]{}:#\n\r".contains($0) }:
      return place.replacement("[\(source)]", "make it a list")
    case (.boolean, .quotedText) where ["true", "false"].contains(source.dropFirst().dropLast()):
      return place.replacement(String(source.dropFirst().dropLast()), "leave the quotes out")
    case (.mapping(.submit), .text) where !source.contains { ",[]{}:#\n\r".contains($0) }:
      return place.replacement("{label: \(source)}", "make it the button's label")
    default: return nil
    }
  }
}

extension ValueType {
  /// What is expected where a value of this type is, with its article.
  fileprivate var noun: String {
    switch self {
    case .nothing: "nothing"
    case .text: "a text"
    case .boolean: "true or false"
    case .option: "an option"
    case .options: "a list of options"
    case .integer: "a whole number"
    case .number: "a number of at most \(ExactNumber.digits) digits"
    case .day: "a date"
    case .time: "a time"
    case .dateTime: "a date with a time"
    }
  }

  /// How such a value is written.
  fileprivate var example: String {
    switch self {
    case .nothing, .text: "text"
    case .boolean: "true"
    case .option: "DE"
    case .options: "[DE, FR]"
    case .integer: "18"
    case .number: "1.5"
    case .day: "2026-11-30"
    case .time: "09:30"
    case .dateTime: "2026-11-30T09:30"
    }
  }
}
