import FormPlan
import FormRuntime

/// Numbers, days and times.
extension PathSearch {
  /// Puts in values that have an order; a result where that fails.
  mutating func placeOnLine() -> Result? {
    switch solution() {
    case nil: nil
    case .places(let system)?: place(system)
    case .contradiction(let reasons)?: .contradiction(reasons)
    }
  }

  /// Why values cannot have the order that they should.
  func lineContradiction() -> [LineSystem.Reason]? {
    if case .contradiction(let reasons)? = solution() { reasons } else { nil }
  }

  private enum Solution {
    case places(LineSystem)
    case contradiction([LineSystem.Reason])
  }

  /// What the path asks of places, and whether it can be; nil where it asks nothing.
  private func solution() -> Solution? {
    var contradiction: [LineSystem.Reason] = []
    // Differences as large as can be read well, before the smallest there is.
    for digits in 0...ExactNumber.digits {
      let text = digits == 0 ? "1" : "0." + String(repeating: "0", count: digits - 1) + "1"
      guard let grain = ExactNumber(text), let system = system(grain) else { return nil }
      switch system.solve() {
      case .places: return .places(system)
      case .contradiction(let reasons): contradiction = reasons
      }
      if !hasFractions { break }
    }
    return .contradiction(contradiction)
  }

  private var hasFractions: Bool {
    relations.contains { relation in
      guard case .atMost(let left, let right, _) = relation.relation else { return false }
      return space.distance(left, right) == nil
    }
  }

  /// What the path asks of places; nil where it asks nothing.
  private func system(_ grain: ExactNumber) -> LineSystem? {
    var system = LineSystem()
    for (variable, relation, holds) in relations {
      guard case .atMost(let left, let right, let most) = relation else { continue }
      let (to, from) = (system.index(of: left), system.index(of: right))
      let reason = LineSystem.Reason.relation(variable: variable, holds: holds)
      if holds {
        system.atMost(from, to, most, reason)
      } else {
        system.atMost(to, from, -most - (space.distance(left, right) ?? grain), reason)
      }
    }
    guard !system.terms.isEmpty else { return nil }
    for term in system.terms { bound(term, &system) }
    return system
  }

  private func bound(_ term: LineTerm, _ system: inout LineSystem) {
    let index = system.index(of: term)
    switch term {
    case .value(let source):
      let grid = Grid(space.plan, source)
      system.atMost(0, index, grid.ends.upperBound)
      system.atMost(index, 0, -grid.ends.lowerBound)
      guard let region = regions[source], let line = space.domain(of: source).regions[region].line else {
        return
      }
      let (low, high) = (line.lowerBound, line.upperBound)
      system.atMost(0, index, grid.lattice?.atMost(high) ?? high, .ends(source: source, at: high))
      system.atMost(index, 0, -(grid.lattice?.atLeast(low) ?? low), .begins(source: source, at: low))
    case .count: system.atMost(index, 0, 0)
    case .day(let source):
      let base = system.index(of: .value(source))
      system.atMost(index, base, ExactNumber(Line.day - 1))
      system.atMost(base, index, 0)
      bound(.value(source), &system)
    case .moved(let expression):
      guard let source = space.sources(of: expression).first else { return }
      let base = system.index(of: .value(source))
      let (least, most) = expression.daysMoved
      system.atMost(base, index, ExactNumber((most + 1) * Line.day))
      system.atMost(index, base, ExactNumber((1 - least) * Line.day))
      bound(.value(source), &system)
    }
  }

  /// Puts each source at its default, or where its region shows it, as far as the others let it.
  private mutating func place(_ system: LineSystem) -> Result? {
    var bases: [LineTerm] = []
    for term in system.terms {
      guard let source = space.source(of: term) else { continue }
      let base = base(term, source)
      if !bases.contains(base) { bases.append(base) }
    }
    if bases.count > Self.mostPlacedOneByOne, placeAtOnce(bases, system) { return nil }
    bases.sort { (space.source(of: $0) ?? 0) < (space.source(of: $1) ?? 0) }
    guard place(bases[...], system) else {
      return .unknown(
        system.terms.contains(where: \.isMoved)
          ? "months and years, whose length depends on where they begin" : "steps of different sizes")
    }
    return nil
  }

  /// With more sources than these, values are taken as the system has them, and not the nearest to the defaults.
  private static let mostPlacedOneByOne = 12

