import FormCompiler
import FormDiagnostics
import FormEmitter
import FormPlan
import FormTestSupport
import Foundation
import Testing

/// What people complained of in views of other makes, looked for in the Swift of our forms.
@Suite struct GeneratedComplaintsTests {
  @Test(arguments: try GeneratedForm.all())
  func `a form has one toolbar above the keyboard, or none`(form: GeneratedForm) {
    #expect(form.count("placement: .keyboard") == (form.plan.toolbar.isEmpty ? 0 : 1))
  }

  @Test(arguments: try GeneratedForm.all())
  func `return is heard in one place, and by no form around it`(form: GeneratedForm) {
    let typed = form.plan.fields.filter { $0.takesKeyboard }.count
    let handlers = form.count(".onSubmit(") + form.count(".onSubmit {")
    #expect(handlers <= (form.style == .mvvm ? 1 : typed))
    #expect(form.count(".submitScope()") == (handlers == 0 ? 0 : 1))
  }

  @Test(arguments: try GeneratedForm.all())
  func `what is typed is bound as text, numbers too`(form: GeneratedForm) {
    for word in ["formatter:", "format:"] { #expect(form.count(word) == 0, "\(word)") }
  }

  @Test(arguments: try GeneratedForm.all())
  func `the form scrolls, and then moves the focus a turn later, in one place`(form: GeneratedForm) throws {
    let parts = form.view.components(separatedBy: "focus = ")
    try #require(parts.count == 2)
    #expect(parts[0].hasSuffix("Task { "))
    #expect(parts[0].contains("if let field = request.field { scroll.scrollTo(field) }"))
  }

  @Test(arguments: try GeneratedForm.all())
  func `only what is typed into can have the focus`(form: GeneratedForm) {
    let focused = form.text.matches(of: /\.focused\(\$?focus, equals: \.`?(\w+)`?\)/).count
    #expect(focused == form.plan.fields.filter { $0.takesKeyboard }.count)
  }

  @Test(arguments: try GeneratedForm.all())
  func `one line is a field, and several lines are an editor`(form: GeneratedForm) {
    #expect(form.count("TextEditor(") == form.plan.fields.filter { $0.kind == .multiline }.count)
    #expect(form.count("axis:") == 0)
    #expect(form.count(".onKeyPress") == 0)
  }

  @Test(arguments: try GeneratedForm.all())
  func `fields stand in the order of the form`(form: GeneratedForm) {
    let places = form.plan.fields.map { field in
      form.text.range(of: ".accessibilityIdentifier(\"\(form.stem).\(field.path.text)\")")?.lowerBound
    }
    let found = places.compactMap(\.self)
    #expect(found.count == places.count)
    #expect(found == found.sorted())
  }

  @Test func `types of a form are named after it, so that two share none`() throws {
    for form in try GeneratedForm.all() {
      for match in form.text.matches(of: /(?m)^(?:final )?(?:class|struct|enum) (\w+)/) {
        #expect(match.1.hasPrefix(form.plan.name), "\(match.1)")
      }
    }
  }

  @Test(arguments: ["de", "fr", "es", "ru", "ar", "ja"])
  func `buttons above the keyboard speak the language of the form`(language: String) throws {
    let text = """
      form: Shown
      language: \(language)
      focus: {toolbar: [previous, next, done]}
      fields: [{id: name, label: N}]
      submit: {label: S}

      """
    let form = Compiler.compile(SourceFile(path: "Shown.form.yaml", text: text))
    let plan = try #require(form.plan)
    for style in EmissionStyle.allCases {
      let swift = try GeneratedForm(plan, style).text
      for word in ["Previous", "Next", "Done"] { #expect(!swift.contains("\"\(word)\""), "\(word)") }
    }
  }
}

/// The Swift of one form in one style.
struct GeneratedForm: CustomStringConvertible, Sendable {
  var plan: Plan
  var style: EmissionStyle
  /// The model and the view; not what forms share.
  var text: String
  /// The view alone, in style `view` with everything else.
  var view: String
  var description: String { "\(plan.name), \(style.rawValue)" }

  init(_ plan: Plan, _ style: EmissionStyle) throws {
    self.plan = plan
    self.style = style
    let input = EmitterInput(plan: plan, source: "\(plan.name).form.yaml")
    let files = try Generator(style: style).files(for: [input])
    view = files["\(plan.name)Form.swift"] ?? ""
    text = files.filter { !$0.key.hasPrefix("FormSupport") && !$0.key.hasPrefix("FormValues") }
      .sorted { $0.key < $1.key }.map(\.value).joined()
  }

  /// The forms of complaints and those of `Forms`, in every style.
  static func all() throws -> [GeneratedForm] { try made.get() }

  private static let made = Result {
    let files = try ScenarioFiles.all(in: "Tests/Complaints", "Forms")
    return try files.flatMap { file -> [GeneratedForm] in
      let plan = try file.read().0
      return try EmissionStyle.allCases.map { try GeneratedForm(plan, $0) }
    }
  }

  /// How often a text stands there.
  func count(_ part: String) -> Int { text.components(separatedBy: part).count - 1 }

  /// What identifiers begin with.
  var stem: String { plan.name.prefix(1).lowercased() + plan.name.dropFirst() }
}
