/// What a field on the screen holds while it is typed into.
@MainActor
final class Editor {
  /// The characters in the field.
  var shown = ""
  /// Whether they wait to be parsed, in a field over a value.
  var isDraft = false
  var source: TextFieldSource
  let isSecure: Bool
  let isMultiline: Bool
  /// Whether a return from the software keyboard submits.
  let submits: Bool
  /// The text that the field was given last through its binding.
  private unowned let node: Node

  init(_ source: TextFieldSource, node: Node, isSecure: Bool, isMultiline: Bool, submits: Bool) {
    self.source = source
    self.node = node
    self.isSecure = isSecure
    self.isMultiline = isMultiline
    self.submits = submits
  }

  /// Puts in other characters, as a person does: the field shows them until it is evaluated anew.
  func edit(_ text: String) {
    shown = text
    if source.parses && !node.host.assumptions.parsesWhileEditing {
      isDraft = true
    } else {
      source.setText(text)
    }
  }

  /// Parses what was typed, at a submit or when the focus leaves.
  func commit() {
    guard isDraft else { return }
    isDraft = false
    source.setText(shown)
    // The value may have stayed what it was, so that nothing else would bring its text back.
    shown = source.text()
  }
}

extension Pass {
  /// Shows a field that is typed into.
  @MainActor
  fileprivate func field(
    _ kind: HeadlessElement.Kind, _ source: TextFieldSource, prompt: Text?, isMultiline: Bool, submits: Bool
  ) {
    node.isRow = true
    let text = value(source.text)
    let editor =
      node.editor
      ?? Editor(
        source, node: node, isSecure: kind == .secureField, isMultiline: isMultiline, submits: submits)
    node.editor = editor
    editor.source = source
    if text.isNew, !editor.isDraft { editor.shown = text.value }
    let prompt = prompt?.string
    control(kind, .edit) { element, node in
      element.value = node.editor?.shown
      element.prompt = prompt
      element.isMultiline = isMultiline
      let input = node.context.input
      element.keyboard = input.keyboard
      element.contentType = input.contentType
      element.capitalization = input.capitalization?.name
      element.submitLabel = input.submitLabel?.name
      element.isAutocorrected = !node.context.environment.autocorrectionDisabled
      element.submitHandlers = node.context.submits.count
    }
  }
}

extension TextField: Primitive {
  @MainActor func render(_ pass: Pass) {
    pass.label(label)
    pass.field(
      .textField, source, prompt: prompt, isMultiline: axis == .vertical, submits: axis == .horizontal)
  }
}

extension SecureField: Primitive {
  @MainActor func render(_ pass: Pass) {
    pass.label(label)
    pass.field(.secureField, TextFieldSource(text), prompt: prompt, isMultiline: false, submits: true)
  }
}

extension TextEditor: Primitive {
  @MainActor func render(_ pass: Pass) {
    pass.field(.textEditor, TextFieldSource(text), prompt: nil, isMultiline: true, submits: false)
  }
}
