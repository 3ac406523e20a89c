import TestSupport

/// Draws forms; the same seed gives the same forms.
struct FormDrawer {
  var random: Generator

  private static let kinds = [
    "toggle", "toggle", "toggle", "toggle", "text", "text", "text", "text", "text", "text", "choice",
    "choice",
    "choices", "secure", "multiline", "integer", "integer", "number", "date", "date", "stepper", "stepper",
    "note",
  ]

  /// Draws from a seed.
  init(seed: UInt64) { random = Generator(seed: seed) }

  /// A form, which an early stage may refuse.
  ///
  /// - Parameter isTied: whether an edge between two fields with conditions is tried.
  mutating func draw(isTied: Bool = false) -> RandomForm {
    let count = 2 + random.below(5)
    var fields = (0..<count).map { field(String("abcdef".dropFirst($0).prefix(1))) }
    if isTied {
      for index in fields.indices.suffix(2) where !fields[index].isTyped {
        fields[index] = field(fields[index].id, "text")
      }
    }
    let sources = fields
    for index in fields.indices {
      condition(&fields[index], among: sources)
      edges(&fields[index], among: sources)
      validators(&fields[index], among: sources)
    }
    if isTied { tie(&fields, among: sources) }
    if random.chance(1, of: 12) { bury(&fields) }
    var form = RandomForm(groups: groups(of: fields, among: sources))
    setFocus(of: &form)
    return form
  }

  private mutating func field(_ id: String, _ kind: String? = nil) -> RandomForm.Field {
    let kind = kind ?? random.pick(Self.kinds)
    var field = RandomForm.Field(
      id: id, kind: kind, label: random.chance(1, of: 12) ? "Name" : "Field \(id.uppercased())")
    switch kind {
    case "choice", "choices": field.options = random.chance(1, of: 3) ? ["x", "y", "z"] : ["x", "y"]
    case "stepper":
      let low = random.below(3)
      field.bounds = low...(low + 1 + random.below(3))
    case "toggle": if random.chance(1, of: 6) { field.keys["default"] = "true" }
    case "integer", "number":
      if random.chance(3, of: 5) { field.keys["keyboard"] = "numbersAndPunctuation" }
    case "text": if random.chance(1, of: 10) { field.keys["keyboard"] = "numberPad" }
    default: break
    }
    if field.isTyped, kind != "multiline", random.chance(1, of: 6) {
      field.keys["submitLabel"] = random.pick([
        "done", "return", "next", "next", "continue", "go", "send", "search",
      ])
    }
    return field
  }

  private mutating func groups(
    of fields: [RandomForm.Field], among sources: [RandomForm.Field]
  ) -> [RandomForm.Group] {
    guard random.chance(2, of: 5), fields.count > 2 else {
      return [RandomForm.Group(title: "All", fields: fields)]
    }
    let cut = 1 + random.below(fields.count - 1)
    var second = RandomForm.Group(title: "Two", fields: Array(fields[cut...]))
    if random.chance(3, of: 5) { second.visible = term(among: Array(sources[..<cut])) }
    if random.chance(1, of: 5) { second.enabled = term(among: Array(sources[..<cut])) }
    return [RandomForm.Group(title: "One", fields: Array(fields[..<cut])), second]
  }

  private mutating func setFocus(of form: inout RandomForm) {
    let typed = form.fields.filter(\.isTyped).map(\.id)
    if random.chance(1, of: 8), typed.count > 1 { form.order = typed.shuffled(using: &random) }
    if random.chance(1, of: 6) {
      form.initial = random.chance(1, of: 6) ? "none" : typed.randomElement(using: &random)
    }
    let hasPad = form.fields.contains { field in
      field.keys["keyboard"] == "numberPad"
        || (field.isTyped && field.isNumber && field.keys["keyboard"] == nil)
    }
    if random.chance(hasPad ? 19 : 6, of: 20) {
      form.toolbar = random.pick([["next", "done"], ["previous", "next", "done"], ["done"], ["next"]])
      form.wraps = random.chance(1, of: 4)
    }
  }
}
