import FormPlan
import FormRuntime

extension Sightings {
  /// Holds what a return key says against where it leads now.
  mutating func lookAtKey(of field: Int, taking entry: Int?, in session: borrowing Session) {
    guard hasReturn(field), case .fixed(let label) = order[field].submitLabel else { return }
    var leads = false
    if case .field = session.destinationOfReturn(from: order[field].path) { leads = true }
    var isExplicit = false
    if let entry, order[field].next[entry].target == .submit || order[field].next[entry].target == .dismiss {
      isExplicit = true
    }
    leadsToField[field].note(leads)
    ends[field].note(!leads && !isExplicit)
    switch label {
    case .next, .continue: if isExplicit { contradictions.insert(field) }
    case .go, .send, .join, .route, .search: if leads { contradictions.insert(field) }
    case .done, .return: break
    }
  }

  /// Looks for validators that read what is hidden, or refuse what is empty.
  mutating func lookAtValidators(in session: borrowing Session) {
    for field in plan.fields where !field.validators.isEmpty && session.isEnabled(field.path) {
      let isRequired = field.validators.contains { $0.check == .required && session.holds($0.when) }
      for (index, validator) in field.writtenValidators where session.holds(validator.when) {
        let path = "fields.\(field.path).validate[\(index)]"
        let partners = validator.check.expressions.flatMap(\.fields).filter { $0 != field.path }
        if partners.contains(where: { !session.isVisible($0) }) { hiddenPartners.insert(path) }
        guard case .check(let check) = validator.check, !isRequired,
          session.value(of: field.path).isEmpty, !session.holds(check)
        else { continue }
        refuses(check, at: path, in: session)
      }
    }
  }

  private mutating func refuses(_ check: Expression, at path: String, in session: borrowing Session) {
    guard !emptyRefused.contains(path) else { return }
    let key = [.text(path)] + check.fields.map { session.value(of: $0) } + [day(of: session)]
    guard known.insert(key).inserted else { return }
    if (try? free.couldHold(check, fillingIn: session)) ?? false { emptyRefused.insert(path) }
  }

  private func day(of session: borrowing Session) -> LogicalValue {
    session.run.today.map { .day($0) } ?? .empty
  }

  /// Looks for two fields with one label side by side.
  mutating func lookAtLabels(in session: borrowing Session) {
    guard hasSameLabels else { return }
    for section in plan.sections {
      var labels: Set<String> = []
      for (index, field) in plan.fields.enumerated()
      where section.fields.contains(field.path) && !field.label.isEmpty && session.isVisible(field.path) {
        if !labels.insert(field.label).inserted { sameLabels.insert(index) }
      }
    }
  }
}
