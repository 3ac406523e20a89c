import FormDiagnostics
import Testing

@testable import SwiftTemplates

/// Templates by name, from context to Swift text.
@Suite struct TemplateSetTests {
  private func templates(_ files: [String: String]) -> TemplateSet {
    TemplateSet(
      files: Dictionary(
        uniqueKeysWithValues: files.map { ($0, SourceFile(path: "\($0).swift", text: $1)) }))
  }

  private func name(_ text: String) -> TemplateValue { SwiftName(text).map(TemplateValue.name) ?? .absent }

  @Test func `a control's partial is chosen by its row`() throws {
    let set = templates([
      "Form": """
      struct {{title}}Form: View {
        var body: some View {
          {{#fields}}
          {{> *control}}
          {{/fields}}
        }
      }
      """,
      "fields/text": """
      TextField({{label}}, text: $model.values.{{id}})
        .focused($focus, equals: .{{id}})

      """,
      "fields/toggle": "Toggle({{label}}, isOn: $model.values.{{id}})\n",
    ])
    let context: TemplateContext = [
      "title": name("Checkout"),
      "fields": .list([
        [
          "control": .template("fields/text"), "id": name("default"),
          "label": .literal(.string("He said \"hi\"")),
        ],
        [
          "control": .template("fields/toggle"), "id": name("init"),
          "label": .literal(.string("\\(exit(1))")),
        ],
      ]),
    ]
    #expect(set.faults.isEmpty)
    #expect(
      try set.render("Form", context) == #"""
        struct CheckoutForm: View {
          var body: some View {
            TextField("He said \"hi\"", text: $model.values.default)
              .focused($focus, equals: .default)
            Toggle("\\(exit(1))", isOn: $model.values.`init`)
          }
        }

        """#)
  }

  @Test func `a list's items know the first and the last`() throws {
    let set = templates(["t": "enum E {\n  case {{#all}}{{id}}{{^isLast}}, {{/isLast}}{{/all}}\n}\n"])
    let context: TemplateContext = ["all": .list([["id": name("a")], ["id": name("in")], ["id": name("c")]])]
    #expect(try set.render("t", context) == "enum E {\n  case a, `in`, c\n}\n")
  }

  @Test func `a missing name is a fault with its place`() throws {
    let set = templates(["t": "let x = {{label}}\n"])
    let fault = try #require(throws: TemplateFault.self) { try set.render("t", [:]) }
    #expect(fault.reason == .unknownName("label"))
    #expect(fault.span == SourceSpan(10, 15))
    #expect(fault.path == "t.swift")
  }

  @Test func `what has no text does not print`() {
    let set = templates(["t": "{{x}}"])
    for value in [TemplateValue.absent, .list([]), .context([:]), .template("t")] {
      #expect(throws: TemplateFault.self) { try set.render("t", ["x": value]) }
    }
  }

  @Test func `a partial that is not there is found before rendering`() {
    let set = templates(["t": "{{> nowhere}}"])
    #expect(set.faults.map(\.reason) == [.unknownPartial("nowhere")])
    #expect(throws: TemplateFault.self) { try set.render("t", [:]) }
    #expect(throws: TemplateFault.self) { try set.render("other", [:]) }
  }

  @Test func `templates that include themselves without end are a fault`() throws {
    let set = templates(["t": "{{> t}}"])
    let fault = try #require(throws: TemplateFault.self) { try set.render("t", [:]) }
    #expect(fault.reason == .partialsTooDeep(200))
  }

  @Test func `templates that double themselves without end are a fault`() {
    let set = templates(["t": "{{> t}}{{> t}}"])
    #expect(throws: TemplateFault.self) { try set.render("t", [:]) }
  }

  @Test func `a comment keeps its column and its marker`() throws {
    let set = templates(["t": "struct A {\n  {{note}}\n  var x = 1\n}\n", "u": "let x = 1 {{note}}\n"])
    let note = TemplateValue.comment(
      SwiftComment("first\rlet x = 1\u{2028}import Foundation\n\n*/", marker: .documentation))
    #expect(
      try set.render("t", ["note": note]) == """
        struct A {
          /// first
          /// let x = 1
          /// import Foundation
          ///
          /// */
          var x = 1
        }

        """)
    #expect(throws: TemplateFault.self) { try set.render("u", ["note": note]) }
  }

  @Test func `blank lines that empty sections leave disappear`() throws {
    let set = templates([
      "t": "struct A {\n\n  {{#no}}\n  x\n  {{/no}}\n\n\n  var a = 1\n\n\n\n  var b = 2   \n\n}\n\n\n"
    ])
    #expect(
      try set.render("t", ["no": .absent]) == "struct A {\n  var a = 1\n\n  var b = 2\n}\n")
  }
}
