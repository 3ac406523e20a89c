import FormDiagnostics
import FormReader

extension Rule {
  static let namingInvalidId = Rule(
    "naming/invalid-id", .error, .names,
    summary: "A name cannot be a name in Swift.",
    why: """
      The ids of fields and sections, and what stands behind `swiftName`, become names in the generated Swift and \
      in conditions: letters of any script, digits and underscores, the first no digit. The name of a form is the \
      stem of its types and begins with a capital. Only the ids of options may be anything.
      """,
    fix: .offered("writes the name without what cannot stand in it, in camel case"),
    wrong: [
      """
      form: Contact
      sections:
        - id: '1'
          #   ^^^ naming/invalid-id
          fields:
            - id: ''
              #   ^^ naming/invalid-id
              label: Empty
            - id: '--'
              #   ^^^^ naming/invalid-id
              label: Signs
            - id: _
              #   ^ naming/invalid-id
              label: One sign
            - id: 1stName
              #   ^^^^^^^ naming/invalid-id
              label: Digit first
            - id: first name
              #        ^ naming/invalid-id
              label: Blank
            - id: 'last-name'
              #        ^ naming/invalid-id
              label: Hyphen
            - id: mail
              label: E-mail
              swiftName: e-mail
              #           ^ naming/invalid-id
            - id: size
              label: Size
              type: choice
              options: [{id: '42', swiftName: '42'}, XL]
              #                               ^^^^ naming/invalid-id
      submit: {label: Send}
      """,
      """
      form: contact
      #     ^^^^^^^ naming/invalid-id
      fields: [{id: name, label: Name}]
      submit: {label: Send}
      """,
      """
      form: 2024-signup
      #         ^ naming/invalid-id
      fields: [{id: name, label: Name}]
      submit: {label: Send}
      """,
    ],
    right: [
      """
      form: Contact
      sections:
        - id: person
          fields:
            - id: class
              label: Class
            - id: имя
              label: Имя
            - id: line2
              label: Line 2
              swiftName: secondLine
            - id: size
              label: Size
              type: choice
              options: ['+1', '42', {id: '', label: '0'}, {id: ' ', label: '00'}, {id: '½', swiftName: halfOne}]
      submit: {label: Send}
      """
    ],
    check: .form { facts, findings in
      var names = InvalidNames(form: facts.form)
      names.check(facts.form.name, NameFault.ofForm(facts.form.name.value), "the name of the form", "form")
      for (index, section) in facts.form.sections.enumerated() {
        names.check(section.id, "the id of a section", section.path(index) + ".id")
      }
      for field in facts.fields {
        var name: String { Words.quoted(field.id.value) }
        names.check(field.id, "the id of a field", field.path("id"))
        names.check(field.swiftName, "the Swift name of \(name)", field.path("swiftName"))
        names.check(field.function, "the function of \(name)", field.path("perform"))
        names.check(field.view, "the view of \(name)", field.path("view"))
        for (index, validator) in field.validators.enumerated() {
          guard case .function(let function) = validator.argument else { continue }
          names.check(function, "the validator of \(name)", field.path("validate[\(index)].custom"))
        }
      }
      for set in facts.form.optionSets { names.check(set.name, "the name of a set of options", "options") }
      for list in facts.optionLists {
        for (index, option) in list.options.enumerated() {
          names.check(
            option.swiftName, "the Swift name of an option of \(Words.quoted(list.name.value))",
            "\(list.path)[\(index)].swiftName")
        }
      }
      for found in names.found { findings.add(found.words, at: found.span, path: found.path) }
    })
}

/// The names of a form that are none.
private struct InvalidNames {
  let form: Form
  var found: [(words: Words, span: SourceSpan, path: String)] = []

  mutating func check(
    _ name: Located<String>?, _ noun: @autoclosure () -> String, _ path: @autoclosure () -> String
  ) {
    guard let name, let fault = NameFault.of(name.value) else { return }
    check(name, fault, noun(), path())
  }

  mutating func check(_ name: Located<String>, _ fault: NameFault?, _ noun: String, _ path: String) {
    guard let fault, SuspiciousCharacters.inName(name.value).isEmpty else { return }
    var span = name.span
    if case .character(_, let range) = fault { span = form.span(of: range, in: name) }
    let suggestion = NameFault.suggestion(for: name.value, isForm: path == "form")
    let fix = suggestion.flatMap { form.renaming(name, to: $0) }
    found.append((.invalidName(name.value, noun, fault, suggestion, fix), span, path))
  }
}

extension Words {
  fileprivate static func invalidName(
    _ name: String, _ noun: String, _ fault: NameFault, _ suggestion: String?, _ fix: Diagnostic.Fix?
  ) -> Words {
    let name = "\(noun), \(quoted(name)),"
    let help = suggestion.map { "write '\($0)'" }
    switch fault {
    case .empty: return Words("\(noun) is empty", "no name here")
    case .noLetter: return Words("\(name) holds neither letters nor digits", "only signs and blanks")
    case .badStart(let start) where start.isNumber:
      return Words("\(name) begins with a digit", "no letter first", help: "begin it with a letter")
    case .badStart(let start):
      return Words("\(name) begins with '\(start)'", "no letter first", help: "begin it with a letter")
    case .character(" ", _): return Words("\(name) holds a blank", "a blank", help: help, fix: fix)
    case .character(let character, _):
      return Words(
        "\(name) holds '\(character)'", "neither letter, digit nor underscore", help: help, fix: fix)
    case .smallStart:
      return Words("\(name) does not begin with a capital", "no capital first", help: help, fix: fix)
    }
  }
}
