import FormDiagnostics
import FormPlan
import FormProof
import FormReader
import FormRuntime

/// Follows conditions back to the values that decide them.
struct Reasoning {
  let session: Session
  let written: WrittenFields
  private let scope: ConditionScope
  private let fields: [FieldPath: Field]
  /// Fields whose hiding was told already.
  private var told: Set<FieldPath> = []

  init(_ session: Session, _ form: Form) {
    self.session = session
    written = WrittenFields(form)
    scope = ConditionScope(form)
    fields = Dictionary(session.plan.fields.map { ($0.path, $0) }) { first, _ in first }
  }

  /// The plan's field of a path.
  func field(_ path: FieldPath) -> Field? { fields[path] }

  /// Why a field is shown, or why not: its section's condition and its own.
  mutating func visibility(of path: FieldPath) -> [Reason] {
    guard let place = written[path] else { return [] }
    told.insert(path)
    return reasons(section: place.section.visible, own: place.field.visible, place)
  }

  /// Why a field can be changed, or why not.
  mutating func enablement(of path: FieldPath) -> [Reason] {
    guard let place = written[path] else { return [] }
    return reasons(section: place.section.enabled, own: place.field.enabled, place)
  }

  /// Those of two conditions that decide: both where both hold, else those that do not.
  private mutating func reasons(
    section: FormCondition?, own: FormCondition?, _ place: WrittenFields.Place
  ) -> [Reason] {
    let name = place.section.title?.value ?? place.section.id?.value ?? "number \(place.sectionIndex + 1)"
    let all = [(section, "section '\(name)': "), (own, "")].compactMap { condition, prefix in
      condition.map { (condition: $0, prefix: prefix, holds: holds($0)) }
    }
    let deciding = all.allSatisfy(\.holds) ? all : all.filter { !$0.holds }
    return deciding.map { reason($0.condition, $0.prefix) }
  }

  /// Whether a condition holds now.
  func holds(_ condition: FormCondition) -> Bool {
    condition.typed(in: scope).expression.map(session.holds) ?? true
  }

  /// A condition with what it amounts to, its line, and what decides it.
  mutating func reason(_ condition: FormCondition, _ prefix: String = "") -> Reason {
    let text = "\(prefix)`\(condition.oneLine)` is \(holds(condition))"
    let line = written.line(condition.text.span)
    guard let syntax = condition.syntax else { return Reason(text: text, line: line) }
    let parts = deciding(syntax, condition)
    var because: [Reason] = []
    for part in parts {
      let facts = facts(part, condition)
      if case .name = part.node {
        because += facts
      } else if parts.count == 1, part == syntax.bare {
        because += facts
      } else {
        because.append(Reason(text: "`\(part)` is \(holds(part, condition))", because: facts))
      }
    }
    return Reason(text: text, line: line, because: because)
  }

  /// The parts that make a condition true or false, with no `! && ||` above them but what they decide.
  private func deciding(_ syntax: ConditionSyntax, _ condition: FormCondition) -> [ConditionSyntax] {
    switch syntax.node {
    case .not(let part): return deciding(part, condition)
    case .and(let parts), .or(let parts):
      let isAnd = if case .and = syntax.node { true } else { false }
      let deciding = parts.filter { holds($0, condition) != isAnd }
      return (deciding.isEmpty ? parts : deciding).flatMap { self.deciding($0, condition) }
    default: return [syntax]
    }
  }

  private func holds(_ part: ConditionSyntax, _ condition: FormCondition) -> Bool {
    expression(part, condition).map(session.holds) ?? true
  }

  private func expression(_ part: ConditionSyntax, _ condition: FormCondition) -> Expression? {
    var alone = condition
    alone.syntax = part
    return alone.typed(in: scope).expression
  }

  /// What the fields that a part reads hold now.
  private mutating func facts(_ part: ConditionSyntax, _ condition: FormCondition) -> [Reason] {
    expression(part, condition).map { facts($0) } ?? []
  }

  /// What the fields of an expression hold now; a hidden one reads as empty, and is followed further.
  mutating func facts(_ expression: Expression) -> [Reason] {
    var facts: [Reason] = []
    for path in expression.fields { facts.append(fact(path)) }
    if expression.readsToday {
      facts.append(Reason(text: "today is \(session.run.today?.description ?? "no day")"))
    }
    return facts
  }

  private mutating func fact(_ path: FieldPath) -> Reason {
    let value = session.value(of: path)
    guard session.isVisible(path) else {
      let text = "\(path) is hidden, so it reads as \(value.words)"
      return told.contains(path)
        ? Reason(text: text + ", as said") : Reason(text: text, because: visibility(of: path))
    }
    if value == .empty, case .text(let entry)? = session.entry(of: path), !entry.isEmpty {
      return Reason(text: "\(path) is no number, so it reads as empty")
    }
    return Reason(text: "\(path) is \(value.words)")
  }
}

extension ConditionSyntax {
  /// Without the `!` around it.
  fileprivate var bare: ConditionSyntax { if case .not(let part) = node { part.bare } else { self } }
}
