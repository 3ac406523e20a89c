package import FormPlan
package import FormRuntime

/// Loops, as a person goes round them.
extension Proof {
  /// A tap on a field, where that is needed, and the steps until the focus is there again; no more than there are
  /// fields.
  package func round(from path: FieldPath, _ session: Session) -> [Event] {
    var steps = approach(path, session)
    var session = session
    for step in steps { session.receive(step) }
    for _ in graph.nodes {
      guard let step = onward(session), !staysOn(path, session) else { break }
      steps.append(step)
      session.receive(step)
      if session.focus == path { break }
    }
    return steps
  }

  /// Whether the key that goes on leads to the field where the focus is: then pressing it changes nothing.
  package func staysOn(_ path: FieldPath, _ session: Session) -> Bool {
    guard session.focus == path, let step = onward(session) else { return false }
    return
      (step == .return ? session.destinationOfReturn(from: path) : session.destination(of: .next, from: path))
      == .field(path)
  }

  /// The fields of a loop that a witness goes round at its end, the first one `path`; nil where it does not, or does
  /// something else than going on.
  package func loop(from path: FieldPath, _ witness: Witness, _ trail: Witness.Trail) -> [FieldPath]? {
    let foci = trail.map(\.focus)
    if let end = trail.last, staysOn(path, end) { return [path] }
    guard foci.last == path, let start = foci.firstIndex(of: path), start < foci.count - 1 else {
      return nil
    }
    let isGoingOn = (start..<(foci.count - 1)).allSatisfy { onward(trail[$0]) == witness.steps[$0] }
    guard isGoingOn else { return nil }
    let members = foci[start..<(foci.count - 1)].compactMap { $0 }
    return members.count == foci.count - 1 - start && Set(members).count == members.count ? members : nil
  }
}
