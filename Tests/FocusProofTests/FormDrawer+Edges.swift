import TestSupport

extension FormDrawer {
  /// Gives a field conditions.
  mutating func condition(_ field: inout RandomForm.Field, among sources: [RandomForm.Field]) {
    let others = sources.filter { $0.id != field.id }
    if random.chance(1, of: 3) { field.visible = term(among: others) }
    if random.chance(1, of: 8), field.kind != "note" { field.enabled = term(among: others) }
    let never = Term.atom("false", reads: [])
    if random.chance(1, of: 25) { field.visible = never }
    if random.chance(1, of: 40), field.kind != "note" { field.enabled = never }
  }

  /// Gives a field edges.
  mutating func edges(_ field: inout RandomForm.Field, among sources: [RandomForm.Field]) {
    guard field.isTyped, random.chance(1, of: 5) else { return }
    let id = field.id
    if random.chance(2, of: 3) {
      field.next = [RandomForm.Edge(to: target(from: id, among: sources))]
      return
    }
    for _ in 0...random.below(2) {
      field.next.append(
        RandomForm.Edge(when: term(among: sources), to: target(from: id, among: sources)))
    }
    if random.chance(1, of: 2) { field.next.append(RandomForm.Edge(to: target(from: id, among: sources))) }
  }

  /// An edge between two fields that both have a condition.
  mutating func tie(_ fields: inout [RandomForm.Field], among sources: [RandomForm.Field]) {
    let typed = fields.indices.filter { fields[$0].isTyped }.shuffled(using: &random)
    guard typed.count > 1 else { return }
    let from = random.chance(5, of: 6) ? min(typed[0], typed[1]) : max(typed[0], typed[1])
    let to = from == typed[0] ? typed[1] : typed[0]
    for index in [from, to] where fields[index].visible == nil {
      let others = sources.filter { $0.id != fields[index].id }
      fields[index].visible = term(among: others)
    }
    if random.chance(1, of: 6) { fields[to].visible = fields[from].visible }
    let when = random.chance(1, of: 3) ? term(among: sources) : nil
    fields[from].next = [RandomForm.Edge(when: when, to: fields[to].id)]
  }

  /// A field that is never shown, and another that waits for it.
  mutating func bury(_ fields: inout [RandomForm.Field]) {
    let places = fields.indices.filter { fields[$0].kind != "note" }.shuffled(using: &random)
    guard places.count > 1 else { return }
    fields[places[0]].visible = .atom("false", reads: [])
    let condition = term(among: [fields[places[0]]])
    if random.chance(1, of: 2) {
      fields[places[1]].visible = condition
    } else {
      fields[places[1]].enabled = condition
    }
    let isNeverEmpty = ["toggle", "stepper"].contains(fields[places[1]].kind)
    if !isNeverEmpty, random.chance(2, of: 3),
      !fields[places[1]].validators.contains(where: { $0.text == "required" })
    {
      fields[places[1]].validators.append(RandomForm.Validator(text: "required"))
    }
  }

  private mutating func target(from id: String, among sources: [RandomForm.Field]) -> String {
    let typed = sources.filter { $0.isTyped && $0.id != id }.map(\.id)
    let later = typed.filter { $0 > id }
    switch random.below(12) {
    case 0, 1: return "submit"
    case 2: return "dismiss"
    case 3, 4: return typed.randomElement(using: &random) ?? "submit"
    default: return later.randomElement(using: &random) ?? "submit"
    }
  }
}
