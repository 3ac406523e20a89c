import FormPlan
import FormRuntime

/// Sums and texts.
extension PathSearch {
  /// Why a sum cannot be as it should: its terms, each at the end of its region, do not come so far.
  func sumOutOfReach() -> [LineSystem.Reason]? {
    for (variable, relation, holds) in relations {
      guard case .sum(let terms, let most) = relation else { continue }
      var reasons = [LineSystem.Reason.relation(variable: variable, holds: holds)]
      var total = ExactNumber(0)
      for (term, factor) in terms {
        guard case .value(let source) = term else { return nil }
        let least = (factor > 0) == holds
        var line = Grid(space.plan, source).ends
        if let region = regions[source], let own = space.domain(of: source).regions[region].line {
          line = own
          reasons.append(
            least ? .begins(source: source, at: own.lowerBound) : .ends(source: source, at: own.upperBound))
        }
        let place = least ? line.lowerBound : line.upperBound
        for _ in 0..<abs(factor) { total = factor > 0 ? total + place : total - place }
      }
      if holds ? total > most : total <= most { return reasons }
    }
    return nil
  }

  /// Chooses values for what has no order of two, by trying; those that have one are placed already.
  mutating func chooseValues() -> Bool {
    var sources: Set<Int> = []
    for (_, relation, _) in relations {
      switch relation {
      case .sameText, .sum, .other: sources.formUnion(space.sources(of: relation))
      case .atMost(let left, let right, _):
        for case .count(let source) in [left, right] { sources.insert(source) }
      case .hidden: break
      }
    }
    // The coarsest first: what is left of a sum then fits the finest.
    return choose(sources.sorted { (Grid(space.plan, $1).step, $0) < (Grid(space.plan, $0).step, $1) }[...])
  }

  private mutating func choose(_ sources: ArraySlice<Int>) -> Bool {
    guard let source = sources.first else { return true }
    let shown = values[source]
    for value in candidates(source) + rests(source, sources.dropFirst()) {
      guard mayTry() else { break }
      values[source] = value
      if fits(source, sources.dropFirst()), choose(sources.dropFirst()) { return true }
    }
    values[source] = shown
    return false
  }

  /// What is left for a source of the sums in which all others have values: just enough, and the least that is too much.
  private func rests(_ source: Int, _ open: ArraySlice<Int>) -> [LogicalValue] {
    relations.flatMap { _, relation, _ -> [LogicalValue] in
      guard case .sum(let terms, let most) = relation, let factor = terms[.value(source)], abs(factor) == 1,
        !space.sources(of: relation).contains(where: open.contains)
      else { return [] }
      var others = terms
      others[.value(source)] = nil
      guard let rest = space.total(others, value) else { return [] }
      let grid = Grid(space.plan, source)
      let place = factor > 0 ? most - rest : rest - most
      let line = regions[source].flatMap { space.domain(of: source).regions[$0].line } ?? grid.ends
      return [place, factor > 0 ? place + grid.step : place - grid.step].filter(line.contains)
        .compactMap { place in grid.nicest(in: place...place).map(grid.value) }
    }
  }

  /// Values of a source in the region that the path asks for: what stands there, then others.
  private func candidates(_ source: Int) -> [LogicalValue] {
    let domain = space.domain(of: source)
    let regions = self.regions[source].map { [domain.regions[$0]] } ?? domain.regions
    if source != space.today, space.plan.fields[source].holds == .text {
      let start = self.regions[source] == nil ? [space.startValue(of: source).text ?? ""] : []
      return (start + regions.flatMap(\.texts)).prefix(60).map { .text($0) }
    }
    let grid = Grid(space.plan, source)
    var values = [value(of: source)]
    for line in regions.compactMap(\.line) {
      let steps = (0...6).flatMap { count -> [ExactNumber] in
        [line.lowerBound + ExactNumber(count), line.upperBound - ExactNumber(count)]
      }
      values += ([0, 1, 2, 5, 10, 50, 100, 1000] + steps).filter(line.contains)
        .compactMap { place in grid.nicest(in: place...place).map(grid.value) }
    }
    return values
  }

  /// Whether the relations that read a source, and nothing that is still open, are as they should be.
  private func fits(_ source: Int, _ open: ArraySlice<Int>) -> Bool {
    relations.allSatisfy { _, relation, holds in
      let read = space.sources(of: relation)
      return !read.contains(source) || read.contains(where: open.contains) || self.holds(relation) == holds
    }
  }
}
