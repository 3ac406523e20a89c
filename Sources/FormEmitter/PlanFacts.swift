import FormPlan

/// What follows from a plan alone, looked up once for all the text that is printed from it.
///
/// A class, because all that prints holds it.
final class PlanFacts: Sendable {
  let plan: Plan
  let fields: [FieldPath: Field]
  /// Fields that hold a value.
  let stored: [Field]
  /// Fields that are not shown in some states.
  let hideable: Set<FieldPath>
  /// Fields that are disabled in some states.
  let disableable: Set<FieldPath>
  /// Whether the return key ever goes anywhere but to the next field or, from the last, to submit.
  let jumps: Bool
  /// Whether anything counts from the day of the run.
  let usesToday: Bool
  /// The fields behind the last one that can always have the focus; for them it depends what follows.
  private let openEnd: Set<FieldPath>
  /// The field after each in focus order.
  private let following: [FieldPath: FieldPath]

  init(_ plan: Plan) {
    self.plan = plan
    fields = Dictionary(plan.fields.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    stored = plan.fields.filter { $0.holds != .nothing }
    hideable = Set(plan.fields.filter { $0.visible != .always }.map(\.path))
    disableable = Set(plan.fields.filter { $0.enabled != .always }.map(\.path))
    let last = plan.focusOrder.last
    jumps = plan.fields.contains { !$0.next.isEmpty && !Self.submitsLast($0, last) }
    usesToday = plan.countsFromToday
    let unsure = hideable.union(disableable)
    openEnd = Set(plan.focusOrder.reversed().prefix(while: unsure.contains))
    following = Dictionary(
      zip(plan.focusOrder, plan.focusOrder.dropFirst()).map { ($0, $1) },
      uniquingKeysWith: { first, _ in first })
  }

  /// One field for each enum of options: of those that share a set the first.
  var choiceTypes: [Field] {
    var taken: Set<String> = []
    return plan.fields.filter { !$0.options.isEmpty && taken.insert($0.choiceTypeName).inserted }
  }

  /// Fields that start with a day that is counted from that of the run.
  var countedStarts: [(field: Field, start: Expression)] {
    plan.fields.compactMap { field in field.startMoment.map { (field, $0) } }
  }

  /// Whether a field is the last in focus order and its key submits, whatever holds.
  private static func submitsLast(_ field: Field, _ last: FieldPath?) -> Bool {
    field.next.first == Field.Edge(target: .submit) && field.path == last
  }

  /// Whether the focus can always stand on a field.
  func isAlwaysFocusable(_ path: FieldPath) -> Bool {
    !hideable.contains(path) && !disableable.contains(path) && fields[path]?.takesKeyboard == true
  }

  /// Whether the submission may lack a field's value: it may be hidden, or empty when it is submitted.
  func mayLack(_ field: Field) -> Bool {
    if hideable.contains(field.path) { return true }
    if !field.canBeEmpty { return false }
    return !field.isDemanded || disableable.contains(field.path)
  }

  /// Whether VoiceOver can be sent there: what shows errors and cannot always take the keyboard.
  func takesAttention(_ field: Field) -> Bool {
    field.holds != .nothing && (!field.takesKeyboard || disableable.contains(field.path))
  }

  /// What the return key says in every state; nil where it depends.
  func constantLabel(_ field: Field) -> SubmitLabel? {
    if case .fixed(let label) = field.submitLabel { return label }
    switch constantDestination(field) {
    case .field: return .next
    case .submit: return .go
    case .dismiss, .end: return .done
    case nil: return nil
    }
  }

  /// Where a return key leads.
  enum Destination: Hashable {
    case field(FieldPath?)
    case submit
    case dismiss
    case end
  }

  /// Where the return key leads in every state; nil where it depends.
  ///
  /// A field whose name depends is `.field(nil)`.
  func constantDestination(_ field: Field) -> Destination? {
    guard let edge = field.next.first else { return neighbour(after: field.path) }
    guard edge.when == .always else { return nil }
    switch edge.target {
    case .submit: return .submit
    case .dismiss: return .dismiss
    case .field(let target): return isAlwaysFocusable(target) ? .field(target) : nil
    }
  }

  private func neighbour(after path: FieldPath) -> Destination? {
    guard let next = following[path] else { return .end }
    if isAlwaysFocusable(next) { return .field(next) }
    return openEnd.contains(next) ? nil : .field(nil)
  }

  /// The fields from which the return key submits where nothing follows.
  var submitsAtEnd: [Field] {
    plan.fields.filter { field in
      if Self.submitsLast(field, plan.focusOrder.last), !jumps {
        return !field.kind.row.control.returnTypesNewline
      }
      guard field.takesKeyboard, case .fixed(let label) = field.submitLabel else { return false }
      if let destination = constantDestination(field), destination != .end { return false }
      return label.atEnd == .submits && !field.kind.row.control.returnTypesNewline
    }
  }
}
