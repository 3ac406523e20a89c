import DecisionDiagrams
import FormPlan
import FormRuntime

/// What is said of two sources at once.
extension StateSpace {
  /// A part that reads the sources of `live`, while those of `values` have these.
  func relation(
    _ leaf: Expression, _ live: [Int], _ values: [Int: LogicalValue]
  ) throws(OutOfNodes) -> Diagram {
    guard case .compare(let comparison, let left, let right) = leaf else { return try other(leaf, values) }
    let both = (try isThere(left, live, values), try isThere(right, live, values))
    let bothThere = try table.and(both.0, both.1)
    guard let compared = try compared(comparison, left, right, values) else { return try other(leaf, values) }
    let holds = try table.and(bothThere, compared)
    // Two empty ones are equal, and no other comparison of something empty holds.
    let bothEmpty = try table.not(table.or(both.0, both.1))
    switch comparison {
    case .equal: return try table.or(holds, bothEmpty)
    case .notEqual: return try table.without(table.or(holds, table.not(bothThere)), bothEmpty)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: return holds
    }
  }

  /// A comparison of two sides that are both there.
  private func compared(
    _ comparison: Expression.Comparison, _ left: Expression, _ right: Expression,
    _ values: [Int: LogicalValue]
  ) throws(OutOfNodes) -> Diagram? {
    if case .field(let one) = left, case .field(let other) = right, let one = indices[one],
      let other = indices[other],
      plan.fields[one].holds == .text
    {
      let same = try hold(.sameText(min(one, other), max(one, other)))
      return comparison == .equal ? same : try table.not(same)
    }
    guard let line = difference(left, right, values) else { return nil }
    if line.isEmpty { return .never }
    let lattice = lattice(of: line.terms)
    func atMost(_ most: ExactNumber) throws(OutOfNodes) -> Diagram {
      let most = lattice?.atMost(most) ?? most
      if let sides = line.sides { return try hold(.atMost(left: sides.left, right: sides.right, most: most)) }
      if line.isTurned {
        return try table.not(
          hold(.sum(line.turned.terms, most: -(most + (lattice?.distance ?? Grid.smallest)))))
      }
      return try hold(.sum(line.terms, most: most))
    }
    // What the left side is more than the right one, without its constant.
    let bound = -line.constant
    let below = bound - Grid.smallest
    switch comparison {
    case .lessOrEqual: return try atMost(bound)
    case .less: return try atMost(below)
    case .greater: return try table.not(atMost(bound))
    case .greaterOrEqual: return try table.not(atMost(below))
    case .equal: return try table.without(atMost(bound), atMost(below))
    case .notEqual: return try table.not(table.without(atMost(bound), atMost(below)))
    }
  }

  /// The states in which something stands on one side of a comparison.
  private func isThere(_ side: Expression, _ live: [Int], _ values: [Int: LogicalValue]) throws(OutOfNodes)
    -> Diagram
  {
    var isThere = Diagram.always
    for part in side.parts {
      let source: Int? =
        switch part {
        case .field(let path): indices[path]
        case .today: today
        default: nil
        }
      guard let source else { continue }
      if live.contains(source) {
        let regions = domain(of: source).regions
        isThere = try table.and(isThere, table.value(of: variable(of: source)) { !regions[$0].value.isEmpty })
      } else if values[source]?.isEmpty != false {
        return .never
      }
    }
    return isThere
  }

  /// Something that is not understood: it may hold or not.
  private func other(_ leaf: Expression, _ values: [Int: LogicalValue]) throws(OutOfNodes) -> Diagram {
    try hold(.other(leaf, values))
  }

  func hold(_ relation: Relation) throws(OutOfNodes) -> Diagram {
    // `b - a <= c` is the negation of `a - b < -c`: one variable for both.
    if case .atMost(let left, let right, let most) = relation,
      let mirrored = relations[
        .atMost(left: right, right: left, most: -(most + (distance(left, right) ?? Grid.smallest)))]
    {
      return try table.value(of: mirrored) { $0 == 0 }
    }
    let variable = relations[relation] ?? makeRelation(relation)
    return try table.value(of: variable) { $0 == 1 }
  }

  private func makeRelation(_ relation: Relation) -> Int {
    let variable = makeVariable(
      .relation(relation), size: 2, usual: usuallyHolds(relation) ? 1 : 0, group: -1 - relations.count)
    relations[relation] = variable
    return variable
  }

