import FormDiagnostics
import FormRules
import Testing

/// Forms and what `lint --fix` makes of them; the expected texts were written by hand.
@Suite struct MendedForms {
  @Test(arguments: Case.all) func `a form is mended like this`(form: Case) {
    let file = SourceFile(path: "Example.form.yaml", text: form.before)
    let mended = CheckedForm(file).mended(file)
    #expect(String(decoding: mended.file.bytes, as: UTF8.self) == form.after)
    #expect(mended.mended.sorted() == form.rules.sorted())
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var before: String
    var after: String
    var rules: [String]

    init(_ what: String, _ rules: String..., before: String, after: String) {
      testDescription = what
      self.rules = rules
      self.before = before
      self.after = after
    }
  }
}

extension MendedForms.Case {
  static let all = names + lists + ways + layout

  private static let names = [
    Self(
      "two slips, with comments beside them", "schema/unknown-key", "schema/unknown-value",
      before: """
        form: A  # the form
        fields:
          # a name
          - id: name
            labl: Name   # shown
            keyboard: asciicapable # no emoji
        submit: {label: Send}

        """,
      after: """
        form: A  # the form
        fields:
          # a name
          - id: name
            label: Name   # shown
            keyboard: asciiCapable # no emoji
        submit: {label: Send}

        """),
    Self(
      "a target, then the label that contradicts it", "focus/unknown-target", "submit/label-contradicts-edge",
      before: """
        form: A
        fields:
          - id: name
            label: Name
            next: 'sumbit'
            submitLabel: next
        submit: {label: Send}

        """,
      after: """
        form: A
        fields:
          - id: name
            label: Name
            next: submit
        submit: {label: Send}

        """),
    Self(
      "a condition that YAML cut up", "condition/unquoted",
      before: """
        form: A
        fields:
          - {id: gift, type: toggle, label: Gift}
          - {id: text, label: Text, visible: !gift}
        submit: {label: Send}

        """,
      after: """
        form: A
        fields:
          - {id: gift, type: toggle, label: Gift}
          - {id: text, label: Text, visible: '!gift'}
        submit: {label: Send}

        """),
    Self(
      "the words of another language", "condition/syntax", "condition/syntax",
      before: """
        form: A
        fields:
          - {id: gift, type: toggle, label: Gift}
          - id: name
            label: Name
          - id: text
            label: Text
            visible: gift and not name.isEmpty
        submit: {label: Send}

        """,
      after: """
        form: A
        fields:
          - {id: gift, type: toggle, label: Gift}
          - id: name
            label: Name
          - id: text
            label: Text
            visible: gift && !name.isEmpty
        submit: {label: Send}

        """),
    Self(
      "an option whose name needs quotes", "choice/default-not-in-options",
      before: """
        form: A
        fields:
          - {id: size, type: choice, label: Size, options: ['x, large', small], default: 'X, large'}
        submit: {label: Send}

        """,
      after: """
        form: A
        fields:
          - {id: size, type: choice, label: Size, options: ['x, large', small], default: 'x, large'}
        submit: {label: Send}

        """),
  ]

  private static let lists = [
    Self(
      "an order in brackets, over several lines", "focus/order-incomplete",
      before: """
        form: A
        order: [
          one,   # first
          three,
        ]
        fields:
          - {id: one, label: One}
          - {id: two, label: Two}
          - {id: three, label: Three}
          - {id: four, label: Four}
        submit: {label: Send}

        """,
      after: """
        form: A
        order: [
          one, two,   # first
          three, four,
        ]
        fields:
          - {id: one, label: One}
          - {id: two, label: Two}
          - {id: three, label: Three}
          - {id: four, label: Four}
        submit: {label: Send}

        """),
    Self(
      "an order with dashes", "focus/order-incomplete",
      before: """
        form: A
        order:
        - two   # a comment
        # another
        - three
        fields:
          - {id: one, label: One}
          - {id: two, label: Two}
          - {id: zwei, label: Zwei}
          - {id: three, label: Three}
        submit: {label: Send}

        """,
      after: """
        form: A
        order:
        - one
        - two   # a comment
        - zwei
        # another
        - three
        fields:
          - {id: one, label: One}
          - {id: two, label: Two}
          - {id: zwei, label: Zwei}
          - {id: three, label: Three}
        submit: {label: Send}

        """),
    Self(
      "a validator twice, the first and only key of its item", "validator/repeated",
      before: """
        form: A
        fields:
          - id: name
            label: Name
            validate:
              - required
              - required:
                message: Please
              - length: 2...
        submit: {label: Send}

        """,
      after: """
        form: A
        fields:
          - id: name
            label: Name
            validate:
              - required
              - length: 2...
        submit: {label: Send}

        """),
    Self(
      "the only validator goes with its key", "validator/always-passes",
      before: """
        form: A
        fields:
          - id: guests
            type: stepper
            range: 1...6
            validate: [required]
            label: Guests
        submit: {label: Send}

        """,
      after: """
        form: A
        fields:
          - id: guests
            type: stepper
            range: 1...6
            label: Guests
        submit: {label: Send}

        """),
  ]

