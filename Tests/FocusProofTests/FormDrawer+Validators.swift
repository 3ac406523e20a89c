import TestSupport

extension FormDrawer {
  /// Gives a field validators.
  mutating func validators(_ field: inout RandomForm.Field, among sources: [RandomForm.Field]) {
    guard field.kind != "note" else { return }
    if field.kind != "stepper", field.kind != "toggle", random.chance(1, of: 4) {
      field.validators.append(RandomForm.Validator(text: "required"))
    }
    if field.kind == "toggle", random.chance(1, of: 6) {
      field.validators.append(RandomForm.Validator(text: "accepted"))
    }
    if random.chance(1, of: 3), let text = bound(field, among: sources) {
      field.validators.append(text)
    }
    if random.chance(1, of: 6) {
      let own = random.chance(2, of: 3) ? sources.filter { $0.id == field.id } : sources
      field.validators.append(RandomForm.Validator(check: term(among: own + sources)))
    }
    for index in field.validators.indices where random.chance(1, of: 5) {
      field.validators[index].when = term(among: sources)
    }
  }

  private mutating func bound(
    _ field: RandomForm.Field, among sources: [RandomForm.Field]
  ) -> RandomForm.Validator? {
    let others = sources.filter { $0.id != field.id }
    if field.isText {
      let other = others.filter(\.isText).randomElement(using: &random)
      if let other, random.chance(1, of: 3) {
        return RandomForm.Validator(text: "matches: \(other.id)", reads: [other.id])
      }
      return RandomForm.Validator(
        text: random.pick(["length: 1...3", "length: 2...", "length: ...2", "length: 3", "oneOf: [x, yy]"]))
    }
    if field.isNumber {
      let other = others.filter(\.isNumber).randomElement(using: &random)
      if let other, random.chance(1, of: 2) {
        let text = random.pick(["range: 0...\(other.id)", "range: \(other.id)..."])
        return RandomForm.Validator(text: text, reads: [other.id])
      }
      return RandomForm.Validator(
        text: random.pick(["range: 1...3", "range: 4...", "range: ...2", "oneOf: [1, 3]"]))
    }
    guard field.kind == "date" else { return nil }
    let other = others.filter { $0.kind == "date" }.randomElement(using: &random)
    let ends = ["today", "2026-06-10", "2026-06-11"] + (other.map { [$0.id, $0.id + "+1d"] } ?? [])
    let end = random.pick(ends)
    return RandomForm.Validator(
      text: random.pick(["before: \(end)", "after: \(end)", "range: \(end)..."]),
      reads: other.map { end.hasPrefix($0.id) ? [$0.id] : [] } ?? [])
  }
}
