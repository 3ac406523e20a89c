import FormPlan
import SwiftTemplates

/// What the files find that the forms of one output folder share.
struct SupportContext {
  let plans: [Plan]

  init(_ plans: [Plan]) { self.plans = plans }

  var context: TemplateContext {
    [
      "usesDestinations": .flag(plans.contains { PlanFacts($0).jumps })
    ]
  }

  /// The text of the checks that the forms use, and of those that these need; in the order of the files.
  var checks: String {
    let needed = CheckFiles.closure(of: names)
    guard !needed.isEmpty else { return "" }
    return CheckFiles.all.filter { needed.contains($0.name) }.map { "\n" + $0.text }.joined()
  }

  private var names: Set<String> {
    var names: Set<String> = []
    for field in plans.flatMap(\.fields) {
      let conditions =
        [field.visible, field.enabled] + field.next.map(\.when) + field.validators.map(\.when)
      if conditions.contains(where: \.searchesText) { names.insert("Contains") }
      if field.trims, field.kind.row.holds == .text, !field.normalizations.contains(.digitsOnly) {
        names.insert("Trimmed")
      }
      for normalization in field.normalizations {
        names.insert(normalization == .uppercase ? "Uppercased" : "DigitsOnly")
      }
      for validator in field.validators {
        switch validator.check {
        case .required where field.kind.row.holds == .text && !field.trims && !field.kind.row.keepsText:
          names.insert("Required")
        case .email: names.insert("Email")
        case .phone: names.insert("Phone")
        case .pattern: names.insert("Pattern")
        case .required, .accepted, .length, .matches: break
        }
      }
    }
    return names
  }
}
