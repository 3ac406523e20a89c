import FormDiagnostics
import FormPlan
import FormReader
import FormRuntime
import JSONText

/// What can be said of one field in one state of its form.
struct Inquiry {
  let field: Field
  private(set) var reasoning: Reasoning
  private(set) var statements: [Statement] = []

  var path: FieldPath { field.path }
  var session: Session { reasoning.session }
  /// Where the field stands in the file.
  var line: Int? { reasoning.written[path].map { reasoning.written.line($0.field.span) } }
  /// The file.
  var file: String { reasoning.written.file }

  init(_ field: Field, _ session: Session, _ form: Form) {
    self.field = field
    reasoning = Reasoning(session, form)
    addValue()
    let isShown = session.isVisible(path)
    statements.append(
      Statement(
        "visible", .boolean(isShown), isShown ? "shown" : "hidden", because: reasoning.visibility(of: path)))
    let isEnabled = session.holds(field.enabled)
    statements.append(
      Statement(
        "enabled", .boolean(isEnabled), isEnabled ? "enabled" : "disabled",
        because: reasoning.enablement(of: path)))
    if field.holds != .nothing {
      addRequirement()
      addFault()
    }
    addFocus()
    guard session.isFocusable(path) else { return }
    for statement in FocusInquiry(self).statements { statements.append(statement) }
  }

  private mutating func addValue() {
    guard field.holds != .nothing, let entry = session.entry(of: path) else { return }
    let value = field.logicalValue(of: entry, separator: session.run.decimalSeparator)
    var words = value.words
    if case .text(let text) = entry, value.text != text, !text.isEmpty {
      words = "\(JSON.quoted(ShortText.of(text, 60))), read as \(words)"
    }
    let isRead = session.value(of: path) == value
    let text =
      "holds \(words)"
      + (isRead ? "" : "; while it is hidden conditions read it as \(session.value(of: path).words)")
    statements.append(Statement("value", entry.json ?? .null, text))
  }

  private mutating func addRequirement() {
    let found = field.validators.enumerated().filter { [.required, .accepted].contains($1.check.kind) }
    guard !found.isEmpty else {
      statements.append(Statement("required", false, "not required"))
      return
    }
    let now = found.first { session.holds($1.when) }
    guard let (index, validator) = now ?? found.first.map({ ($0.offset, $0.element) }) else { return }
    let written = reasoning.validator(index, of: field)
    let word = validator.check.kind == .accepted ? "must be on" : "required"
    let because = written?.when.map { [reasoning.reason($0)] } ?? []
    statements.append(
      Statement(
        "required", .boolean(now != nil), now == nil ? "not required now" : word,
        line: written.map { reasoning.written.line($0.span) }, because: because))
  }

  private mutating func addFault() {
    guard session.isEnabled(path) else {
      let why = session.isVisible(path) ? "disabled" : "hidden"
      statements.append(Statement("fault", .null, "not checked while it is \(why)"))
      return
    }
    guard let index = session.failingValidator(of: path) else {
      let text = field.validators.isEmpty ? "nothing is checked" : "nothing is wrong with it"
      statements.append(Statement("fault", .null, text))
      return
    }
    let validator = field.validators[index]
    let written = reasoning.validator(index, of: field)
    var because = written?.when.map { [reasoning.reason($0)] } ?? []
    if case .condition(let condition)? = written?.argument {
      because.append(reasoning.reason(condition))
    } else {
      for expression in validator.check.expressions {
        for fact in reasoning.facts(expression) where !because.contains(where: { $0.text == fact.text }) {
          because.append(fact)
        }
      }
    }
    let name = validator.check.kind.rawValue
    statements.append(
      Statement(
        "fault", .object(["validator": .string(name), "message": .string(validator.message)]),
        "wrong: '\(name)' fails, “\(validator.message)”",
        line: written.map { reasoning.written.line($0.span) } ?? line, because: because))
  }

  private mutating func addFocus() {
    let isFocusable = session.isFocusable(path)
    let text: String
    if !field.takesKeyboard {
      text = "takes no focus: it has no keyboard"
    } else if !isFocusable {
      text = "takes no focus while it is \(session.isVisible(path) ? "disabled" : "hidden")"
    } else {
      text = session.focus == path ? "has the focus when the form appears" : "takes the focus"
    }
    statements.append(Statement("focusable", .boolean(isFocusable), text))
  }
}

extension Reasoning {
  /// A validator of the plan as written; nil for one that the field's type brings with it.
  func validator(_ index: Int, of field: Field) -> FormValidator? {
    let kind = field.validators[index].check.kind
    let before = field.validators[..<index].count { $0.check.kind == kind }
    let written = self.written[field.path]?.field.validators.filter { $0.kind.value == kind } ?? []
    return written.dropFirst(before).first
  }
}
