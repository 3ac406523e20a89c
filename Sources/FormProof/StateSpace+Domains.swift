import DecisionDiagrams
import FormPlan
import FormRuntime

/// How values are cut.
extension StateSpace {
  /// The regions of a source that is no set of options.
  func domain(of source: Int) -> Domain {
    if let domain = domains[source] { return domain }
    let domain = cut(source)
    domains[source] = domain
    return domain
  }

  /// The variable that tells in which region a source lies.
  func variable(of source: Int) -> Int {
    if let variable = regionVariables[source] { return variable }
    let domain = domain(of: source)
    let variable = makeVariable(
      .region(source), size: domain.regions.count, usual: domain.usual, group: source)
    regionVariables[source] = variable
    return variable
  }

  /// For each option that a condition names whether it is chosen, and how many of the others are.
  func optionVariables(of source: Int) -> [(id: String, variable: Int)] {
    if let variables = optionVariables[source] { return variables }
    let named = Set(
      (facts.own[source, default: []] + facts.shared[source, default: []]).flatMap(\.parts).compactMap {
        if case .optionsContain(let path, let id) = $0, indices[path] == source { id } else { nil }
      })
    var chosen: Set<String> = []
    if case .options(let ids) = startValue(of: source) { chosen = Set(ids) }
    var made: [(id: String, variable: Int)] = []
    let options = plan.fields[source].options.map(\.id)
    for id in options where named.contains(id) {
      let variable = makeVariable(
        .option(source, id), size: 2, usual: chosen.contains(id) ? 1 : 0, group: source)
      made.append((id, variable))
    }
    let others = options.filter { !named.contains($0) }
    if !others.isEmpty {
      let variable = makeVariable(
        .otherOptions(source), size: others.count + 1, usual: others.filter(chosen.contains).count,
        group: source)
      made.append(("", variable))
    }
    optionVariables[source] = made
    return made
  }

  /// What a field holds before anybody touched it; of the day of the run, that of a run which names none.
  func startValue(of source: Int) -> LogicalValue {
    guard source != today else { return Self.usualDay.map(LogicalValue.day) ?? .empty }
    let field = plan.fields[source]
    if let moment = field.startMoment {
      return Values(indices: indices, values: [:], today: Self.usualDay, empty: empty).value(of: moment)
    }
    return field.logicalValue(of: field.start, separator: ".")
  }

  /// The day of a run that names none.
  static let usualDay = RunParameters().today

  private func cut(_ source: Int) -> Domain {
    guard source != today else { return cutLine(source) }
    let field = plan.fields[source]
    switch field.holds {
    case .nothing, .options: return Domain(regions: [Region(value: empty[source])])
    case .boolean:
      return merged([.boolean(false), .boolean(true)].map { Region(value: $0) }, source)
    case .option:
      return merged(
        [Region(value: .empty)] + field.options.map { Region(value: .option($0.id)) }, source)
    case .text: return cutTexts(source)
    case .integer, .number, .day, .time, .dateTime: return cutLine(source)
    }
  }

  /// One region for all values of which the form's conditions say the same; the default shows for its own.
  func merged(_ regions: [Region], _ source: Int) -> Domain {
    let leaves = facts.own[source, default: []]
    let isCompared = facts.shared[source] != nil
    let start = startValue(of: source)
    var merged: [Region] = []
    var places: [[Bool]: Int] = [:]
    var usual = 0
    for region in regions {
      var answers = leaves.map { holds($0, [source: region.value]) }
      // Another field may be compared with it: then each value, empty or not, is its own.
      if isCompared { answers += [region.value.isEmpty] }
      let isStart = region.value == start
      if let place = places[answers], !isCompared || !region.texts.isEmpty {
        merged[place].texts += region.texts
        if isStart { (merged[place].value, usual) = (start, place) }
      } else {
        places[answers] = merged.count
        if isStart { usual = merged.count }
        merged.append(region)
      }
    }
    return Domain(regions: merged, usual: usual)
  }
}
