import FormPlan
import FormRuntime

extension Sightings {
  /// Holds what a return key says against where it leads now.
  mutating func lookAtKey(of field: Int, taking entry: Int?, in session: borrowing Session) {
    guard order[field].hasReturn, let label = order[field].label else { return }
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
    for field in checked where session.isEnabled(field.path) {
      let isRequired = field.requirements.contains(where: session.holds)
      let isEmpty = session.value(of: field.path).isEmpty
      for item in field.items where session.holds(item.when) {
        if item.partners.contains(where: { !session.isVisible($0) }) { hiddenPartners.insert(item.place) }
        guard let check = item.check, isEmpty, !isRequired, !session.holds(check) else { continue }
        refuses(check, at: item.place, in: session)
      }
    }
  }

  private mutating func refuses(_ check: Expression, at path: String, in session: borrowing Session) {
    guard !emptyRefused.contains(path) else { return }
    let values = check.fields.flatMap { [session.value(of: $0), .boolean(session.isEnabled($0))] }
    let key = [.text(path)] + values + [day(of: session)]
    guard known.insert(key).inserted else { return }
    if (try? free.couldHold(check, fillingIn: session)) ?? false { emptyRefused.insert(path) }
  }

  private func day(of session: borrowing Session) -> LogicalValue {
    session.run.today.map { .day($0) } ?? .empty
  }

  /// Looks for two fields with one label side by side.
  mutating func lookAtLabels(in session: borrowing Session) {
    for pair in sameLabelled where session.isVisible(pair.later) && session.isVisible(pair.earlier) {
      sameLabels.insert(pair.later)
    }
  }
}
