import DecisionDiagrams
import FormPlan
import FormRuntime

/// The parts of conditions that say something of values.
extension StateSpace {
  /// How many fields that may be hidden one part may read before it is taken as one unknown.
  private static let mostHidden = 8

  func leaf(_ leaf: Expression, _ reading: Reading) throws(OutOfNodes) -> Diagram {
    if case .hiding(let hidden) = reading { return try diagram(ofShown: leaf, hidden: hidden, .shown) }
    return try split(leaf, sources(of: leaf)[...], hidden: [], reading)
  }

  /// Looks at each source that may be hidden twice: shown, and hidden, when it is empty.
  private func split(
    _ leaf: Expression, _ sources: ArraySlice<Int>, hidden: Set<Int>, _ reading: Reading
  ) throws(OutOfNodes) -> Diagram {
    var rest = sources
    while let source = rest.popFirst() {
      guard let isShown = try shownStates(of: source, reading) else { continue }
      if rest.count > Self.mostHidden { break }
      let whenShown = try split(leaf, rest, hidden: hidden, reading)
      let whenHidden = try split(leaf, rest, hidden: hidden.union([source]), reading)
      return try table.choose(isShown, whenShown, otherwise: whenHidden)
    }
    return try diagram(ofShown: leaf, hidden: hidden, reading)
  }

  /// The states in which a source is shown; nil where that makes no difference.
  ///
  /// By itself a stepper is never empty, but a hidden one is; all else may be empty anyway.
  private func shownStates(of source: Int, _ reading: Reading) throws(OutOfNodes) -> Diagram? {
    guard source != today else { return nil }
    switch reading {
    case .shown: return visible[source] == .always ? nil : visible[source]
    case .free:
      guard plan.fields[source].range != nil, plan.fields[source].visible != .always else { return nil }
      return try table.not(hold(.hidden(source)))
    case .hiding: return nil
    }
  }

  /// A part where what is in `hidden` is hidden and all else is shown.
  private func diagram(ofShown leaf: Expression, hidden: Set<Int>, _ reading: Reading) throws(OutOfNodes)
    -> Diagram
  {
    var values: [Int: LogicalValue] = [:]
    var live: [Int] = []
    for source in sources(of: leaf) where !hidden.contains(source) {
      if reading == .shown, source != today, isFixed[source] {
        values[source] = startValue(of: source)
      } else {
        live.append(source)
      }
    }
    guard let first = live.first else { return .constant(holds(leaf, values)) }
    if live.count == 1 { return try single(leaf, first, values) }
    if live.allSatisfy(isFinite) { return try every(leaf, live[...], values) }
    return try relation(leaf, live, values)
  }

  /// A part that one source decides.
  private func single(_ leaf: Expression, _ source: Int, _ values: [Int: LogicalValue]) throws(OutOfNodes)
    -> Diagram
  {
    if source != today, plan.fields[source].holds == .options { return try options(leaf, source, values) }
    let regions = domain(of: source).regions
    return try table.value(of: variable(of: source)) { region in
      var values = values
      values[source] = regions[region].value
      return holds(leaf, values)
    }
  }

  /// A part that compares things of which there are few: each case by itself.
  private func every(
    _ leaf: Expression, _ sources: ArraySlice<Int>, _ values: [Int: LogicalValue]
  ) throws(OutOfNodes) -> Diagram {
    guard let source = sources.first else { return .constant(holds(leaf, values)) }
    var diagram = Diagram.never
    for (value, states) in try cases(of: source) {
      var values = values
      values[source] = value
      diagram = try table.or(diagram, table.and(states, every(leaf, sources.dropFirst(), values)))
    }
    return diagram
  }

  /// The values of a source of which there are few, with the states in which it has them; of sets of options, which a
  /// comparison only counts, one of each size.
  private func cases(of source: Int) throws(OutOfNodes) -> [(value: LogicalValue, states: Diagram)] {
    var cases: [(value: LogicalValue, states: Diagram)] = []
    if plan.fields[source].holds == .options {
      let ids = plan.fields[source].options.map(\.id)
      for (count, states) in try counts(of: source).enumerated() {
        cases.append((.options(Array(ids.prefix(count))), states))
      }
    } else {
      for (index, region) in domain(of: source).regions.enumerated() {
        cases.append((region.value, try table.value(of: variable(of: source)) { $0 == index }))
      }
    }
    return cases
  }

  /// A part about a set of options: which of those it names are chosen, or how many are.
  private func options(_ leaf: Expression, _ source: Int, _ values: [Int: LogicalValue]) throws(OutOfNodes)
    -> Diagram
  {
    if case .optionsContain(_, let id) = leaf {
      guard let variable = optionVariables(of: source).first(where: { $0.id == id })?.variable else {
        return .never
      }
      return try table.value(of: variable) { $0 == 1 }
    }
    return try every(leaf, [source], values)
  }

  /// The states in which none, one, two, … of a field's options are chosen.
  private func counts(of source: Int) throws(OutOfNodes) -> [Diagram] {
    var counts = [Diagram.always]
    for (_, variable) in optionVariables(of: source) {
      var more = [Diagram](repeating: .never, count: counts.count + table.sizes[variable] - 1)
      for value in 0..<table.sizes[variable] {
        let chosen = try table.value(of: variable) { $0 == value }
        for (count, states) in counts.enumerated() {
          more[count + value] = try table.or(more[count + value], table.and(chosen, states))
        }
      }
      counts = more
    }
    return counts
  }

  /// Whether each value of a source is a region of its own.
  private func isFinite(_ source: Int) -> Bool {
    guard source != today else { return false }
    let type = plan.fields[source].holds
    return type == .boolean || type == .option || type == .options
  }
}
