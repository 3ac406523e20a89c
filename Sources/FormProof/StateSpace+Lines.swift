import FormPlan
import FormRuntime

/// Numbers, days and times on a line, cut where a condition changes its mind.
extension StateSpace {
  /// The regions of something that has an order: empty, then points and what lies between them.
  func cutLine(_ source: Int) -> Domain {
    var domain = Domain(regions: [])
    var cuts: Set<ExactNumber> = []
    for leaf in facts.own[source, default: []] + facts.shared[source, default: []] {
      for part in leaf.parts { domain.incomplete = cut(part, source, &cuts) ?? domain.incomplete }
    }
    // Where fields are compared with each other, the default is a point too.
    let start = startValue(of: source)
    if facts.shared[source] != nil, let place = place(of: start) { cuts.insert(place) }
    let grid = Grid(plan, source)
    var regions = grid.isNeverEmpty ? [] : [Region(value: .empty)]
    for span in grid.spans(cutAt: cuts.sorted()) {
      let shown = place(of: start).flatMap { span.contains($0) ? $0 : nil } ?? grid.nicest(in: span)
      if let shown { regions.append(Region(value: grid.value(at: shown), line: span)) }
    }
    let merged = merged(regions, source)
    domain.regions = merged.regions
    domain.usual = merged.usual
    return domain
  }

  /// Where a value stands on the line: numbers as they are, moments in minutes.
  func place(of value: LogicalValue) -> ExactNumber? {
    switch value {
    case .number(let number): number
    case .day(let day): ExactNumber(day.ordinal * Line.day)
    case .time(let time): ExactNumber(time.hour * 60 + time.minute)
    case .dateTime(let moment):
      ExactNumber(moment.day.ordinal * Line.day + moment.time.hour * 60 + moment.time.minute)
    case .empty, .text, .boolean, .option, .options: nil
    }
  }

  /// Adds the places at which a part of a condition changes what it says of a source.
  ///
  /// - Returns: why they may not be all; nil where they are.
  private func cut(_ part: Expression, _ source: Int, _ cuts: inout Set<ExactNumber>) -> String? {
    switch part {
    case .compare(_, let left, let right):
      guard let difference = difference(left, right, [:]) else { return nil }
      if difference.terms.count == 1, let (term, factor) = difference.terms.first {
        return cut(
          term, at: factor > 0 ? -difference.constant : difference.constant, abs(factor), part, &cuts)
      }
      if difference.terms.count > 1, sources(of: part) == [source] {
        cuts.formUnion(PathSearch.endsOfMonths)
        return "months and years, whose length depends on where they begin"
      }
    case .isOneOf(let value, let literals):
      for literal in literals {
        _ = cut(.compare(.equal, value, literal), source, &cuts)
      }
    default: break
    }
    return nil
  }

  private func cut(
    _ term: LineTerm, at place: ExactNumber, _ factor: Int, _ part: Expression, _ cuts: inout Set<ExactNumber>
  ) -> String? {
    guard factor == 1 else { return "a field is added to itself" }
    switch term {
    case .value: cuts.insert(place)
    case .day: cuts.formUnion([place, place + ExactNumber(Line.day - 1)])
    case .moved: cuts.formUnion(turns(of: part))
    case .count: break
    }
    return nil
  }

  /// The days at which a comparison of a moved day with a fixed one changes, found by halving.
  private func turns(of part: Expression) -> [ExactNumber] {
    guard case .compare(_, let left, let right) = part, let source = sources(of: part).first else {
      return []
    }
    let hasTime = source != today && plan.fields[source].holds == .dateTime
    func answer(_ comparison: Expression.Comparison, _ day: Int) -> Bool {
      guard let day = FormDay(ordinal: day), let midnight = FormTime(hour: 0, minute: 0) else { return false }
      let value = hasTime ? LogicalValue.dateTime(FormDateTime(day, midnight)) : .day(day)
      return holds(.compare(comparison, left, right), [source: value])
    }
    // Far from both ends of the calendar, so that no offset of a condition leaves it.
    let ends = (FormDay.lastOrdinal / 5, FormDay.lastOrdinal / 5 * 4)
    return [Expression.Comparison.less, .lessOrEqual].flatMap { comparison in
      var (low, high) = ends
      guard answer(comparison, low) != answer(comparison, high) else { return [ExactNumber]() }
      let before = answer(comparison, low)
      while high - low > 1 {
        let middle = (low + high) / 2
        if answer(comparison, middle) == before { low = middle } else { high = middle }
      }
      return [low * Line.day, low * Line.day + Line.day - 1, high * Line.day].map { ExactNumber($0) }
    }
  }

