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

  /// The form as it is when a person goes on from a field by a key: before the last step of a witness, or at its end
  /// where the key would change nothing; nil where that is not how the witness ends.
  package func departure(
    from path: FieldPath, by step: Event, _ witness: Witness, _ trail: Witness.Trail
  ) -> Session? {
    if let end = trail.last, end.focus == path {
      var after = end
      if after.receive(step) != nil || after == end { return end }
    }
    guard witness.steps.last == step, let before = trail.dropLast().last, before.focus == path else {
      return nil
    }
    return before
  }

  /// The fields of a loop that a witness goes round at its end, the first one where the loop's edge begins, which is
  /// taken there; nil where it does not, or does something else than going on.
  package func members(_ loop: FocusGraph.Loop, _ witness: Witness, _ trail: Witness.Trail) -> [FieldPath]? {
    let path = plan.fields[graph.nodes[loop.edge.position].field].path
    let foci = trail.map(\.focus)
    if let end = trail.last, staysOn(path, end) { return end.takes(loop.edge, from: path) ? [path] : nil }
    guard foci.last == path, let start = foci.firstIndex(of: path), start < foci.count - 1,
      trail[start].takes(loop.edge, from: path)
    else { return nil }
    let isGoingOn = (start..<(foci.count - 1)).allSatisfy { onward(trail[$0]) == witness.steps[$0] }
    guard isGoingOn else { return nil }
    let members = foci[start..<(foci.count - 1)].compactMap { $0 }
    return members.count == foci.count - 1 - start && Set(members).count == members.count ? members : nil
  }
}

extension Session {
  /// Whether an edge is the first that holds.
  package func takes(_ edge: FocusGraph.Edge, from path: FieldPath) -> Bool {
    guard let field = plan.fields.first(where: { $0.path == path }) else { return false }
    return field.next.firstIndex { holds($0.when) } == edge.entry
  }
}
