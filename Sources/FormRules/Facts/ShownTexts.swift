import FormDiagnostics
import FormPlan
import FormReader

/// A text that people read.
struct ShownText {
  /// The text.
  var text: Located<String>
  /// Where it stands; what it is called and its path are made when somebody asks.
  var place: Place

  /// The place of a text.
  enum Place {
    case form(noun: String, path: String)
    case section(noun: String, FormSection, Int, key: String)
    case field(noun: String, FormField, key: String)
    case item(noun: String, FormField, list: String, Int, key: String)
    case option(of: FormOptionSet, Int, key: String)
  }

  /// What it is, with an article.
  var noun: String {
    switch place {
    case .form(let noun, _), .section(let noun, _, _, _): noun
    case .field(let noun, let field, _), .item(let noun, let field, _, _, _):
      "the \(noun) of \(Words.quoted(field.id.value))"
    case .option(let set, _, _): "an option of \(Words.quoted(set.name.value))"
    }
  }

  /// Its place in the form.
  var path: String {
    switch place {
    case .form(_, let path): path
    case .section(_, let section, let index, let key): "\(section.path(index)).\(key)"
    case .field(_, let field, let key): field.path(key)
    case .item(_, let field, let list, let index, let key): field.path("\(list)[\(index)].\(key)")
    case .option(let set, let index, let key): "options.\(set.name.value)[\(index)].\(key)"
    }
  }
}

extension Form {
  /// Every text that people read, in the order of the language's reference.
  var shownTexts: [ShownText] {
    var texts: [ShownText] = []
    texts.add(title, .form(noun: "the title", path: "title"))
    for message in messages {
      let kind = message.kind.value.rawValue
      texts.add(message.text, .form(noun: "the message of '\(kind)'", path: "messages.\(kind)"))
    }
    for (index, button) in (focus.toolbar?.value ?? []).enumerated() {
      guard let caption = button.value.caption else { continue }
      let name = button.value.action.rawValue
      texts.add(caption, .form(noun: "the caption of '\(name)'", path: "focus.toolbar[\(index)].\(name)"))
    }
    for set in optionSets {
      for (index, option) in set.options.value.enumerated() {
        texts.add(option.id, .option(of: set, index, key: "id"))
        texts.add(option.label, .option(of: set, index, key: "label"))
      }
    }
    for (index, section) in sections.enumerated() {
      texts.add(section.title, .section(noun: "the title of a section", section, index, key: "title"))
      texts.add(section.footer, .section(noun: "the footer of a section", section, index, key: "footer"))
      for field in section.fields { texts.add(field) }
    }
    texts.add(submitLabel, .form(noun: "the caption of the form's button", path: "submit.label"))
    return texts
  }
}

extension [ShownText] {
  fileprivate mutating func add(_ text: Located<String>?, _ place: ShownText.Place) {
    if let text { append(ShownText(text: text, place: place)) }
  }

  /// Adds every text of a field that people read.
  fileprivate mutating func add(_ field: FormField) {
    add(field.label, .field(noun: "label", field, key: "label"))
    add(field.placeholder, .field(noun: "placeholder", field, key: "placeholder"))
    add(field.help, .field(noun: "help", field, key: "help"))
    add(field.text, .field(noun: "text", field, key: "text"))
    if let start = field.start, case .text(let text) = start.value {
      add(Located(text, start.span), .field(noun: "default", field, key: "default"))
    }
    add(field.unit, .field(noun: "unit", field, key: "unit"))
    for (index, option) in (field.ownOptions?.options ?? []).enumerated() {
      add(option.id, .item(noun: "option", field, list: "options", index, key: "id"))
      add(option.label, .item(noun: "option", field, list: "options", index, key: "label"))
    }
    for (index, validator) in field.validators.enumerated() {
      add(validator.message, .item(noun: "message", field, list: "validate", index, key: "message"))
      guard case .pattern(let pattern) = validator.argument else { continue }
      let text = Located(pattern.text, pattern.span)
      add(text, .item(noun: "pattern", field, list: "validate", index, key: "pattern"))
    }
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
