import FormDiagnostics
import FormRules
import Testing

/// One mistake in a good form gives one finding.
@Suite struct OneMistake {
  @Test func `the good form is good`() {
    let form = check(Self.form)
    #expect(form.diagnostics.isEmpty, "\(brief(form.diagnostics))")
    #expect(form.plan != nil)
  }

  @Test(arguments: mistakes)
  func `a mistake gives exactly one finding`(right: String, wrong: String, rule: String) throws {
    let place = try #require(Self.form.firstRange(of: right), "the form has no such part")
    let found = check(Self.form.replacingCharacters(place, with: wrong)).diagnostics
    #expect(found.map(\.rule) == [rule], "\(brief(found))")
  }

  private static let form = """
    form: Checkout
    title: Checkout
    language: en
    messages: {required: Please fill this in.}
    focus:
      initial: name
      toolbar: [previous, next, done]
      wrap: false
      dismiss: [tapOutside, scroll]
    sections:
      - title: Recipient
        fields:
          - id: name
            label: Name
            content: name
            submitLabel: next
            validate: [required]
          - id: mail
            label: E-mail
            content: emailAddress
            validate:
              - required
              - email:
                message: Enter an address like jane@example.org
          - id: isGift
            type: toggle
            label: This is a gift
          - id: message
            type: multiline
            label: Gift message
            visible: isGift
            validate: [{length: 2...200}]
          - id: country
            type: choice
            label: Country
            options: [DE, {id: GB, label: United Kingdom}]
    submit: {label: Place order}

    """
}

private let mistakes =
  misspelt + missing + misplaced + mistyped + [
    ("language: en", "pages: []", "schema/not-yet"),
    ("type: toggle", "type: repeat", "schema/not-yet"),
    ("label: Gift message", "label: Gift: message", "yaml/syntax"),
    ("label: Gift message", "label: @message", "yaml/syntax"),
    ("label: Gift message", "label: \"Gift message", "yaml/syntax"),
    ("label: Gift message", "label: 'Gift' message", "yaml/syntax"),
    ("label: Gift message", "label: *message", "yaml/syntax"),
    ("label: Gift message", "label: !!str Gift", "yaml/tag"),
    ("[tapOutside, scroll]", "[tapOutside, scroll", "yaml/syntax"),
    ("{label: Place order}", "{label: Place order", "yaml/syntax"),
    ("        visible: isGift", "       visible: isGift", "yaml/syntax"),
    ("      - id: isGift", "      id: isGift", "yaml/syntax"),
    ("        label: Gift message", "\t\tlabel: Gift message", "yaml/tab"),
    ("submitLabel: next", "label: Name", "yaml/duplicate-key"),
    ("{label: Place order}", "{label: Place order}\n---\nform: Other", "yaml/multiple-documents"),
    ("title: Checkout", "title: \u{FEFF}Checkout", "yaml/encoding"),
    ("visible: isGift", "visible: !isGift", "condition/unquoted"),
    ("visible: isGift", "visible: [.DE].contains(country)", "condition/unquoted"),
  ]

private let misspelt = [
  ("label: Name", "labl: Name", "schema/unknown-key"),
  ("id: mail", "Id: mail", "schema/unknown-key"),
  ("form: Checkout", "Form: Checkout", "schema/unknown-key"),
  ("title: Recipient", "titel: Recipient", "schema/unknown-key"),
  ("    fields:", "    field:", "schema/unknown-key"),
  ("sections:", "section:", "schema/unknown-key"),
  ("{required: ", "{requird: ", "schema/unknown-key"),
  ("- email:", "- emial:", "schema/unknown-key"),
  ("submitLabel: next", "submitLabel: nxt", "schema/unknown-value"),
  ("type: multiline", "type: textarea", "schema/unknown-value"),
  ("content: emailAddress", "content: email", "autofill/unknown-type"),
]

private let missing = [
  ("form: Checkout\n", "", "schema/missing-key"),
  ("submit: {label: Place order}\n", "", "schema/missing-key"),
  ("submit: {label: Place order}", "submit: {}", "schema/missing-key"),
  ("id: mail\n        label", "label", "schema/missing-key"),
  ("{id: GB, label: United Kingdom}", "{label: United Kingdom}", "schema/missing-key"),
  ("submitLabel: next", "next: [{when: isGift}]", "schema/missing-key"),
  ("        label: Name\n", "", "a11y/missing-label"),
  ("label: United Kingdom", "label: ''", "a11y/missing-label"),
]

private let misplaced = [
  ("  wrap: false", "  autocorrection: false", "schema/misplaced-key"),
  ("validate: [required]", "required: true", "schema/misplaced-key"),
  ("            message: Enter", "              message: Enter", "schema/misplaced-key"),
  ("        visible: isGift", "        options: [DE]", "schema/misplaced-key"),
]

private let mistyped = [
  ("wrap: false", "wrap: no", "yaml/ambiguous-scalar"),
  ("length: 2...200", "length: 02...200", "yaml/ambiguous-scalar"),
  ("wrap: false", "wrap: 0", "schema/wrong-type"),
  ("wrap: false", "wrap: \"false\"", "schema/wrong-type"),
  ("length: 2...200", "length: 2..200", "schema/wrong-type"),
  ("[{length: 2...200}]", "[length]", "schema/wrong-type"),
  ("[previous, next, done]", "next", "schema/wrong-type"),
  ("initial: name", "initial:", "schema/wrong-type"),
]

extension String {
  fileprivate func replacingCharacters(_ range: Range<String.Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