  private static let ways = [
    Self(
      "a toolbar below what stands before the fields", "keyboard/no-return-key", "keyboard/no-return-key",
      before: """
        # A form.
        form: A
        title: Ein Titel 🎈
        language: de

        fields:
          - {id: one, label: One, keyboard: numberPad, validate: [{digits: 3}]}
          - {id: two, label: Two, keyboard: numberPad, validate: [{digits: 3}]}
        submit: {label: Send}

        """,
      after: """
        # A form.
        form: A
        title: Ein Titel 🎈
        language: de
        focus: {toolbar: [next, done]}

        fields:
          - {id: one, label: One, keyboard: numberPad, validate: [{digits: 3}]}
          - {id: two, label: Two, keyboard: numberPad, validate: [{digits: 3}]}
        submit: {label: Send}

        """),
    Self(
      "a toolbar in a focus that is there", "keyboard/no-return-key",
      before: """
        form: A
        focus:
          initial: one  # at once
        fields:
          - {id: one, label: One, keyboard: numberPad, validate: [{digits: 3}]}
        submit: {label: Send}

        """,
      after: """
        form: A
        focus:
          initial: one  # at once
          toolbar: [next, done]
        fields:
          - {id: one, label: One, keyboard: numberPad, validate: [{digits: 3}]}
        submit: {label: Send}

        """),
    Self(
      "an edge of a list, guarded by a condition that needs quotes", "focus/target-may-be-hidden",
      before: """
        form: A
        fields:
          - {id: gift, type: toggle, label: Gift}
          - id: name
            label: Name
            next: [text]
          - {id: text, label: Text, visible: '!gift'}
          - {id: mail, label: Mail}
        submit: {label: Send}

        """,
      after: """
        form: A
        fields:
          - {id: gift, type: toggle, label: Gift}
          - id: name
            label: Name
            next: [{when: '!gift', to: text}]
          - {id: text, label: Text, visible: '!gift'}
          - {id: mail, label: Mail}
        submit: {label: Send}

        """),
  ]

  private static let layout = [
    Self(
      "a removal at the end of a file without a last line break", "submit/next-on-last",
      before: "form: A\nsubmit: {label: Send}\nfields:\n  - id: name\n    label: Name\n    submitLabel: next",
      after: "form: A\nsubmit: {label: Send}\nfields:\n  - id: name\n    label: Name"),
    Self(
      "the first key behind a dash", "submit/next-on-last",
      before:
        "form: A\nfields:\n  - submitLabel: next\n    id: name\n    label: Name\nsubmit: {label: Send}\n",
      after: "form: A\nfields:\n  - id: name\n    label: Name\nsubmit: {label: Send}\n"),
    Self(
      "a comment that would go keeps its line",
      before:
        "form: A\nfields:\n  - id: name\n    label: Name\n    submitLabel: next # why\nsubmit: {label: Send}\n",
      after:
        "form: A\nfields:\n  - id: name\n    label: Name\n    submitLabel: next # why\nsubmit: {label: Send}\n"
    ),
    Self(
      "what an alias repeats stays",
      before: """
        form: A
        fields:
          - &plain
            id: one
            label: One
            submitLabel: next
          - <<: *plain
            id: two
            label: Two
        submit: {label: Send}

        """,
      after: """
        form: A
        fields:
          - &plain
            id: one
            label: One
            submitLabel: next
          - <<: *plain
            id: two
            label: Two
        submit: {label: Send}

        """),
    Self(
      "carriage returns and tabs in a text", "yaml/ambiguous-scalar", "submit/next-on-last",
      before:
        "form: A\r\nfields:\r\n  - id: name\r\n    label: \"a\tb\"\r\n    autocorrection: off\r\n    submitLabel: next\r\nsubmit: {label: Send}",
      after:
        "form: A\r\nfields:\r\n  - id: name\r\n    label: \"a\tb\"\r\n    autocorrection: false\r\nsubmit: {label: Send}"
    ),
  ]
}

