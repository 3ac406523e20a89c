import FormPlan

/// Texts that are the same.
extension PathSearch {
  /// Why texts cannot be the same that should be: no text lies in the regions of all of them, or two of them differ.
  func textsThatDiffer() -> [LineSystem.Reason]? {
    for group in sameTexts() {
      let lying = group.sources.sorted().compactMap { source in regions[source].map { (source, $0) } }
      let clash = differ(in: group) ?? (haveOneText(lying) ? nil : [])
      guard let clash else { continue }
      return group.reasons + clash + (clash.isEmpty ? lying.map(LineSystem.Reason.lies) : [])
    }
    return nil
  }

  /// Texts that should all be the same, and why.
  private typealias Group = (sources: Set<Int>, reasons: [LineSystem.Reason])

  private func sameTexts() -> [Group] {
    var groups: [Group] = []
    for (variable, relation, holds) in relations where holds {
      guard case .sameText(let one, let other) = relation else { continue }
      var group: Group = ([one, other], [.relation(variable: variable, holds: true)])
      for index in groups.indices.reversed() where !groups[index].sources.isDisjoint(with: group.sources) {
        group.sources.formUnion(groups[index].sources)
        group.reasons = groups[index].reasons + group.reasons
        groups.remove(at: index)
      }
      groups.append(group)
    }
    return groups
  }

  /// The relation by which two of a group should differ.
  private func differ(in group: Group) -> [LineSystem.Reason]? {
    for (variable, relation, holds) in relations where !holds {
      guard case .sameText(let one, let other) = relation, group.sources.isSuperset(of: [one, other]) else {
        continue
      }
      return [.relation(variable: variable, holds: false)]
    }
    return nil
  }

  /// Whether one text lies in all these regions; of fields that are compared, the same texts were cut.
  private func haveOneText(_ lying: [(source: Int, region: Int)]) -> Bool {
    guard let first = lying.first else { return true }
    guard lying.allSatisfy({ space.domain(of: $0.source).incomplete == nil }) else { return true }
    return space.domain(of: first.source).regions[first.region].texts.contains { text in
      lying.dropFirst().allSatisfy { space.domain(of: $0.source).regions[$0.region].texts.contains(text) }
    }
  }
}
