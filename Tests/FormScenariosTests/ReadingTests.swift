import FormDiagnostics
import FormPlan
import FormScenarios
import Testing

@Suite struct ReadingTests {
  /// Faults as `rule: message (help) «text under the caret»`.
  private func faults(_ text: String) -> [String] {
    let (_, faults, file) = Checkout.read(text)
    return faults.map { fault in
      let help = fault.help.map { " (\($0))" } ?? ""
      return "\(fault.rule): \(fault.message)\(help) «\(file.text(fault.primary.span))»"
    }
  }

  private func stepFaults(_ step: String) -> [String] {
    faults("form: Checkout.form.yaml\nscenarios:\n  - name: one\n    steps:\n      - \(step)\n")
  }

  @Test(arguments: [
    ("retrun", "unknown-step: there is no step 'retrun' (did you mean 'return'?) «retrun»"),
    ("tpye: x", "unknown-step: there is no step 'tpye' (did you mean 'type'?) «tpye»"),
    ("tap: nmae", "unknown-field: there is no field 'nmae' (did you mean 'name'?) «nmae»"),
    ("tap", "wrong-type: 'tap' needs something after it (write `tap: name`) «tap»"),
    ("return: x", "wrong-type: nothing follows 'return' (write `- return`) «x»"),
    ("type:", "wrong-type: a text is expected here «»"),
    ("type: [a]", "wrong-type: a text is expected here «[a]»"),
    (
      "type: {name: a, phone: b}",
      "wrong-type: 'type' names one field (write `type: {name: …}`) «{name: a, phone: b}»"
    ),
    ("set: {}", "wrong-type: 'set' names one field (write `set: {name: …}`) «{}»"),
    (
      "{type: a, tap: name}",
      "wrong-type: a step is one word, or one word and what follows it «{type: a, tap: name}»"
    ),
    ("suggest: x", "not-yet: 'suggest' is not there yet «suggest»"),
    ("expect: {focusedValue: none}", "not-yet: 'focusedValue' is not there yet «none»"),
    ("expect: {fokus: name}", "unknown-key: there is no key 'fokus' (did you mean 'focus'?) «fokus»"),
    ("expect: {visible: name}", "wrong-type: 'visible' is a list «name»"),
    ("expect: {submitted: yes}", "wrong-type: true or false is expected here «yes»"),
    ("expect: {values: {isGift: 1}}", "wrong-type: true or false is expected here «1»"),
    ("expect: {values: {note: 1}}", "wrong-type: 'note' holds no value «1»"),
    ("expect: {values: {country: DE}}", "unknown-option: there is no option 'DE' (known: no, true, 12) «DE»"),
    ("expect: {label: nxt}", "unknown-value: there is no value 'nxt' (did you mean 'next'?) «nxt»"),
    (
      "expect: {errors: {phoen: phone}}",
      "unknown-field: there is no field 'phoen' (did you mean 'phone'?) «phoen»"
    ),
  ]) func `a step that cannot be is a located fault`(step: String, fault: String) {
    #expect(stepFaults(step) == ["scenario/" + fault])
  }

  @Test func `the file itself is read strictly`() {
    #expect(
      faults("") == ["scenario/wrong-type: a file of scenarios is a mapping with 'form' and 'scenarios' «»"])
    #expect(
      faults("scenarios: []") == [
        "scenario/missing-key: the file names no form (add `form: Name.form.yaml`) «scenarios»"
      ])
    #expect(faults("form: a").map { $0.prefix(20) } == ["scenario/missing-key"])
    #expect(
      faults("form: a\nscenarios:\n  - name: x\n    stpes: []") == [
        "scenario/unknown-key: there is no key 'stpes' (did you mean 'steps'?) «stpes»"
      ])
    #expect(
      faults("form: a\ngiven: {isGift: yes, country: DE, nmae: x}\ntoday: 2026-02-29\nscenarios: []") == [
        "scenario/wrong-type: true or false is expected here «yes»",
        "scenario/unknown-option: there is no option 'DE' (known: no, true, 12) «DE»",
        "scenario/unknown-field: there is no field 'nmae' (did you mean 'name'?) «nmae»",
        "scenario/wrong-type: a day is expected here, as 2026-11-30 «2026-02-29»",
      ])
    #expect(
      faults("form: a\nscenarios:\n  - steps: []") == [
        "scenario/missing-key: the scenario has no 'name' «steps»"
      ])
    #expect(faults("form: a\nform: b\nscenarios: []").map { $0.prefix(18) } == ["yaml/duplicate-key"])
    #expect(faults("form: [\n").allSatisfy { $0.hasPrefix("yaml/syntax") })
  }

  @Test func `a scenario may add to what is given, and override it`() {
    let (scenarios, faults, _) = Checkout.read(
      """
      form: a
      given: {isGift: true, name: Ray}
      scenarios:
        - {name: one, given: {name: 12, country: no}, steps: []}
        - {name: two, steps: []}
      """)
    #expect(faults.isEmpty)
    #expect(
      scenarios.map(\.given) == [
        ["isGift": .boolean(true), "name": .text("12"), "country": .option("no")],
        ["isGift": .boolean(true), "name": .text("Ray")],
      ])
  }
}
