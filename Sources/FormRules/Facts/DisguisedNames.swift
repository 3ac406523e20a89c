import FormDiagnostics
import FormPlan
import FormReader

/// The names of a form, and the references to them, that are not what they look like.
struct DisguisedNames {
  let form: Form
  let known: KnownNames
  var found: [(words: Words, span: SourceSpan, path: String)] = []
  private lazy var options = Set(form.optionLists.flatMap { $0.options.map(\.id.value) })

  init(form: Form, known: KnownNames) {
    self.form = form
    self.known = known
  }

  mutating func checkNames() {
    check(form.name, "form")
    for (index, section) in form.sections.enumerated() { check(section.id, section.path(index) + ".id") }
    for list in form.optionLists { checkOptions(list) }
    var shapes: [String: Located<String>] = [:]
    for field in form.fields {
      let isFine = check(field.id, field.path("id"))
      check(field.swiftName, field.path("swiftName"))
      let shape = SuspiciousCharacters.shape(of: field.id.value)
      guard let other = shapes[shape] else {
        shapes[shape] = field.id
        continue
      }
      guard isFine, other.value != field.id.value else { continue }
      let label = Diagnostic.Label(other.span, "the other name")
      let words = Words.looksLike(field.id.value, other.value, related: [label])
      found.append((words, field.id.span, field.path("id")))
    }
  }

  /// Options may be anything that can be seen: what joins emoji, and marks of direction, belong to texts.
  private mutating func checkOptions(_ list: OptionList) {
    for (index, option) in list.options.enumerated() {
      check(option.swiftName, "\(list.path)[\(index)].swiftName")
      let hidden = SuspiciousCharacters.inName(option.id.value).filter {
        $0.kind == .invisible && ![0x200C, 0x200D, 0xAD].contains($0.scalar.value)
          && !$0.scalar.properties.isVariationSelector && !(0xE0020...0xE007F).contains($0.scalar.value)
      }
      note(hidden, in: option.id, "\(list.path)[\(index)].id", nil)
    }
  }

  mutating func checkReferences(of field: FormField) {
    for (index, edge) in field.next.enumerated() { checkReference(edge.target, field.path("next[\(index)]")) }
    for (index, validator) in field.validators.enumerated() {
      if let other = validator.partner {
        checkReference(other, field.path("validate[\(index)].\(validator.kind.value.rawValue)"))
      }
    }
  }

  mutating func checkFocus() {
    if let initial = form.focus.initial { checkReference(initial, "focus.initial") }
    for entry in form.order?.value ?? [] { checkReference(entry, "order") }
  }

  private mutating func checkReference(_ name: Located<String>, _ path: @autoclosure () -> String) {
    guard known.isDisguised(name.value) else { return }
    let meant = known.lookAlike(of: name.value)
    let characters = SuspiciousCharacters.inName(name.value)
    if characters.isEmpty, let meant {
      found.append((.looksLike(name.value, meant), name.span, path()))
    } else {
      note(characters, in: name, path(), meant)
    }
  }

  mutating func check(_ condition: FormCondition) {
    let options = options
    let characters = SuspiciousCharacters.inCondition(condition.text.text) {
      known.isField($0) || options.contains($0)
    }
    for character in characters {
      let fix = condition.fix("write the plain character", [(character.range, character.plain)])
      found.append((.suspicious(character, fix), condition.span(of: character.range), condition.path))
    }
    guard characters.isEmpty, let syntax = condition.syntax else { return }
    for name in syntax.names {
      guard let meant = known.lookAlike(of: name.text) else { continue }
      found.append((.looksLike(name.text, meant), condition.span(of: name.range), condition.path))
    }
  }

  /// Whether a name has none.
  @discardableResult private mutating func check(
    _ name: Located<String>?, _ path: @autoclosure () -> String
  ) -> Bool {
    guard let name else { return true }
    let characters = SuspiciousCharacters.inName(name.value)
    note(characters, in: name, path(), nil)
    return characters.isEmpty
  }

  private mutating func note(
    _ characters: [SuspiciousCharacters.Found], in name: Located<String>, _ path: @autoclosure () -> String,
    _ meant: String?
  ) {
    if characters.isEmpty { return }
    var bytes = Array(name.value.utf8)
    for character in characters.reversed() {
      bytes.replaceSubrange(character.range, with: character.plain.utf8)
    }
    let plain = String(decoding: bytes, as: UTF8.self)
    for character in characters {
      let fix = form.renaming(name, to: meant ?? plain)
      found.append((.suspicious(character, fix), form.span(of: character.range, in: name), path()))
    }
  }
}

extension SuspiciousCharacters.Found {
  /// What was probably meant.
  fileprivate var plain: String {
    if case .lookAlike(let plain) = kind { return String(plain) }
    return ""
  }
}
