import Automata
import FormDiagnostics
import FormPlan
import FormReader
import FormRuntime

extension Rule {
  static let regexNeverMatches = Rule(
    "regex/never-matches", .error, .conditions,
    summary: "A pattern matches no text, or none that its field can hold.",
    why: """
      Whoever types anything is told that it is not right, whatever it is. A value is trimmed and normalized before it \
      is matched, and is in normalization form C then.
      """,
    fix: .none("another pattern must be found"),
    wrong: [
      #"""
      form: Contact
      messages: {pattern: Please look again.}
      fields:
        - id: name
          label: Name
          validate: [{pattern: 'a[^\d\D]'}]
          #                     ^^^^^^^^ regex/never-matches
        - id: code
          label: Code
          normalize: [uppercase]
          validate: [{pattern: '[a-z]{2}\d*'}]
          #                     ^^^^^^^^^^^ regex/never-matches
        - id: card
          label: Card
          normalize: [digitsOnly]
          validate: [{pattern: '\d{4} \d{4}'}]
          #                     ^^^^^^^^^^^ regex/never-matches
        - id: greeting
          label: Greeting
          validate: [{pattern: 'Dear .* '}]
          #                     ^^^^^^^^ regex/never-matches
        - id: place
          label: Place
          validate: [{pattern: 'Cafe\u0301'}]
          #                     ^^^^^^^^^^ regex/never-matches
      submit: {label: Send}
      """#
    ],
    right: [
      #"""
      form: Contact
      messages: {pattern: Please look again.}
      fields:
        - id: name
          label: Name
          validate: [{pattern: 'a[^\d]?'}]
        - id: code
          label: Code
          normalize: [uppercase]
          validate: [{pattern: '(?i)[a-z]{2}\d*'}]
        - id: card
          label: Card
          normalize: [digitsOnly]
          validate: [{pattern: '\d{4} ?\d{4}'}]
        - id: greeting
          label: Greeting
          trim: false
          validate: [{pattern: 'Dear .* '}]
        - id: place
          label: Place
          validate: [{pattern: 'Caf\u00E9'}]
        - id: nothing
          label: Leave this empty
          validate: [{pattern: ' *'}]
      submit: {label: Send}
      """#
    ],
    check: .form { facts, findings in
      for field in facts.fields {
        for (index, _, text, pattern) in field.languages {
          guard let words = field.neverMatches(pattern) else { continue }
          findings.add(words, at: facts.form.span(of: text), path: field.path("validate[\(index)].pattern"))
        }
      }
    })
}

extension Form {
  /// The text of a pattern in the file, without quotes.
  func span(of text: FormText) -> SourceSpan {
    text.text.isEmpty ? text.span : text.span(of: 0..<text.text.utf8.count)
  }
}

extension FormField {
  /// Why a pattern matches nothing that the field can hold; nil where it does, or where that costs too much.
  fileprivate func neverMatches(_ pattern: FormPlan.Pattern) -> Words? {
    guard let automaton = try? Automaton(pattern.expression) else { return nil }
    if automaton.isEmpty { return .matchesNothing() }
    let trims = trim?.value ?? !kind.value.row.keepsText
    for held in HeldTexts.of(trims: trims, normalize.map(\.value)) {
      let isDisjoint = try? automaton.isDisjoint(with: Automaton(held.language))
      if isDisjoint == true { return .matches(nothing: held) }
    }
    // A secret is taken as it was typed.
    let untouched = Field(path: FieldPath(id.value), swiftName: "", kind: .secure, label: "")
    let texts = pattern.texts(atMost: 20) ?? []
    return texts.isEmpty || texts.contains { untouched.takes($0, by: pattern) }
      ? nil : .matchesNothingComposed()
  }
}

extension Words {
  fileprivate static func matchesNothing() -> Words {
    Words(
      "no text matches the pattern", "matches nothing",
      help: "look for a class that leaves no character, such as `[^\\d\\D]`")
  }

  fileprivate static func matchesNothingComposed() -> Words {
    Words(
      "the pattern matches nothing in normalization form C, in which every value is", "matches no value",
      help: "write letters with their accents as one character, `\\u00E9` and not `e\\u0301`")
  }

  fileprivate static func matches(nothing held: HeldTexts) -> Words {
    switch held {
    case .trimmed:
      Words(
        "the pattern asks for white space at an end, where values are trimmed", "matches no value",
        help: "leave the white space out, or write `trim: false`")
    case .uppercase:
      Words(
        "the pattern asks for small letters, and 'uppercase' leaves none", "matches no value",
        help: "write it for capitals, or begin it with `(?i)`")
    case .digits:
      Words(
        "the pattern asks for more than digits, and 'digitsOnly' leaves nothing else", "matches no value",
        help: "write it for digits alone")
    }
  }
}
