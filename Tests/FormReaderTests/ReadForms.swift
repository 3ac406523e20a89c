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
          fields:
            - {id: a, label: A, validate: [email, {length: x}], next: [{when: b}]}
            - {label: B}
      """
    #expect(
      FormReader.read(SourceFile(path: "Test.form.yaml", text: text)).faults.map(\.path) == [
        "submit.labl", "focus.toolbar[1]", "sections.Home.visible", "fields.a.validate[1].length",
        "fields.a.next[0].to", "sections.Home.fields[1].id",
      ])
  }

  private func read(_ text: String) throws -> Form {
    let reading = FormReader.read(SourceFile(path: "Test.form.yaml", text: text))
    #expect(reading.faults == [])
    return try #require(reading.form)
  }
}

let checkout = """
  form: Checkout
  title: Checkout
  language: de
  messages: {required: Please fill this in.}
  focus: {initial: name, toolbar: [previous, {next: Weiter}, done], wrap: true, dismiss: [scroll], invalid: none}
  order: [phone, name, message]
  validation: blur
  sections:
    - title: Recipient
      fields:
        - {id: name, label: Name, content: name, submitLabel: next, next: message}
        - id: phone
          label: Phone
          keyboard: phonePad
          validate:
            - required
            - phone:
              message: With its area code
            - length: 2...60
            - length: ...8
            - length: 8
            - {pattern: '[0-9]+'}
            - {matches: name, when: isGift}
    - visible: '!isGift'
      fields:
        - {id: isGift, type: toggle, label: This is a gift, default: true}
        - {id: country, type: choice, label: Country, options: [NO, {id: GB, label: Britain}], style: menu}
        - id: message
          type: multiline
          label: Message
          next: [{when: isGift, to: name}, submit]
          trim: false
          normalize: [uppercase]
        - {id: hint, type: note, text: We never call you.}
  submit: {label: Place order}
  """

private let checkoutJSON = """
  {
    "form": {"value": "Checkout", "at": "1:7"},
    "title": {"value": "Checkout", "at": "2:8"},
    "language": {"value": "de", "at": "3:11"},
    "messages": [
      {
        "required": {"value": "Please fill this in.", "at": "4:22"}
      }
    ],
    "focus": {
      "at": "5:1",
      "initial": {"value": "name", "at": "5:18"},
      "toolbar": [
        {
          "button": {"value": "previous", "at": "5:34"}
        },
        {
          "button": {"value": "next", "at": "5:44"},
          "caption": {"value": "Weiter", "at": "5:51"}
        },
        {
          "button": {"value": "done", "at": "5:60"}
        }
      ],
      "wrap": {"value": true, "at": "5:73"},
      "dismiss": [
        {"value": "scroll", "at": "5:89"}
      ],
      "invalid": {"value": "none", "at": "5:107"}
    },
    "validation": {"value": "blur", "at": "7:13"},
    "order": [
      {"value": "phone", "at": "6:9"},
      {"value": "name", "at": "6:16"},
      {"value": "message", "at": "6:22"}
    ],
    "sections": [
      {
        "at": "9:5",
        "title": {"value": "Recipient", "at": "9:12"},
        "fields": [
          {
            "at": "11:9",
            "id": {"value": "name", "at": "11:14"},
            "label": {"value": "Name", "at": "11:27"},
            "content": {"value": "name", "at": "11:42"},
            "submitLabel": {"value": "next", "at": "11:61"},
            "next": [
              {
                "to": {"value": "message", "at": "11:73"}
              }
            ]
          },
          {
            "at": "12:9",
            "id": {"value": "phone", "at": "12:13"},
            "label": {"value": "Phone", "at": "13:16"},
            "keyboard": {"value": "phonePad", "at": "14:19"},
            "validate": [
              {
                "validator": {"value": "required", "at": "16:13"}
              },
              {
                "validator": {"value": "phone", "at": "17:13"},
                "message": {"value": "With its area code", "at": "18:22"}
              },
              {
                "validator": {"value": "length", "at": "19:13"},
                "argument": {"value": "2...60", "at": "19:21"}
              },
              {
                "validator": {"value": "length", "at": "20:13"},
                "argument": {"value": "...8", "at": "20:21"}
              },
              {
                "validator": {"value": "length", "at": "21:13"},
                "argument": {"value": "8", "at": "21:21"}
              },
              {
                "validator": {"value": "pattern", "at": "22:14"},
                "argument": {"value": "[0-9]+", "at": "22:23"}
              },
              {
                "validator": {"value": "matches", "at": "23:14"},
                "argument": {"value": "name", "at": "23:23"},
                "when": {"value": "isGift", "at": "23:35"}
              }
            ]
          }
        ]
      },
      {
        "at": "24:5",
        "visible": {"value": "!isGift", "at": "24:14"},
        "fields": [
          {
            "at": "26:9",
            "id": {"value": "isGift", "at": "26:14"},
            "type": {"value": "toggle", "at": "26:28"},
            "label": {"value": "This is a gift", "at": "26:43"},
            "default": {"value": true, "at": "26:68"}
          },
          {
            "at": "27:9",
            "id": {"value": "country", "at": "27:14"},
            "type": {"value": "choice", "at": "27:29"},
            "label": {"value": "Country", "at": "27:44"},
            "options": [
              {
                "id": {"value": "NO", "at": "27:63"}
              },
              {
                "id": {"value": "GB", "at": "27:72"},
                "label": {"value": "Britain", "at": "27:83"}
              }
            ],
            "style": {"value": "menu", "at": "27:101"}
          },
          {
            "at": "28:9",
            "id": {"value": "message", "at": "28:13"},
            "type": {"value": "multiline", "at": "29:15"},
            "label": {"value": "Message", "at": "30:16"},
            "next": [
              {
                "when": {"value": "isGift", "at": "31:23"},
                "to": {"value": "name", "at": "31:35"}
              },
              {
                "to": {"value": "submit", "at": "31:42"}
              }
            ],
            "trim": {"value": false, "at": "32:15"},
            "normalize": [
              {"value": "uppercase", "at": "33:21"}
            ]
          },
          {
            "at": "34:9",
            "id": {"value": "hint", "at": "34:14"},
            "type": {"value": "note", "at": "34:26"},
            "text": {"value": "We never call you.", "at": "34:38"}
          }
        ]
      }
    ],
    "submit": {"value": "Place order", "at": "35:17"}
  }

  """
