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

  /// Whether values pass all validators.
  package enum Submission {
    /// Some do, as far as validators can be said as conditions; the others are taken to pass.
    case possible
    /// Validators that can never all pass, none of which can be left out.
    case clash([Line])
    /// It was not found out whether these can all pass, and why.
    case unknown([Line], String)
  }

  /// Whether the form can be submitted.
  ///
  /// - Complexity: nothing for fields whose validators do not depend on each other.
  package func submission() throws(OutOfNodes) -> Submission {
    var unknown: Submission?
    for group in try groups() {
      var all = Diagram.always
      for demand in group { all = try table.and(all, demand.passes) }
      switch try space.find(all) {
      case .none: return .clash(try irreducible(group).map(\.line))
      case .unknown(let why): unknown = unknown ?? .unknown(group.map(\.line), why)
      case .state: break
      }
    }
    return unknown ?? .possible
  }

  /// The demands that may depend on each other, group by group: those of the fields whose validators may clash, and of
  /// all fields that decide about these.
  private func groups() throws(OutOfNodes) -> [[Demand]] {
    var open = plan.fields.indices.filter { plan.fields[$0].isDemanding }
    var seen = Set(open)
    var groups: [(variables: Set<Int>, demands: [Demand])] = []
    while let field = open.popLast() {
      for demand in try demands(of: field) {
        for source in space.sources(of: demand.variables) where seen.insert(source).inserted {
          open.append(source)
        }
        let touching = groups.indices.filter { !groups[$0].variables.isDisjoint(with: demand.variables) }
        var group = (variables: demand.variables, demands: [demand])
        for index in touching.reversed() {
          group.variables.formUnion(groups[index].variables)
          group.demands += groups[index].demands
          groups.remove(at: index)
        }
        groups.append(group)
      }
    }
    return groups.map {
      $0.demands.sorted { ($0.line.field, $0.line.validator) < ($1.line.field, $1.line.validator) }
    }
  }

  private func demands(of index: Int) throws(OutOfNodes) -> [Demand] {
    let field = plan.fields[index]
    var demands: [Demand] = []
    for (number, validator) in field.validators.enumerated() {
      guard let condition = validator.check.condition(of: field) else { continue }
      let runs = try table.and(space.open[index], space.diagram(of: validator.when))
      let passes = try table.or(table.not(runs), space.diagram(of: condition))
      guard passes != .always else { continue }
      let variables = Set(table.variables(of: passes))
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
        all = try table.and(all, demand.passes)
      }
      if try space.isRefuted(all) { needed.remove(at: index) }
    }
    return needed
  }
}

extension Field {
  /// Whether its validators may clash, with each other or with those of other fields: one reads another field or the
  /// day, or may refuse whatever the field can hold, or two look at the value in different ways.
  fileprivate var isDemanding: Bool {
    validators.contains { $0.check.isDemanding } || validators.count { $0.check.isSelective } > 1
  }
}
