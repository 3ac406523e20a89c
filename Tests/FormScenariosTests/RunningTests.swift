import FormDiagnostics
import FormPlan
import FormRuntime
import FormScenarios
import Testing

@Suite struct RunningTests {
  @Test func `the example of the page passes`() {
    let text = """
      form: Checkout.form.yaml
      today: 2026-11-30            # default 2000-01-01
      locale: en_GB                # default en_US
      given: {isGift: true}
      scenarios:
        - name: return walks the fields, and a bad phone stops the order
          steps:
            - expect: {focus: name}
            - type: Ray
            - return
            - expect: {focus: phone}
            - type: "12"
            - submit
            - expect: {focus: phone, errors: {phone: phone}, submitted: false}
      """
    let (scenarios, faults, _) = Checkout.read(text)
    #expect(faults.map(\.message) == [])
    #expect(scenarios.map(\.run) == [RunParameters(today: FormDay("2026-11-30"), locale: "en_GB")])
    let results = scenarios.map { ScenarioRunner.run($0, Checkout.plan) }
    #expect(results.map(\.failure?.message) == [nil])
    #expect(results.map(\.trace.count) == [5])
    #expect(
      scenarios.map { Session.trace(of: $0.events, plan: Checkout.plan, given: $0.given, run: $0.run) }
        == results.map(\.trace))
    #expect(
      results.first?.trace.first?.hasPrefix(#"{"event":"appear","refused":null,"focus":"name""#) == true)
    #expect(results.first?.trace.first?.contains(#""isGift":true"#) == true)
  }

  @Test(arguments: [
    "expect: {focus: name, attention: none, label: next, submitted: false, submission: none}",
    "expect: {visible: [name, note], hidden: [message], enabled: [name], disabled: [off], errors: {}}",
    "expect: {values: {name: '', isGift: false, country: null, message: ''}}",
    "set: {isGift: true}|expect: {visible: [message]}|set: {country: no}|expect: {values: {country: no}}",
    "set: {country: true}|set: {country: 12}|set: {country: null}|expect: {values: {country: null}}",
    "type: 007|expect: {values: {name: 007}}|type: {phone: '12'}|expect: {focus: phone, label: none}",
    "type: null|expect: {values: {name: 'null'}}|fill: {name: x, phone: '030 123456'}|submit"
      + "|expect: {focus: none, submitted: true, submission: {name: x, country: null, isGift: false}}",
    "submit|expect: {errors: {name: Enter a name}}|type: x|submit|expect: {submission: {phone: null}}",
    "reject: {nobody: one, message: two}|expect: {errors: {'': rejected}}|clear"
      + #"|expect: {errors: {'': "two\none"}}"#,
    "next|previous|done|scroll|tapOutside|tap: isGift|tap: off|expect: {focus: none}|reset",
    "paste: {phone: any thing}|expect: {values: {phone: any thing}}",
  ]) func `what must hold holds`(steps: String) {
    let result = Checkout.play(steps)
    #expect(result != nil, "the steps can be read")
    #expect(result?.failure?.message == nil)
  }

  @Test(arguments: [
    ("expect: {focus: phone}", "expected the focus 'phone', found 'name'"),
    ("expect: {visible: [name, message]}", "expected 'message' to be shown, found it hidden"),
    ("expect: {disabled: [name]}", "expected 'name' to be disabled, found it shown and enabled"),
    ("expect: {enabled: [off]}", "expected 'off' to be enabled, found it shown and disabled"),
    ("expect: {errors: {name: required}}", "expected the error 'required' at 'name', found none"),
    ("submit|expect: {errors: {}}", "expected no error at 'name', found 'required': 'Enter a name'"),
    ("expect: {values: {isGift: true}}", "expected 'isGift' to hold true, found false"),
    ("expect: {submitted: true}", "expected a submission, found none"),
    ("expect: {submission: {name: x}}", "expected a submission, found none"),
    ("expect: {label: go}", "expected the return key's label 'go', found 'next'"),
    ("next|return", "refused: the keyboard of the focused field has no return key (noReturnKey)"),
    ("done|type: x", "refused: no field has the focus (noFocus)"),
    ("type: {isGift: x}", "a tap does not focus 'isGift'"),
    (
      "type: {phone: x}",
      "refused: the keyboard of the focused field does not offer all of this text (cannotType)"
    ),
    ("tap: message", "refused: the field is hidden (hidden)"),
    ("set: {off: true}", "refused: the field is disabled (disabled)"),
    ("set: {name: x}", "refused: the field does not take its value this way (notSettable)"),
    ("set: {isGift: yes}", "refused: the field cannot hold this value (badValue)"),
    ("set: {isGift: null}", "refused: the field cannot hold this value (badValue)"),
    ("set: {country: DE}", "refused: the field cannot hold this value (badValue)"),
  ]) func `a scenario that fails says why`(steps: String, message: String) {
    #expect(Checkout.play(steps)?.failure?.message == message)
  }

  @Test func `a failure names its step and its place`() {
    let (scenarios, _, file) = Checkout.read(
      """
      form: Checkout.form.yaml
      scenarios:
        - name: one
          steps:
            - return
            - expect: {submitted: false, focus: name}
      """)
    let failure = scenarios.first.flatMap { ScenarioRunner.run($0, Checkout.plan).failure }
    #expect(failure?.step == 1)
    #expect(failure.map { file.text($0.span) } == "name")
  }
}