  private mutating func placeAtOnce(_ bases: [LineTerm], _ system: LineSystem) -> Bool {
    guard case .places(let found) = system.solve() else { return false }
    let before = values
    for base in bases {
      guard let source = space.source(of: base), let index = system.indices[base] else { continue }
      let place = found[index]
      values[source] = value(source, at: Grid(space.plan, source).lattice?.atMost(place) ?? place, base)
    }
    let isPlaced = relations.allSatisfy { relation in
      if case .atMost = relation.relation { holds(relation.relation) == relation.holds } else { true }
    }
    if !isPlaced { values = before }
    return isPlaced
  }

  private mutating func place(_ bases: ArraySlice<LineTerm>, _ system: LineSystem) -> Bool {
    guard let base = bases.first, let source = space.source(of: base) else { return true }
    let before = values[source]
    for place in candidates(source, base, system) {
      guard mayTry() else { break }
      var trial = system
      guard isPlace(place, base), pin(source, at: place, &trial), case .places = trial.solve() else {
        continue
      }
      values[source] = value(source, at: place, base)
      if self.place(bases.dropFirst(), trial) { return true }
    }
    values[source] = before
    return false
  }

  /// Whether a base can stand at a place.
  private func isPlace(_ place: ExactNumber, _ base: LineTerm) -> Bool {
    if case .value(let source) = base { Grid(space.plan, source).contains(place) } else { place >= 0 }
  }

  /// The term from which others of the same source follow.
  private func base(_ term: LineTerm, _ source: Int) -> LineTerm {
    if case .count = term { .count(source) } else { .value(source) }
  }

  /// Places to try: the default, what the region shows, what the system finds, the days around it, and ends of months.
  private func candidates(_ source: Int, _ base: LineTerm, _ system: LineSystem) -> [ExactNumber] {
    guard let index = system.indices[base] else { return [] }
    var places: [ExactNumber] = []
    let isUsual = regions[source] == nil || regions[source] == space.domain(of: source).usual
    if isUsual, let start = space.place(of: base, { space.startValue(of: $0) }) { places.append(start) }
    if let region = regions[source] {
      let shown = space.domain(of: source).regions[region].value
      if let place = space.place(of: base, { _ in shown }) { places.append(place) }
    }
    guard case .places(let found) = system.solve() else { return places }
    let grid = Grid(space.plan, source)
    let step = if case .count = base { ExactNumber(1) } else { grid.step }
    let place = grid.lattice?.atMost(found[index]) ?? found[index]
    places.append(place)
    guard step >= 1 else { return places }
    for count in 1...3 { places += [place + step.times(count), place - step.times(count)] }
    if system.terms.contains(where: \.isMoved) {
      places += Self.endsOfMonths
      for count in 4...40 { places += [place + step.times(count), place - step.times(count)] }
    }
    return places
  }

  /// The days between which months differ, in a leap year and the one after it.
  static let endsOfMonths: [ExactNumber] = [2000, 2001].flatMap { year in
    (1...12).flatMap { month in [1, 28, 29, 30, 31].compactMap { FormDay(year: year, month: month, day: $0) }
    }
  }.map { ExactNumber($0.ordinal * Line.day) }

  /// Holds a source at a place, and all that follows from it; `false` where the calendar ends before.
  private func pin(_ source: Int, at place: ExactNumber, _ system: inout LineSystem) -> Bool {
    for (number, term) in system.terms.enumerated() where space.source(of: term) == source {
      let value = value(source, at: place, term)
      guard let place = space.place(of: term, { _ in value }) else { return false }
      system.pin(number + 1, at: place)
    }
    return true
  }

  private func value(_ source: Int, at place: ExactNumber, _ term: LineTerm) -> LogicalValue {
    if case .count = term { return .text(String(repeating: "x", count: max(0, min(place.whole, 10_000)))) }
    return Grid(space.plan, source).value(at: place)
  }
}

extension LineTerm {
  fileprivate var isMoved: Bool { if case .moved = self { true } else { false } }
}

extension ExactNumber {
  fileprivate func times(_ count: Int) -> ExactNumber { ExactNumber(whole * count) }
}

extension Expression {
  /// The least and the most by which an offset can move a day.
  fileprivate var daysMoved: (least: Int, most: Int) {
    guard case .offset(let base, let amount, let unit) = self else { return (0, 0) }
    let (least, most) = base.daysMoved
    switch unit {
    case .days: return (least + amount, most + amount)
    case .weeks: return (least + amount * 7, most + amount * 7)
    case .months, .years:
      // The calendar repeats after 400 years of 146,097 days; five days cover what lies in between.
      let days = amount * (unit == .years ? 12 : 1) * 146_097 / 4800
      return (least + days - 5, most + days + 5)
    }
  }
}
