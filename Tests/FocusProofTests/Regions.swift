import FormPlan

/// Values of each field, enough that a form cannot tell any other value from all of these.
///
/// Cut from the literals that the form itself names: each literal, its neighbours, nothing, and something outside;
/// for linked fields so many neighbours that every order among them occurs.
struct Regions {
  /// The values of each field, what it holds at first in front.
  private(set) var values: [[Entry]] = []
  /// The days of the run.
  private(set) var days: [FormDay] = []

  /// Cuts the regions of a plan.
  init(_ plan: Plan) throws {
    let links = try Links(plan)
    for (index, field) in plan.fields.enumerated() {
      guard field.startMoment == nil else {
        throw Links.Unjudged(reason: "a default that depends on the day")
      }
      let others = links.isRead[index] ? try Self.values(of: index, links) : []
      values.append([field.start] + others.filter { $0 != field.start })
    }
    days = links.isCompared[links.today] ? Self.days(links, links.today) : Self.standard
  }

  /// The day of a run that names none.
  private static let standard = FormDay("2000-01-01").map { [$0] } ?? []

  private static func values(of index: Int, _ links: Links) throws -> [Entry] {
    let field = links.plan.fields[index]
    switch field.holds {
    case .boolean: return [.boolean(false), .boolean(true)]
    case .option: return [.option(nil)] + field.options.map { .option($0.id) }
    case .options: return subsets(field.options.map(\.id)).map(Entry.options)
    case .text: return texts(links, index).map(Entry.text)
    case .integer, .number:
      if let range = field.range { return steps(of: range).map { .number($0) } }
      return [.text("")] + numbers(links, index).map { .text($0.description) }
    case .day: return [.day(nil)] + days(links, index).map { .day($0) }
    case .nothing: return []
    case .time, .dateTime: throw Links.Unjudged(reason: "\(field.holds)")
    }
  }

  private static func subsets(_ ids: [String]) -> [[String]] {
    ids.reversed().reduce([[]]) { subsets, id in subsets + subsets.map { [id] + $0 } }
  }

  private static func steps(of range: StepRange) -> [ExactNumber] {
    (0...(range.count ?? 0)).reduce(into: []) { steps, _ in
      steps.append(steps.last.map { $0 + range.step } ?? range.lower)
    }
  }

  /// Literals, and for each length near a compared one as many other texts as there are linked fields.
  private static func texts(_ links: Links, _ index: Int) -> [String] {
    let group = links.group(of: index)
    var texts: Set<String> = group.texts.union([""])
    for case .text(let start) in links.linked(with: index).filter({ $0 != links.today })
      .map({ links.plan.fields[$0].start })
    {
      texts.insert(start)
    }
    let lengths = Set(group.lengths.flatMap { [$0 - 1, $0, $0 + 1] }).filter { $0 > 0 }
    let fill = ["q", "w", "z", "v", "k", "j"].prefix(group.members)
    for length in lengths.isEmpty ? [2] : lengths {
      for letter in fill { texts.insert(String(repeating: letter, count: length)) }
    }
    return texts.sorted()
  }

  private static func numbers(_ links: Links, _ index: Int) -> [ExactNumber] {
    guard links.isCompared[index] else { return [ExactNumber(1)] }
    let group = links.group(of: index)
    var points = group.numbers
    for node in links.linked(with: index) where node != links.today {
      let field = links.plan.fields[node]
      if let range = field.range { points.formUnion(steps(of: range)) }
      if case .text(let text) = field.start, let number = ExactNumber(text) { points.insert(number) }
    }
    if points.isEmpty { points = [ExactNumber(0)] }
    for distance in group.distances {
      points.formUnion(points.flatMap { [$0 + distance, $0 - distance] })
    }
    let steps = (-group.members...group.members).map { ExactNumber($0) }
    let parts = ["0", "0.5", "0.25"].prefix(
      links.plan.fields[index].holds == .integer ? 1 : min(group.members, 2) + 1)
    let near = points.flatMap { point in
      steps.flatMap { step in parts.compactMap { ExactNumber($0) }.map { point + step + $0 } }
    }
    return Set(near).filter { links.plan.fields[index].holds == .number || $0.isWhole }.sorted()
  }

  private static func days(_ links: Links, _ index: Int) -> [FormDay] {
    let group = links.group(of: index)
    var points = group.days
    for case .day(let start?) in links.linked(with: index).filter({ $0 != links.today })
      .map({ links.plan.fields[$0].start })
    {
      points.insert(start)
    }
    if points.isEmpty || links.linked(with: index).contains(links.today) { points.formUnion(standard) }
    for offset in group.offsets {
      points.formUnion(
        points.flatMap { [$0.adding(offset.amount, offset.unit), $0.adding(-offset.amount, offset.unit)] }
          .compactMap { $0 })
    }
    let reach = group.members
    return Set(points.flatMap { point in (-reach...reach).compactMap { point.adding($0, .days) } }).sorted()
  }
}
