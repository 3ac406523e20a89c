package import DecisionDiagrams
package import FormPlan
package import FormRuntime

/// What can be proved of a form: its states and its focus graph, worked out once and asked by every rule.
package final class Proof {
  /// A state that was asked for.
  package struct Evidence {
    /// A scenario that shows it; nil where none was found.
    package var witness: Witness?
    /// Why it is not certain; nil where it is.
    package var incomplete: String?

    /// That it was not found out.
    package static func undecided(_ why: String) -> Evidence { Evidence(witness: nil, incomplete: why) }
  }

  /// The form.
  package let plan: Plan
  /// Its states.
  package let space: StateSpace
  /// Where its keys lead.
  package let graph: FocusGraph

  /// Works out states and graph.
  ///
  /// - Parameter limit: how many nodes the diagrams may have in all.
  package init(_ plan: Plan, limit: Int = 200_000) throws(OutOfNodes) {
    self.plan = plan
    space = try StateSpace(plan, limit: limit)
    graph = try FocusGraph(space)
  }

  /// The diagrams.
  package var table: DiagramTable { space.table }

  /// Whether there is a state, and a scenario that shows what it is asked for.
  ///
  /// - Parameters:
  ///   - steps: what a person does in that state.
  ///   - shows: whether the scenario shows what it should; it is played, and reduced to what is needed.
  /// - Returns: nil where there surely is no such state.
  package func evidence(
    _ states: Diagram, steps: (Session) -> [Event] = { _ in [] },
    shows: (Witness, Witness.Trail) -> Bool
  ) throws(OutOfNodes) -> Evidence? {
    switch try space.find(states) {
    case .none: return nil
    case .unknown(let why): return .undecided(why)
    case .state(let state):
      var witness = Witness(state: state)
      guard let session = witness.play(plan)?.first else { return nil }
      witness.steps = steps(session)
      guard let reduced = witness.reduced(plan, shows) else {
        return .undecided("the state that was found could not be replayed")
      }
      return Evidence(witness: reduced, incomplete: nil)
    }
  }

  /// The states in which a check refuses a field that is empty and need not be filled in, though it would pass if
  /// something stood there, or in other fields that it reads and that are empty too; all else stays as it reads then.
  package func refusesEmpty(
    _ condition: Expression, of index: Int, when runs: Expression
  ) throws(OutOfNodes) -> Diagram {
    let field = plan.fields[index]
    var refused = try table.and(space.open[index], space.diagram(of: runs))
    for validator in field.validators where validator.check == .required {
      refused = try table.without(refused, space.diagram(of: validator.when))
    }
    refused = try table.and(table.without(refused, space.diagram(of: condition)), isFillable(index))
    let others = condition.fields.compactMap { space.index(of: $0) }.filter { $0 != index }
    return try refusals(refused, by: condition, filling: [index], hiding: [], others.prefix(Self.mostOthers))
  }

  /// How many other fields of a check are told apart; those beyond are taken as they stand.
  private static let mostOthers = 6

  /// Looks at each of the other fields as one to fill in, as hidden, and as it stands.
  private func refusals(
    _ states: Diagram, by condition: Expression, filling: Set<Int>, hiding: Set<Int>,
    _ others: ArraySlice<Int>
  ) throws(OutOfNodes) -> Diagram {
    if states == .never { return .never }
    guard let other = others.first else {
      let holds = try space.diagram(of: condition, .hiding(hiding))
      return try table.and(states, table.forgetting(space.variables(about: filling), in: holds))
    }
    let (rest, fillable, shown) = (others.dropFirst(), try isFillable(other), space.visible[other])
    let filled = try refusals(
      table.and(states, fillable), by: condition, filling: filling.union([other]), hiding: hiding, rest)
    let hidden = try refusals(
      table.without(states, shown), by: condition, filling: filling, hiding: hiding.union([other]), rest)
    let kept = try refusals(
      table.without(table.and(states, shown), fillable), by: condition, filling: filling, hiding: hiding, rest
    )
    return try table.or(filled, table.or(hidden, kept))
  }

  /// The states in which nothing stands in a field and something could be put in.
  private func isFillable(_ field: Int) throws(OutOfNodes) -> Diagram {
    try table.and(space.open[field], space.diagram(of: .isEmpty(plan.fields[field].path)))
  }

  /// Whether a diagram holds in no state, for sure.
  package func isNever(_ states: Diagram) throws(OutOfNodes) -> Bool { try space.find(states).isNone }

  /// How a person comes to a field and no further: nothing where the focus stands there already.
  package func approach(_ path: FieldPath, _ session: Session) -> [Event] {
    session.focus == path ? [] : [.tap(path)]
  }

  /// What a person does to go on from where the focus is; nil where nothing leads to another field.
  package func onward(_ session: Session) -> Event? {
    guard let focus = session.focus, let field = space.indices[focus] else { return nil }
    switch FocusGraph.Way(plan.fields[field], plan) {
    case .returnKey: return session.destinationOfReturn(from: focus).isField ? .return : nil
    case .toolbar: return session.destination(of: .next, from: focus).isField ? .next : nil
    case .tap:
      let order = graph.nodes.map { plan.fields[$0.field].path }
      guard let here = order.firstIndex(of: focus) else { return nil }
      return order[(here + 1)...].first(where: session.isFocusable).map(Event.tap)
    }
  }

  /// The steps of moving on until nothing new comes: from the first field that can have the focus, or from where the
  /// focus is.
  package func walk(_ session: Session, fromFirst: Bool) -> [Event] {
    var session = session
    var steps: [Event] = []
    var seen: Set<FieldPath> = []
    let first = graph.nodes.lazy.map { self.plan.fields[$0.field].path }.first(where: session.isFocusable)
    if fromFirst, let first, session.focus != first {
      steps.append(.tap(first))
      session.receive(.tap(first))
    }
    while let focus = session.focus, seen.insert(focus).inserted, let step = onward(session) {
      session.receive(step)
      guard let next = session.focus, !seen.contains(next) else { break }
      steps.append(step)
    }
    return steps
  }

  /// The fields to which a walk comes.
  package func visited(_ session: Session, fromFirst: Bool) -> Set<FieldPath> {
    var session = session
    let steps = walk(session, fromFirst: fromFirst)
    var visited = Set([session.focus].compactMap(\.self))
    for step in steps {
      session.receive(step)
      if let focus = session.focus { visited.insert(focus) }
    }
    return visited
  }
}

extension Session.Destination {
  /// Whether it is a field.
  package var isField: Bool { if case .field = self { true } else { false } }
}
