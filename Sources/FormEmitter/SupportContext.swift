import FormPlan
import SwiftTemplates

/// What the files find that the forms of one output folder share.
struct SupportContext {
  let plans: [Plan]
  private let facts: [PlanFacts]
  /// The functions of `FormChecks` that the forms call.
  private let called: Set<String>

  init(_ plans: [Plan]) {
    self.plans = plans
    called = plans.reduce(into: []) { $0.formUnion(FormContext($1, owner: .model).context.calledChecks) }
    facts = plans.map(PlanFacts.init)
  }

  var context: TemplateContext {
    let fields = plans.flatMap(\.fields)
    func shows(_ control: Control) -> Bool { fields.contains { $0.kind.row.control == control } }
    let picked = Set(fields.filter { $0.kind.row.control == .datePicker }.map(\.holds))
    return [
      "usesDestinations": .flag(facts.contains(where: \.jumps)),
      "usesFoundation": .flag(usesToday || !picked.isEmpty || called.contains("decimal")),
      "usesInstants": .flag(usesToday || !picked.isEmpty),
      "widensNumbers": .flag(called.contains("decimal")),
      "usesToday": .flag(usesToday),
      "usesDates": .flag(!picked.isEmpty),
      "usesDays": .flag(picked.contains(.day) || picked.contains(.dateTime)),
      "usesTimes": .flag(picked.contains(.time) || picked.contains(.dateTime)),
      "usesDateTimes": .flag(picked.contains(.dateTime)),
      "picksDays": .flag(picked.contains(.day)),
      "picksTimes": .flag(picked.contains(.time)),
      "usesChecklists": .flag(shows(.checklist)),
      "slidesWhole": .flag(fields.contains { $0.kind.row.control == .slider && $0.type?.read == .integer }),
      "slidesDecimals": .flag(
        fields.contains { $0.kind.row.control == .slider && $0.type?.read == .decimal }),
    ]
  }

  private var usesToday: Bool { facts.contains(where: \.usesToday) }

  /// The text of the types for days and times that the forms need, in the order of the files.
  var moments: String {
    let names = Set(
      plans.flatMap(\.fields).compactMap { $0.type?.read.rawValue } + (usesToday ? ["FormDay"] : []))
    let needed = CheckFiles.closure(ofTypes: names)
    return Embedded.values.filter { needed.contains($0.name) }.map { "\n" + $0.text }.joined()
  }

  /// The text of the checks that the forms use, and of those that these need; in the order of the files.
  var checks: String {
    let needed = CheckFiles.closure(of: names)
    guard !needed.isEmpty else { return "" }
    return CheckFiles.all.filter { needed.contains($0.name) }.map { "\n" + $0.text }.joined()
  }

  private var names: Set<String> {
    let shown: Set<String> = facts.contains(where: \.typesDecimals) ? ["localNumber"] : []
    return Set(called.union(shown).compactMap(CheckFiles.file(declaring:)))
  }
}

extension TemplateContext {
  /// The functions of `FormChecks` that its expressions call.
  fileprivate var calledChecks: Set<String> {
    values.values.reduce(into: []) { $0.formUnion($1.calledChecks) }
  }
}

extension TemplateValue {
  fileprivate var calledChecks: Set<String> {
    switch self {
    case .expression(let expression): expression.members(of: "FormChecks")
    case .context(let context): context.calledChecks
    case .list(let contexts): contexts.reduce(into: []) { $0.formUnion($1.calledChecks) }
    case .name, .literal, .comment, .number, .flag, .absent, .template: []
    }
  }
}
