import FormDiagnostics
import FormPlan
import FormReader

/// A text that people read.
struct ShownText {
  /// The text.
  var text: Located<String>
  /// What it is, with an article.
  var noun: String
  /// Its place in the form.
  var path: String
}

extension Form {
  /// Every text that people read, in the order of the language's reference.
  var shownTexts: [ShownText] {
    var texts: [ShownText] = []
    func add(_ text: Located<String>?, _ noun: String, _ path: String) {
      if let text { texts.append(ShownText(text: text, noun: noun, path: path)) }
    }
    add(title, "the title", "title")
    for message in messages {
      let kind = message.kind.value.rawValue
      add(message.text, "the message of '\(kind)'", "messages.\(kind)")
    }
    for (index, button) in (focus.toolbar?.value ?? []).enumerated() {
      let name = button.value.action.rawValue
      add(button.value.caption, "the caption of '\(name)'", "focus.toolbar[\(index)].\(name)")
    }
    for list in optionSets {
      let noun = "an option of \(Words.quoted(list.name.value))"
      for (index, option) in list.options.value.enumerated() {
        add(option.id, noun, "options.\(list.name.value)[\(index)].id")
        add(option.label, noun, "options.\(list.name.value)[\(index)].label")
      }
    }
    for (index, section) in sections.enumerated() {
      let path = section.path(index)
      add(section.title, "the title of a section", "\(path).title")
      add(section.footer, "the footer of a section", "\(path).footer")
      texts += section.fields.flatMap(\.shownTexts)
    }
    add(submitLabel, "the caption of the form's button", "submit.label")
    return texts
  }
}

extension FormSection {
  /// The place in the form that findings name.
  func path(_ index: Int) -> String {
    let name = [id, title].lazy.compactMap { $0?.value }.first { !$0.isEmpty }
    return name.map { "sections.\($0)" } ?? "sections[\(index)]"
  }

  /// What it is called: by its id, else its title, else its number.
  func noun(_ index: Int) -> String {
    (id ?? title).map { "the section \(Words.quoted($0.value))" } ?? "section \(index + 1)"
  }
}

extension FormField {
  /// Every text of the field that people read.
  var shownTexts: [ShownText] {
    var texts: [ShownText] = []
    func add(_ text: Located<String>?, _ noun: String, _ key: String) {
      let whole = "the \(noun) of \(Words.quoted(id.value))"
      if let text { texts.append(ShownText(text: text, noun: whole, path: path(key))) }
    }
    add(label, "label", "label")
    add(placeholder, "placeholder", "placeholder")
    add(help, "help", "help")
    add(text, "text", "text")
    if case .text(let start)? = start?.value { add(self.start?.map { _ in start }, "default", "default") }
    add(unit, "unit", "unit")
    for (index, option) in (ownOptions?.options ?? []).enumerated() {
      add(option.id, "option", "options[\(index)].id")
      add(option.label, "option", "options[\(index)].label")
    }
    for (index, validator) in validators.enumerated() {
      add(validator.message, "message", "validate[\(index)].message")
      if case .pattern(let pattern) = validator.argument {
        add(Located(pattern.text, pattern.span), "pattern", "validate[\(index)].pattern")
      }
    }
    return texts
  }
}