  private func usuallyHolds(_ relation: Relation) -> Bool {
    switch relation {
    case .atMost(let left, let right, let most):
      guard let left = place(of: left, startValue), let right = place(of: right, startValue) else {
        return false
      }
      return left - right <= most
    case .sameText(let one, let other): return startValue(of: one) == startValue(of: other)
    case .sum(let terms, let most): return total(terms, startValue).map { $0 <= most } ?? false
    case .hidden, .other: return false
    }
  }

  /// The variables that tell what stands in sources, alone or beside others.
  func variables(about sources: Set<Int>) -> Set<Int> {
    Set(variables.indices.filter { !self.sources(of: [$0]).isDisjoint(with: sources) })
  }

  /// The fields that variables tell something of.
  func sources(of variables: Set<Int>) -> Set<Int> {
    Set(
      variables.flatMap { variable in
        switch self.variables[variable] {
        case .region(let source), .option(let source, _), .otherOptions(let source): [source]
        case .relation(let relation): sources(of: relation)
        }
      }
    ).subtracting([today])
  }

  /// The sources that a relation speaks of.
  func sources(of relation: Relation) -> [Int] {
    switch relation {
    case .sameText(let one, let other): [one, other]
    case .atMost(let left, let right, _): [left, right].compactMap(source)
    case .sum(let terms, _): terms.keys.compactMap(source)
    case .hidden: []
    case .other(let leaf, let known): sources(of: leaf).filter { known[$0] == nil }
    }
  }

  /// The source of a term.
  func source(of term: LineTerm) -> Int? {
    switch term {
    case .value(let source), .count(let source), .day(let source): source
    case .moved(let expression): sources(of: expression).first
    }
  }

  /// What a sum amounts to, given what stands in sources; nil where a part of it is empty.
  func total(_ terms: [LineTerm: Int], _ value: (Int) -> LogicalValue) -> ExactNumber? {
    var total = ExactNumber(0)
    for (term, factor) in terms {
      guard let place = place(of: term, value) else { return nil }
      for _ in 0..<abs(factor) { total = factor > 0 ? total + place : total - place }
    }
    return total
  }

  /// How much two differences of two terms differ at least; nil where that may be as little as one likes.
  func distance(_ left: LineTerm, _ right: LineTerm) -> ExactNumber? {
    lattice(of: [left: 1, right: -1])?.distance
  }

  /// What a sum of terms can amount to; nil where that may be any number.
  private func lattice(of terms: [LineTerm: Int]) -> Lattice? {
    var sum: [(lattice: Lattice, factor: Int)] = []
    for (term, factor) in terms {
      guard let lattice = lattice(of: term) else { return nil }
      sum.append((lattice, factor))
    }
    return Lattice(sum: sum)
  }

  private func lattice(of term: LineTerm) -> Lattice? {
    switch term {
    case .value(let source): Grid(plan, source).lattice
    case .count: .whole
    case .day: Lattice(0, step: ExactNumber(Line.day))
    case .moved(let expression):
      sources(of: expression).allSatisfy { $0 == today || plan.fields[$0].holds == .day }
        ? Lattice(0, step: ExactNumber(Line.day)) : .whole
    }
  }

  /// Where a term stands, given what stands in sources; nil where nothing does.
  func place(of term: LineTerm, _ value: (Int) -> LogicalValue) -> ExactNumber? {
    switch term {
    case .value(let source): return place(of: value(source))
    case .count(let source): return ExactNumber((value(source).text ?? "").count)
    case .day(let source):
      return place(of: value(source)).map { ExactNumber($0.whole / Line.day * Line.day) }
    case .moved(let expression):
      guard let source = sources(of: expression).first else { return nil }
      var day: FormDay?
      if source == today, case .day(let today) = value(source) { day = today }
      let values = Values(indices: indices, values: [source: value(source)], today: day, empty: empty)
      return place(of: values.value(of: expression))
    }
  }
}

extension Line {
  /// Whether the term that comes first is taken away.
  fileprivate var isTurned: Bool {
    terms.min { $0.key.place < $1.key.place }.map { $0.value < 0 } ?? false
  }

  fileprivate var turned: Line {
    var line = Line(0)
    line.terms = terms.mapValues { -$0 }
    return line
  }

  /// The two terms of a difference; nil for everything else.
  fileprivate var sides: (left: LineTerm, right: LineTerm)? {
    guard terms.count == 2, let left = terms.first(where: { $0.value == 1 })?.key,
      let right = terms.first(where: { $0.value == -1 })?.key
    else { return nil }
    return (left, right)
  }
}
