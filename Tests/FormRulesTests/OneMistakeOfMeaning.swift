import FormDiagnostics
import FormRules
import Testing

/// One mistake in the names and conditions of a good form gives one finding.
@Suite struct OneMistakeOfMeaning {
  @Test func `the good form is good`() {
    let form = check(Self.form)
    let found = Self.withoutStates(form.diagnostics)
    #expect(found.isEmpty, "\(brief(found))")
    #expect(form.plan != nil)
  }

  @Test(arguments: names + conditions + others)
  func `a mistake gives exactly one finding`(right: String, wrong: String, rule: String) throws {
    #expect(Self.form.ranges(of: right).count == 1, "'\(right)' stands in the form once")
    let found = Self.withoutStates(check(Self.form.replacing(right, with: wrong)).diagnostics)
    #expect(found.map(\.rule) == [rule], "\(brief(found))")
  }

  /// What depends on the states of the form is judged elsewhere; this one leaves fields out in some.
  private static func withoutStates(_ found: [Diagnostic]) -> [Diagnostic] {
    found.filter { RuleCatalogue.rule(named: $0.rule)?.isExact == false }
  }

  static let form = """
    form: Checkout
    focus: {initial: name, toolbar: [next, done]}
    order: [name, phone, secret, again, wish]
    sections:
      - id: recipient
        visible: country == .de || wantsNews
        fields:
          - id: name
            label: Name
            keyboard: asciiCapable
            next: [{when: isGift && !wantsNews, to: wish}, phone]
            validate: [required, {length: 2...60}, {pattern: '^[a-z]+$', message: Small letters}]
          - id: phone
            label: Phone
            keyboard: phonePad
            validate: [phone]
      - id: rest
        fields:
          - {id: isGift, type: toggle, label: A gift, validate: [accepted]}
          - {id: wantsNews, type: toggle, label: News}
          - {id: country, type: choice, label: Country, options: [de, fr, '+1'], default: fr}
          - {id: secret, type: secure, label: Secret, content: newPassword, trim: false}
          - id: again
            type: secure
            label: Again
            content: newPassword
            enabled: secret.count >= 8
            validate: [{matches: secret}]
          - id: wish
            type: multiline
            label: Wish
            visible: isGift && country != .fr && name != "x"
    submit: {label: Order}

    """

  private static let names = [
    ("label: News}", "label: News}\n      - {id: wantsNews, label: Again}", "naming/duplicate-id"),
    ("id: rest", "id: recipient", "naming/duplicate-id"),
    ("id: rest", "id: 1st", "naming/invalid-id"),
    ("form: Checkout", "form: checkout", "naming/invalid-id"),
    ("'+1'", "DE", "naming/collision"),
    ("'+1'", "de", "choice/duplicate-option"),
    ("options: [de, fr, '+1']", "options: []", "choice/no-options"),
    ("default: fr", "default: es", "choice/default-not-in-options"),
    ("country != .fr", "country != .fx", "choice/default-not-in-options"),
    ("initial: name", "initial: nmae", "focus/unknown-target"),
    ("initial: name", "initial: isGift", "focus/target-not-focusable"),
    ("initial: name", "initial: n\u{430}me", "naming/invisible-character"),
    ("secret, again, wish]", "secret, agian, wish]", "focus/unknown-target"),
    ("secret, again, wish]", "secret, again, wish, name]", "focus/order-incomplete"),
    ("secret, again, wish]", "secret, again]", "focus/order-incomplete"),
    ("secret, again, wish]", "secret, again, wish, isGift]", "focus/target-not-focusable"),
    ("to: wish", "to: wsh", "focus/unknown-target"),
    ("to: wish", "to: country", "focus/target-not-focusable"),
    ("matches: secret", "matches: secrt", "validator/unknown-field"),
    ("|| wantsNews", "|| wantNews", "condition/unknown-field"),
    ("|| wantsNews", "|| rest", "condition/unknown-field"),
    ("|| wantsNews", "|| wants\u{200B}News", "naming/invisible-character"),
    ("|| wantsNews", "|| w\u{430}ntsNews", "naming/invisible-character"),
    ("name != \"x\"", "name != \"\u{202E}x\"", "text/bidi-control"),
    ("label: A gift", "label: \u{2066}A gift", "text/bidi-control"),
  ]

  private static let conditions = [
    ("|| wantsNews", "or wantsNews", "condition/syntax"),
    ("|| wantsNews", "|| wantsNews == \"true\"", "condition/type-mismatch"),
    ("|| wantsNews", "|| wantsNews\u{A0}", "condition/typographic-character"),
    ("country == .de", "country == .de.isEmpty", "condition/type-mismatch"),
    ("secret.count >= 8", "secret >= 8", "condition/type-mismatch"),
    ("secret.count >= 8", "again.count >= 8", "condition/depends-on-itself"),
    ("|| wantsNews", "|| name.isEmpty", "condition/cycle"),
  ]

  private static let others = [
    ("[accepted]", "[email]", "validator/not-applicable"),
    ("[accepted]", "[required]", "validator/required-toggle"),
    ("length: 2...60", "length: 60...2", "validator/contradiction"),
    ("length: 2...60", "length: 2...60}, {length: 1", "validator/contradiction"),
    ("trim: false", "trim: true", "validator/trim-on-secret"),
    ("'^[a-z]+$'", "'^[a-z+$'", "regex/syntax"),
    ("'^[a-z]+$'", "'(?!x)[a-z]+'", "regex/not-regular"),
    ("'^[a-z]+$'", "'^a|b$'", "regex/alternation-anchor"),
    ("'^[a-z]+$'", "'([a-z]+)+'", "regex/exponential"),
    ("'^[a-z]+$'", "'[a-z]+ '", "regex/never-matches"),
    ("'^[a-z]+$'", "'[a-z]'", "validator/contradiction"),
    ("validate: [phone]", "validate: [{oneOf: [a]}]", "keyboard/cannot-type"),
    ("toolbar: [next, done]", "toolbar: []", "keyboard/no-return-key"),
    ("validate: [phone]", "validate: []", "keyboard/numeric-without-validator"),
    ("content: newPassword\n", "content: emailAddress\n", "autofill/password-role"),
    ("content: newPassword, trim", "content: password, trim", "autofill/password-role"),
    ("keyboard: phonePad", "keyboard: phonePad\n        content: name", "keyboard/content-mismatch"),
    ("        keyboard: asciiCapable\n", "", "validator/ascii-only-name"),
    (", message: Small letters", "", "validator/without-message"),
    ("[required, ", "[required, required, ", "validator/repeated"),
    ("length: 2...60", "length: 0...", "validator/always-passes"),
    ("label: Phone", "label: Phone\n        default: now", "validator/default-refused"),
    (
      "label: Wish", "label: Wish\n        validate: [{pattern: '\"a\"', message: a}]",
      "text/smart-punctuation-risk"
    ),
    ("type: multiline", "type: multiline\n        submitLabel: done", "submit/label-on-multiline"),
  ]
}
