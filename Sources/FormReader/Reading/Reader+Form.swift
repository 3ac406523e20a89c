import FormDiagnostics
import FormPlan
import FormYAML

extension Reader {
  /// The form; nil where its name, its fields or its button cannot be read.
  mutating func form(_ root: YAMLNode) -> Form? {
    guard let keys = keys(root, Keys.Place(owner: .form, path: .form)) else { return nil }
    let name = text(keys[.form])
    require("form", in: keys)
    let sets = optionSets(keys[.options])
    let sections = sections(of: keys)
    let submit = submitLabel(keys)
    var form = Form(
      file: file, name: name ?? Located("", root.span), submitLabel: submit ?? Located("", root.span))
    form.title = shown(keys[.title])
    form.language = language(keys[.language])
    form.messages = messages(keys[.messages])
    if let entry = keys[.focus] { form.focus = focus(entry) }
    form.validation = word(keys[.validation], .validationMoment)
    form.order = texts(keys[.order])
    form.optionSets = sets
    form.sections = sections ?? []
    return name == nil || submit == nil || sections == nil ? nil : form
  }

  /// A BCP 47 tag whose first part is a language that has texts.
  private mutating func language(_ entry: Keys.Entry?) -> Located<String>? {
    guard let entry, let tag = text(entry) else { return nil }
    if BuiltInTexts.texts(for: tag.value) != nil { return tag }
    faults.add(unknownWord(tag.value, .language), at: entry.value, path: entry.path)
    return nil
  }

  private mutating func submitLabel(_ keys: Keys) -> Located<String>? {
    require("submit", in: keys)
    guard let submit = keys[.submit].flatMap({ self.keys($0, .submit) }) else { return nil }
    require("label", in: submit)
    return submit[.label].flatMap { label($0, owner: .submit) }
  }

  private mutating func messages(_ entry: Keys.Entry?) -> [Form.Message] {
    guard let entry, let keys = keys(entry, .messages) else { return [] }
    var messages: [Form.Message] = []
    for entry in keys.entries {
      guard let kind = entry.row.validator, let text = shown(entry) else { continue }
      messages.append(Form.Message(kind: Located(kind, entry.key.span), text: text))
    }
    return messages
  }

  private mutating func focus(_ entry: Keys.Entry) -> Form.Focus {
    var focus = Form.Focus(span: entry.key.span)
    guard let keys = keys(entry, .focus) else { return focus }
    focus.initial = text(keys[.initial])
    focus.toolbar = toolbar(keys[.toolbar])
    focus.wrap = boolean(keys[.wrap])
    focus.dismiss = words(keys[.dismiss], .dismissal)
    refuseRepeats((focus.dismiss?.value ?? []).map { $0.map(\.rawValue) }, path: keys.path("dismiss"))
    focus.invalid = word(keys[.invalid], .invalidFocus)
    return focus
  }

  private mutating func toolbar(_ entry: Keys.Entry?) -> Located<[Located<Form.ToolbarEntry>]>? {
    guard let entry, let elements = list(entry) else { return nil }
    var buttons: [Located<Form.ToolbarEntry>] = []
    for (index, element) in elements.enumerated() {
      let path = FormPath.item(index, of: entry.path)
      if let button = toolbarEntry(element, path: path) { buttons.append(Located(button, element.span)) }
    }
    refuseRepeats(buttons.map { $0.map(\.action.rawValue) }, path: entry.path)
    return Located(buttons, entry.value.span)
  }

  private mutating func toolbarEntry(_ node: YAMLNode, path: FormPath) -> Form.ToolbarEntry? {
    let expected = Shape.Value.either([.word(.toolbarButton), .mapping(.toolbarEntry)])
    guard node.kind == .mapping else {
      let action: Located<ToolbarButton.Action>? = word(node, .toolbarButton, expected: expected, path: path)
      return action.map { Form.ToolbarEntry(action: $0.value) }
    }
    guard let keys = keys(node, Keys.Place(owner: .toolbarEntry, path: path)) else { return nil }
    guard keys.entries.count + keys.others.count == 1 else {
      wrongType(node, expected: expected, path: path)
      return nil
    }
    guard let entry = keys.entries.first, let action = ToolbarButton.Action(rawValue: entry.row.name) else {
      return nil
    }
    return Form.ToolbarEntry(action: action, caption: shown(entry))
  }

  /// A list of ids.
  private mutating func texts(_ entry: Keys.Entry?) -> Located<[Located<String>]>? {
    guard let entry, let elements = list(entry) else { return nil }
    var texts: [Located<String>] = []
    for (index, element) in elements.enumerated() {
      if let text = text(element, expected: .id, path: .item(index, of: entry.path)) { texts.append(text) }
    }
    return Located(texts, entry.value.span)
  }
}
