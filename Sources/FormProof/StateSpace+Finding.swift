package import DecisionDiagrams
import FormPlan
import FormRuntime

/// From diagrams to states that a person can see.
extension StateSpace {
  /// How many paths are tried that turn out to be none.
  private static let mostTries = 400

  /// A state in which a diagram holds, with the fewest fields off their defaults.
  ///
  /// Relations between fields are checked against each other here; what cannot be at once is learnt for all questions
  /// that follow.
  package func find(_ diagram: Diagram) throws(OutOfNodes) -> Answer {
    var rest = try table.without(diagram, impossible)
    var unknown = incomplete(diagram)
    for _ in 0..<Self.mostTries {
      guard let path = table.cheapestPath(of: rest, DiagramTable.Cost(usual: usual, groups: groups)) else {
        return unknown.map(Answer.unknown) ?? .none
      }
      var search = PathSearch(self, path)
      switch search.run() {
      case .values(let values): return .state(state(values))
      case .contradiction(let reasons):
        let conflict = try self.diagram(of: reasons)
        impossible = try table.or(impossible, conflict)
        rest = try table.without(rest, conflict)
      case .unknown(let why):
        unknown = why
        rest = try table.without(rest, self.diagram(of: path))
      }
    }
    return .unknown("more than \(Self.mostTries) combinations of comparisons")
  }

  /// Whether a diagram surely holds in no state; values are not looked for, so that this costs less than
  /// ``find(_:)`` and may miss what only they show.
  package func isRefuted(_ diagram: Diagram) throws(OutOfNodes) -> Bool {
    guard incomplete(diagram) == nil else { return false }
    var rest = try table.without(diagram, impossible)
    for _ in 0..<Self.mostTries {
      guard let path = table.cheapestPath(of: rest, DiagramTable.Cost(usual: usual, groups: groups)) else {
        return true
      }
      guard let reasons = PathSearch(self, path).refutation() else { return false }
      let conflict = try self.diagram(of: reasons)
      impossible = try table.or(impossible, conflict)
      rest = try table.without(rest, conflict)
    }
    return false
  }

  /// Whether a diagram holds in some state.
  package func isPossible(_ diagram: Diagram) throws(OutOfNodes) -> Bool {
    if diagram == .never { return false }
    return try !find(diagram).isNone
  }

  /// Why a diagram may hold less often than the form's own words.
  private func incomplete(_ diagram: Diagram) -> String? {
    guard domains.values.contains(where: { $0.incomplete != nil }) else { return nil }
    for variable in table.variables(of: diagram) {
      if case .region(let source) = variables[variable], let why = domains[source]?.incomplete { return why }
    }
    return nil
  }

  private func diagram(of path: [Int: Int]) throws(OutOfNodes) -> Diagram {
    var all = Diagram.always
    for (variable, value) in path.sorted(by: { $0.key > $1.key }) {
      all = try table.and(all, table.value(of: variable) { $0 == value })
    }
    return all
  }

  private func diagram(of reasons: [LineSystem.Reason]) throws(OutOfNodes) -> Diagram {
    var all = Diagram.always
    for reason in reasons {
      switch reason {
      case .relation(let variable, let holds):
        all = try table.and(all, table.value(of: variable) { ($0 == 1) == holds })
      case .ends(let source, let end):
        let regions = domain(of: source).regions
        let variable = variable(of: source)
        all = try table.and(
          all, table.value(of: variable) { regions[$0].line.map { $0.upperBound <= end } ?? false })
      case .begins(let source, let begin):
        let regions = domain(of: source).regions
        let variable = variable(of: source)
        all = try table.and(
          all, table.value(of: variable) { regions[$0].line.map { $0.lowerBound >= begin } ?? false })
      case .lies(let source, let region):
        all = try table.and(all, table.value(of: variable(of: source)) { $0 == region })
      }
    }
    return all
  }

  /// What stands off its default, as an app would put it in.
  private func state(_ values: [Int: LogicalValue]) -> State {
    var state = State()
    if case .day(let day) = values[today], day != Self.usualDay { state.today = day }
    for (source, value) in values where source != today {
      let field = plan.fields[source]
      // A default that counts from the day of the run is another one on another day.
      guard value != startValue(of: source) || (field.startMoment != nil && state.today != nil) else {
        continue
      }
      state.given[field.path] = field.entry(of: value)
    }
    return state
  }
}

extension Field {
  /// What stands on the screen for a value.
  fileprivate func entry(of value: LogicalValue) -> Entry {
    switch value {
    case .empty: isTyped ? .text("") : .empty(holds)
    case .text(let text): .text(text)
    case .boolean(let isOn): .boolean(isOn)
    case .number(let number): isTyped ? .text(number.description) : .number(number)
    case .option(let id): .option(id)
    case .options(let ids): .options(ids)
    case .day(let day): .day(day)
    case .time(let time): .time(time)
    case .dateTime(let moment): .dateTime(moment)
    }
  }
}
