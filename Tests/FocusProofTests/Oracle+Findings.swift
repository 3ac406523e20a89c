import FormDiagnostics
import FormPlan
import FormRuntime

extension Oracle {
  /// Findings about conditions: by themselves first, then in the states.
  func conditionFindings() throws -> Set<Finding> {
    var findings: Set<Finding> = []
    for (index, condition) in seen.conditions.enumerated() {
      let outcomes = try free.outcomes(of: condition.expression, within: condition.enclosing)
        .filter(\.encloses)
      let asked = seen.asked[index]
      if outcomes.isEmpty { continue }
      if !outcomes.contains(where: \.holds) {
        findings.insert(Finding("condition/never-true", .error, condition.path))
      } else if !outcomes.contains(where: { !$0.holds }) {
        findings.insert(Finding("condition/always-true", .warning, condition.path))
      } else if !asked.yes, asked.no {
        findings.insert(neverHolds(condition))
      }
    }
    return findings
  }

  private func neverHolds(_ condition: WrittenCondition) -> Finding {
    switch condition.role {
    case .visible where condition.isRequired:
      Finding("condition/required-never-visible", .error, condition.path)
    case .enabled where condition.isRequired:
      Finding("condition/required-never-enabled", .error, condition.path)
    case .visible, .enabled, .other: Finding("condition/never-visible", .warning, condition.path)
    }
  }

  /// Findings about where the focus goes.
  func focusFindings() -> Set<Finding> {
    var findings: Set<Finding> = []
    for loop in seen.loops.values {
      if let place = loop.cycles.min() {
        findings.insert(Finding("focus/cycle", .error, path(of: place)))
      } else if let place = loop.wraps.min() {
        findings.insert(Finding("focus/explicit-wrap", .error, path(of: place)))
      }
    }
    for (field, reached) in zip(seen.order, seen.reached) where reached.no {
      findings.insert(
        Finding("focus/unreachable-field", reached.yes ? .warning : .error, "fields.\(field.path)"))
    }
    for place in seen.missedTargets {
      findings.insert(Finding("focus/target-may-be-hidden", .warning, path(of: place)))
    }
    if seen.initial.no {
      findings.insert(Finding("focus/initial-hidden", seen.initial.yes ? .warning : .error, "focus.initial"))
    }
    if seen.isOutOfOrder { findings.insert(Finding("a11y/focus-order-mismatch", .warning, "order")) }
    return findings
  }

  /// Findings about what return keys say.
  func labelFindings() -> Set<Finding> {
    var findings: Set<Finding> = []
    for (index, field) in seen.order.enumerated() {
      guard let label = field.label else { continue }
      let path = "fields.\(field.path).submitLabel"
      let ends = seen.ends[index]
      let leads = seen.leadsToField[index]
      if seen.contradictions.contains(index) {
        findings.insert(Finding("submit/label-contradicts-edge", .error, path))
      }
      if label == .next, ends.yes {
        findings.insert(Finding("submit/next-on-last", ends.no ? .warning : .error, path))
      }
      if label == .done || label == .return, leads.yes, !leads.no {
        findings.insert(Finding("submit/done-in-middle", .warning, path))
      }
    }
    return findings
  }

  /// Findings of the last stage.
  func adviceFindings() -> Set<Finding> {
    var findings: Set<Finding> = []
    for path in seen.hiddenPartners {
      findings.insert(Finding("validator/partner-may-be-hidden", .warning, path))
    }
    for path in seen.emptyRefused {
      findings.insert(Finding("validator/check-refuses-empty", .warning, path))
    }
    for path in seen.sameLabels {
      findings.insert(Finding("a11y/duplicate-label", .warning, "fields.\(path).label"))
    }
    return findings
  }

  private func path(of place: Sightings.EdgePlace) -> String {
    "fields.\(seen.order[place.field].path).next[\(place.entry)]"
  }
}
