package import DecisionDiagrams
import FormPlan

/// Whether a form can be submitted at all.
extension Proof {
  /// One validator of one field.
  package struct Line: Hashable {
    /// The index of the field in the plan.
    package let field: Int
    /// The index of the validator in the field's list.
    package let validator: Int
  }

  /// What must hold for a validator to let a submit pass.
  private struct Demand {
    let line: Line
    let passes: Diagram
    let variables: Set<Int>
  }

  /// Validators that can never all pass, none of which can be left out; nil where some values pass all.
  ///
  /// Only validators that can be said as conditions are looked at; the others are taken to pass.
  ///
  /// - Complexity: nothing for fields whose validators do not depend on each other.
  package func clash() throws(OutOfNodes) -> [Line]? {
    for group in try groups() {
      var all = Diagram.always
      for demand in group { all = try space.table.and(all, demand.passes) }
      guard try isNever(all) else { continue }
      return try irreducible(group).map(\.line)
    }
    return nil
  }

  /// The demands that may depend on each other, group by group.
  private func groups() throws(OutOfNodes) -> [[Demand]] {
    let fields = plan.fields.indices.filter { plan.fields[$0].isDemanding }
    guard !fields.isEmpty else { return [] }
    var demands: [Demand] = []
    for field in plan.fields.indices { demands += try self.demands(of: field, read: fields) }
    var groups: [(variables: Set<Int>, demands: [Demand])] = []
    for demand in demands {
      let touching = groups.indices.filter { !groups[$0].variables.isDisjoint(with: demand.variables) }
      var group = (variables: demand.variables, demands: [demand])
      for index in touching.reversed() {
        group.variables.formUnion(groups[index].variables)
        group.demands = groups[index].demands + group.demands
        groups.remove(at: index)
      }
      groups.append(group)
    }
    return groups.map {
      $0.demands.sorted { ($0.line.field, $0.line.validator) < ($1.line.field, $1.line.validator) }
    }
  }

  private func demands(of index: Int, read demanding: [Int]) throws(OutOfNodes) -> [Demand] {
    let field = plan.fields[index]
    // A field that nothing demanding reads can always be filled in.
    guard demanding.contains(index) || demanding.contains(where: { plan.fields[$0].reads(field.path) }) else {
      return []
    }
    var demands: [Demand] = []
    for (number, validator) in field.validators.enumerated() {
      guard let condition = validator.check.condition(of: field) else { continue }
      let runs = try space.table.and(space.open[index], space.diagram(of: validator.when))
      let passes = try space.table.or(space.table.not(runs), space.diagram(of: condition))
      guard passes != .always else { continue }
      let variables = Set(space.table.variables(of: passes))
      demands.append(
        Demand(line: Line(field: index, validator: number), passes: passes, variables: variables))
    }
    return demands
  }

  /// Leaves demands out as long as the others still clash.
  private func irreducible(_ group: [Demand]) throws(OutOfNodes) -> [Demand] {
    var needed = group
    for index in group.indices.reversed() {
      var all = Diagram.always
      for (other, demand) in needed.enumerated() where other != index {
        all = try space.table.and(all, demand.passes)
      }
      if try isNever(all) { needed.remove(at: index) }
    }
    return needed
  }
}

extension Field {
  /// Whether its validators may clash, with each other or with those of other fields.
  fileprivate var isDemanding: Bool {
    validators.contains { !$0.check.isPlain || ($0.when != .always && !$0.check.asksForValue) }
      || validators.count { !$0.check.asksForValue && $0.check.isPlain } > 1
  }

  /// Whether its validators read another field.
  fileprivate func reads(_ path: FieldPath) -> Bool { validators.contains { $0.partners.contains(path) } }
}
