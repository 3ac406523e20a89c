import TestSupport

extension FormDrawer {
  /// A condition over some of the fields.
  mutating func term(among sources: [RandomForm.Field]) -> Term? {
    let sources = sources.filter { $0.kind != "note" }
    guard !sources.isEmpty else { return nil }
    let first = literal(among: sources)
    switch random.below(10) {
    case 0, 1: return .all([first, literal(among: sources)])
    case 2: return .any([first, literal(among: sources)])
    case 3: return .not(.any([first, literal(among: sources)]))
    case 4: return .any([.all([first, literal(among: sources)]), literal(among: sources)])
    default: return first
    }
  }

  private mutating func literal(among sources: [RandomForm.Field]) -> Term {
    let field = random.pick(sources)
    let text = atom(of: field, among: sources)
    let words = text.split { !$0.isLetter }.map(String.init)
    let atom = Term.atom(text, reads: sources.map(\.id).filter(words.contains))
    return random.chance(1, of: 4) ? .not(atom) : atom
  }

  private mutating func atom(of field: RandomForm.Field, among sources: [RandomForm.Field]) -> String {
    let id = field.id
    switch field.kind {
    case "toggle": return id
    case "choice":
      return random.pick(["\(id) == .x", "\(id) != .y", "\(id).isEmpty", "[.x, .y].contains(\(id))"])
    case "choices":
      let count = random.below(4)
      return random.pick([
        "\(id).contains(.x)", "\(id).contains(.y)", "\(id).isEmpty", "\(id).count > \(count)",
      ])
    case "integer", "number", "stepper": return numbers(field, among: sources)
    case "date": return dates(field, among: sources)
    default: return texts(field, among: sources)
    }
  }

  private mutating func texts(_ field: RandomForm.Field, among sources: [RandomForm.Field]) -> String {
    let other = sources.filter { $0.isText && $0.id != field.id }.randomElement(using: &random)
    if let other, random.chance(1, of: 8) { return "\(field.id) == \(other.id)" }
    let id = field.id
    let count = random.below(4)
    return random.pick([
      "\(id).isEmpty", "\(id).isEmpty", "\(id) == \"x\"", "\(id) == \"abc\"", "\(id) != \"x\"",
      "\(id).count \(comparison()) \(count)", "[\"x\", \"yy\"].contains(\(id))",
    ])
  }

  private mutating func numbers(_ field: RandomForm.Field, among sources: [RandomForm.Field]) -> String {
    let id = field.id
    let others = sources.filter { $0.isNumber && $0.id != id }
    if let other = others.randomElement(using: &random), random.chance(1, of: 3) {
      if field.kind == "stepper", other.kind == "stepper", random.chance(1, of: 2) {
        return "\(id) + \(other.id) \(comparison()) \(2 + random.below(5))"
      }
      return random.chance(1, of: 4)
        ? "\(id) + 1 \(comparison()) \(other.id)" : "\(id) \(comparison()) \(other.id)"
    }
    // Now and then a number that a stepper never reaches.
    let number = field.bounds.map { $0.lowerBound - 1 + random.below($0.count + 2) } ?? random.below(6)
    switch random.below(6) {
    case 0 where field.kind != "stepper": return "\(id).isEmpty"
    case 1: return "[1, 3].contains(\(id))"
    case 2: return "\(id) == \(number)"
    default: return "\(id) \(comparison()) \(number)"
    }
  }

  private mutating func dates(_ field: RandomForm.Field, among sources: [RandomForm.Field]) -> String {
    let id = field.id
    let other = sources.filter { $0.kind == "date" && $0.id != id }.randomElement(using: &random)
    if let other, random.chance(1, of: 2) {
      return "\(id) \(comparison()) \(other.id)\(random.chance(1, of: 4) ? "+2d" : "")"
    }
    switch random.below(5) {
    case 0: return "\(id).isEmpty"
    case 1: return "\(id) \(comparison()) today\(random.pick(["", "", "+1w", "-3d"]))"
    default: return "\(id) \(comparison()) \"\(random.pick(["2026-06-10", "2026-06-11", "2026-06-20"]))\""
    }
  }

  mutating func comparison() -> String { random.pick(["<", "<=", ">", ">=", ">", "==", "!="]) }
}
