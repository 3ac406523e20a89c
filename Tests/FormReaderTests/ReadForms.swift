import FormDiagnostics
import FormPlan
import FormReader
import JSONText
import Testing

/// What is read of forms that are right.
@Suite struct ReadForms {
  @Test func `a form is read as it was written`() throws {
    let form = try read(checkout)
    #expect(form.name.value == "Checkout")
    #expect(form.sections.map(\.title?.value) == ["Recipient", nil])
    #expect(form.fields.map(\.id.value) == ["name", "phone", "isGift", "country", "message", "hint"])
    #expect(form.fields.map(\.kind.value) == [.text, .text, .toggle, .choice, .multiline, .note])
    #expect(form.fields.map(\.isKindWritten) == [false, false, true, true, true, true])
    #expect(form.json.pretty + "\n" == checkoutJSON)
  }

  @Test func `validators have their arguments, messages and conditions`() throws {
    let validators = try read(checkout).fields[1].validators
    #expect(
      validators.map(\.kind.value) == [.required, .phone, .length, .length, .length, .pattern, .matches])
    #expect(validators[1].message?.value == "With its area code")
    #expect(validators[6].when?.text.text == "isGift")
    let bounds = validators.compactMap { validator in
      if case .bounds(let bounds) = validator.argument { bounds.value } else { nil }
    }
    #expect(
      bounds == [
        Bounds(lower: 2, upper: 60), Bounds(lower: nil, upper: 8), Bounds(lower: 8, upper: 8),
      ])
  }

  @Test(arguments: ["no", "on", "08", "1.10", "2024-01-01", "true", "1e3", "0x1F", "1:30", ".5", "y", "N/A"])
  func `a text is what the author wrote`(text: String) throws {
    let field = try read(form(field: "{id: a, label: \(text), default: \(text), help: \(text)}")).fields[0]
    #expect(field.label?.value == text)
    #expect(field.help?.value == text)
    #expect(field.start?.value == .text(text))
    let options = "type: choice, options: [\(text)], default: \(text)"
    let choice = try read(form(field: "{id: a, label: A, \(options)}")).fields[0]
    #expect(choice.options?.value.map(\.id.value) == [text])
    #expect(choice.start?.value == .option(text))
  }

  @Test func `aliases and merge keys are read where they are used`() throws {
    let form = try read(
      """
      form: Test
      submit: {label: Send}
      fields:
        - &base {id: a, label: A, visible: &shown b.isEmpty, validate: [required]}
        - {<<: *base, id: b, visible: *shown}
      """)
    #expect(form.fields.map(\.id.value) == ["a", "b"])
    #expect(form.fields[1].label?.value == "A")
    #expect(form.file.text(try #require(form.fields[1].label).span) == "*base")
    #expect(form.fields[1].visible?.text.text == "b.isEmpty")
    #expect(form.fields[1].visible?.path == "fields.b.visible")
  }

  @Test func `a validator without an argument is a name, a key, or a word in a flow mapping`() throws {
    let validators = try read(
      form(field: "id: a\nlabel: A\nvalidate: [email, {email: }, {email, message: M}, {phone: ~}]")
    ).fields[0].validators
    #expect(validators.map(\.kind.value) == [.email, .email, .email, .phone])
    #expect(validators.map(\.message?.value) == [nil, nil, "M", nil])
  }

  @Test(arguments: writtenBounds)
  func `bounds are read as in Swift`(text: String, expected: Bounds) throws {
    let field = try read(form(field: "{id: a, label: A, validate: [{length: \(text)}]}")).fields[0]
    guard case .bounds(let bounds) = field.validators[0].argument else {
      Issue.record("no bounds")
      return
    }
    #expect(bounds.value == expected)
  }

  @Test func `a condition that is none is a later question`() throws {
    let condition = try read(form(field: "{id: a, label: A, visible: b and c}")).fields[0].visible
    #expect(condition?.faults.isEmpty == false)
  }

  @Test func `what can be read of a faulty form is there`() {
    let reading = FormReader.read(
      SourceFile(path: "Test.form.yaml", text: form(field: "{id: a, labl: A, keyboard: URL}")))
    #expect(reading.name == "Test")
    #expect(reading.form?.fields.map(\.keyboard?.value) == [.URL])
    #expect(reading.faults.map(\.path) == ["fields.a.labl"])
  }

  @Test func `faults name their place in the form`() {
    let text = """
      form: Test
      submit: {labl: Send}
      focus: {toolbar: [next, nxt]}
      sections:
        - title: Home
          visible: !a
          enabled: [.us].contains(b)
          fields:
            - {id: a, label: A, validate: [email, {length: x}], next: [{when: b}]}
            - {label: B}
      """
    #expect(
      FormReader.read(SourceFile(path: "Test.form.yaml", text: text)).faults.map(\.path) == [
        "submit.labl", "focus.toolbar[1]", "sections.Home.visible", "sections.Home.enabled",
        "fields.a.validate[1].length",
        "fields.a.next[0].to", "sections.Home.fields[1].id",
      ])
  }

  private func read(_ text: String) throws -> Form {
    let reading = FormReader.read(SourceFile(path: "Test.form.yaml", text: text))
    #expect(reading.faults == [])
    return try #require(reading.form)
  }
}

private let writtenBounds: [(String, Bounds)] = [
  ("2...60", Bounds(lower: 2, upper: 60)), ("2...", Bounds(lower: 2, upper: nil)),
  ("...60", Bounds(lower: nil, upper: 60)), ("8", Bounds(lower: 8, upper: 8)),
  ("0", Bounds(lower: 0, upper: 0)), ("60...2", Bounds(lower: 60, upper: 2)),
  ("2 ... 60", Bounds(lower: 2, upper: 60)), ("'2...60'", Bounds(lower: 2, upper: 60)),
]
