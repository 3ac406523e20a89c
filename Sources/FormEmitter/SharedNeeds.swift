import FormPlan
import SwiftTemplates

/// What forms need of the files that they share.
package struct SharedNeeds: Sendable {
  /// The functions of `FormChecks` that they call.
  var checks: Set<String> = []
  /// How their fields are drawn.
  var controls: Set<Control> = []
  /// What their date pickers hold.
  var picked: Set<ValueType> = []
  /// What their sliders hold.
  var slid: Set<FieldType.Word> = []
  /// The types that they read.
  var types: Set<FieldType.Word> = []
  /// Whether a return key leads somewhere else than on.
  var usesDestinations = false
  /// Whether anything counts from the day of the run.
  var usesToday = false

  /// What stands before the name of each function that a form calls.
  private static let prefix = Array("FormChecks.".utf8)

  /// Forms that need nothing.
  package init() {}

  /// What one form needs, whose files find these values.
  init(_ facts: PlanFacts, _ contexts: [TemplateContext]) {
    usesDestinations = facts.jumps
    usesToday = facts.usesToday
    for field in facts.plan.fields {
      let control = field.kind.row.control
      controls.insert(control)
      if control == .datePicker { picked.insert(field.holds) }
      guard let type = field.type else { continue }
      types.insert(type.read)
      if control == .slider { slid.insert(type.read) }
    }
    for context in contexts {
      context.forEachExpression { checks.formUnion($0.members(after: Self.prefix)) }
    }
    // The view shows numbers as they are written where it runs.
    if facts.typesDecimals { checks.insert("localNumber") }
  }

  /// Adds what other forms need.
  package mutating func add(_ other: SharedNeeds) {
    checks.formUnion(other.checks)
    controls.formUnion(other.controls)
    picked.formUnion(other.picked)
    slid.formUnion(other.slid)
    types.formUnion(other.types)
    usesDestinations = usesDestinations || other.usesDestinations
    usesToday = usesToday || other.usesToday
  }
}