  /// What the left side is more than the right one, on the line; nil where the two have no place there.
  ///
  /// A source in `fixed` is no term but its value.
  func difference(_ left: Expression, _ right: Expression, _ fixed: [Int: LogicalValue]) -> Line? {
    let asDays = isDay(left) != isDay(right)
    guard var line = line(left, fixed, asDays), let other = self.line(right, fixed, asDays) else {
      return nil
    }
    line.add(other, times: -1)
    return line
  }

  /// Whether what it amounts to is a day without a time.
  private func isDay(_ expression: Expression) -> Bool {
    switch expression {
    case .day, .today: true
    case .offset(let base, _, _): isDay(base)
    case .field(let path): indices[path].map { plan.fields[$0].holds == .day } ?? false
    default: false
    }
  }

  /// - Parameter asDays: whether a moment with a time counts as its day, as it does beside a day.
  private func line(_ expression: Expression, _ fixed: [Int: LogicalValue], _ asDays: Bool) -> Line? {
    switch expression {
    case .number, .day, .time, .dateTime:
      guard let place = place(of: literal(expression)) else { return nil }
      let isMoment = if case .dateTime = expression { true } else { false }
      return Line(isMoment && asDays ? startOfDay(place) : place)
    case .today: return term(.value(today), today, fixed, asDays)
    case .field(let path):
      guard let source = indices[path], isOnLine(source) else { return nil }
      let hasDay = plan.fields[source].holds == .dateTime && asDays
      return term(hasDay ? .day(source) : .value(source), source, fixed, asDays)
    case .count(let path):
      guard let source = indices[path], plan.fields[source].holds == .text else { return nil }
      if let text = fixed[source] { return Line(ExactNumber((text.text ?? "").count)) }
      return Line(.count(source))
    case .add(let left, let right), .subtract(let left, let right):
      guard var sum = line(left, fixed, asDays), let other = line(right, fixed, asDays) else { return nil }
      let isSum = if case .add = expression { true } else { false }
      sum.add(other, times: isSum ? 1 : -1)
      return sum
    case .offset(let base, let amount, let unit): return moved(expression, base, amount, unit, fixed, asDays)
    case .boolean, .text, .option, .isEmpty, .textContains, .optionsContain, .isOneOf, .not, .all, .any,
      .compare:
      return nil
    }
  }

  private func moved(
    _ whole: Expression, _ base: Expression, _ amount: Int, _ unit: FormDay.Unit,
    _ fixed: [Int: LogicalValue],
    _ asDays: Bool
  ) -> Line? {
    guard var line = line(base, fixed, asDays) else { return nil }
    if line.isEmpty { return line }
    if line.terms.isEmpty {
      let value = Values(indices: indices, values: fixed, today: usualToday(fixed), empty: empty).value(
        of: whole)
      return place(of: value).map { Line(asDays ? startOfDay($0) : $0) } ?? .empty
    }
    switch unit {
    case .days: line.constant = line.constant + ExactNumber(amount * Line.day)
    case .weeks: line.constant = line.constant + ExactNumber(amount * 7 * Line.day)
    case .months, .years: return Line(.moved(whole))
    }
    return line
  }

  private func usualToday(_ fixed: [Int: LogicalValue]) -> FormDay? {
    if case .day(let day) = fixed[today] { day } else { nil }
  }

  private func term(_ term: LineTerm, _ source: Int, _ fixed: [Int: LogicalValue], _ asDays: Bool) -> Line {
    guard let value = fixed[source] else { return Line(term) }
    guard let place = place(of: value) else { return .empty }
    return Line(asDays ? startOfDay(place) : place)
  }

  private func startOfDay(_ place: ExactNumber) -> ExactNumber {
    ExactNumber(place.whole / Line.day * Line.day)
  }

  private func literal(_ expression: Expression) -> LogicalValue {
    Values(indices: indices, values: [:], today: nil, empty: empty).value(of: expression)
  }

  private func isOnLine(_ source: Int) -> Bool {
    let type = plan.fields[source].holds
    return type.isNumber || type.isMoment
  }
}
