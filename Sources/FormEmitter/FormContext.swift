import FormPlan
import SwiftTemplates

/// What the templates of one file find by name.
struct FormContext {
  /// What the file holds, and so where it finds the state of the form.
  enum Owner {
    /// The model of style `mvvm`.
    case model
    /// The view of style `mvvm`, which finds everything in `model`.
    case viewOfModel
    /// The view of style `view`, which holds everything itself.
    case view
  }

  let facts: PlanFacts
  let owner: Owner
  let printer: ConditionPrinter
  /// The names of each section in Swift.
  let sectionNames: [SectionNames]

  init(_ facts: PlanFacts, owner: Owner) {
    self.facts = facts
    self.owner = owner
    sectionNames = Self.sectionNames(facts)
    printer = ConditionPrinter(facts: facts)
  }

  var plan: Plan { facts.plan }

  /// Everything; a template takes what it needs.
  var context: TemplateContext {
    var context = TemplateContext()
    for part in parts { context.add(part) }
    return context
  }

  /// What the file of this owner is made of.
  private var parts: [TemplateContext] {
    switch owner {
    case .model: [surroundings, types, visibility, checks, focus, submit, edits, shared]
    case .viewOfModel: [view, shared]
    case .view: [surroundings, types, visibility, checks, focus, submit, edits, view, shared]
    }
  }

  private var shared: TemplateContext {
    [
      "parameters": .list(facts.parameters.map(parameter)),
      "countsDays": .flag(!facts.countedStarts.isEmpty),
      "inModel": .flag(owner == .viewOfModel), "inModelFile": .flag(owner == .model),
      "hides": .flag(!facts.hideable.isEmpty),
      "disables": .flag(!facts.disableable.isEmpty),
      "guards": .flag(facts.guards),
      "jumps": .flag(facts.jumps),
      "wraps": .flag(plan.wraps),
      "checksOnBlur": .flag(plan.validation == .blur),
      "usesFoundation": .flag(facts.composesTexts || facts.holdsDecimals || facts.submitsDates),
      "usesAttention": .flag(facts.usesAttention),
      "reachable": .expression(reachable(.word("field"))),
      "unreachable": .expression(!reachable(.word("field"))),
      "form": .name(.word(plan.name)),
    ]
  }

  /// Whether a field is shown and enabled: `isVisible(field) && isEnabled(field)`.
  func reachable(_ field: SwiftExpression) -> SwiftExpression {
    var terms: [SwiftExpression] = []
    if !facts.hideable.isEmpty { terms.append(SwiftExpression.word("isVisible").call([.init(nil, field)])) }
    if !facts.disableable.isEmpty {
      terms.append(SwiftExpression.word("isEnabled").call([.init(nil, field)]))
    }
    return .all(terms)
  }

  /// A list of cases: `.name, .phone`.
  func cases(_ fields: [Field]) -> TemplateValue {
    .list(fields.map { ["name": .name($0.name)] })
  }

  /// A literal, or absent.
  func text(_ text: String?) -> TemplateValue {
    text.map { .literal(.string($0)) } ?? .absent
  }
}

extension PlanFacts {
  /// Whether there are fields that a person cannot always reach.
  var guards: Bool { !hideable.isEmpty || !disableable.isEmpty }

  /// Whether VoiceOver is ever sent anywhere.
  var usesAttention: Bool { plan.invalidFocus == .first && plan.fields.contains(where: takesAttention) }

  /// Whether a text must be composed before a pattern reads it; digits alone are what they are.
  var composesTexts: Bool {
    plan.fields.contains { field in
      !field.normalizations.contains(.digitsOnly) && field.validators.contains { $0.check.kind == .pattern }
    }
  }
}