/// Changes that rules propose and that are not offered.
@Suite struct RefusedFixes {
  @Test func `a name that makes the form wrong elsewhere is not offered`() {
    // The id may be mended, but then `next` leads nowhere.
    let form = """
      form: A
      fields:
        - id: first name
          label: First
        - id: mail
          label: Mail
          next: [{when: mail.isEmpty, to: first name}, submit]
      submit: {label: Send}

      """
    let found = tried(form).diagnostics
    #expect(found.map(\.rule) == ["naming/invalid-id"])
    #expect(found.first?.help == "write 'firstName'")
    #expect(found.first?.fixes == [])
  }

  @Test func `a key that is there already is not written again`() {
    let form = "form: A\nfields:\n  - id: name\n    label: Name\n    labl: Name\nsubmit: {label: Send}\n"
    #expect(tried(form).diagnostics.map(\.fixes) == [[]])
  }

  @Test func `what a later stage says about what was written counts`() {
    let form = """
      form: A
      fields:
        - {id: one, label: One}
        - {id: two, label: Two, next: oen}
      submit: {label: Send}

      """
    let found = tried(form).diagnostics
    #expect(found.map(\.rule) == ["focus/unknown-target"])
    #expect(found.first?.fixes == [], "it would close a loop")
  }

  @Test func `what a later stage says of another place does not`() {
    let form = """
      form: A
      fields:
        - {id: one, labl: One}
        - {id: two, label: Two, next: one}
      submit: {label: Send}

      """
    #expect(tried(form).diagnostics.map { $0.fixes.map(\.title) } == [["write 'label'"]])
  }

  @Test func `more fixes than are tried are counted`() {
    let fields = (1...40).map { "  - {id: f\($0), labl: F}\n" }.joined()
    let form = tried("form: A\nfields:\n\(fields)submit: {label: Send}\n")
    #expect(form.diagnostics.count { !$0.fixes.isEmpty } == CheckedForm.mostTrials)
    #expect(form.untriedFixes == 40 - CheckedForm.mostTrials)
  }

  @Test func `and all are made, round by round`() {
    let fields = (1...40).map { "  - {id: f\($0), labl: F\($0)}\n" }.joined()
    let file = SourceFile(path: "A", text: "form: A\nfields:\n\(fields)submit: {label: Send}\n")
    let mended = CheckedForm(file).mended(file)
    #expect(mended.mended.count == 40)
    #expect(CheckedForm(mended.file).diagnostics.isEmpty)
  }

  @Test func `one change that mends many findings is tried once`() {
    let fields = (1...100).map {
      "  - {id: f\($0), label: F\($0), keyboard: numberPad, validate: [{digits: 3}]}\n"
    }
    let form = tried("form: A\nfields:\n\(fields.joined())submit: {label: Send}\n")
    let pads = form.diagnostics.filter { $0.rule == "keyboard/no-return-key" }
    #expect(pads.count == 100)
    #expect(Set(pads.map(\.fixes)).count == 1 && pads.first?.fixes.count == 1)
    #expect(form.untriedFixes == 0)
  }

  @Test func `two changes of one place are made one after the other`() {
    // Both pads ask for a toolbar, and both phones for a validator.
    let form = """
      form: A
      fields:
        - {id: a, label: A, keyboard: phonePad, submitLabel: next}
        - {id: b, label: B, keyboard: phonePad, validate: [required, required]}
      submit: {label: Send}

      """
    let file = SourceFile(path: "A", text: form)
    let mended = CheckedForm(file).mended(file)
    #expect(
      String(decoding: mended.file.bytes, as: UTF8.self) == """
        form: A
        focus: {toolbar: [next, done]}
        fields:
          - {id: a, label: A, validate: [phone], keyboard: phonePad, submitLabel: next}
          - {id: b, label: B, keyboard: phonePad, validate: [required, phone]}
        submit: {label: Send}

        """)
  }
}
