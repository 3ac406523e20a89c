package import FormPlan
package import SwiftTemplates

/// How the generated code is put together.
package enum EmissionStyle: String, CaseIterable, Sendable {
  /// A view and a model that decides where the focus goes.
  case mvvm
  /// One view that holds everything.
  case view
}

/// A plan, and the name of the file that it came from as headers show it.
package struct EmitterInput: Sendable {
  /// What is printed.
  package var plan: Plan
  /// The form's path from the folder of the configuration, else its name alone.
  package var source: String

  /// Ties a plan to its source.
  package init(plan: Plan, source: String) {
    self.plan = plan
    self.source = source
  }
}

/// The files of one form, and what it needs of those that forms share.
package struct PrintedForm: Sendable {
  /// File name and text, headers included.
  package var files: [(name: String, text: String)]
  /// What it needs of the files that forms share.
  package var needs: SharedNeeds
}

/// Prints plans as Swift: a pure function from plans to a map of path to text.
///
/// It decides nothing: what the generated code does stands in the plan, how it looks in the templates.
package struct FormEmitter: Sendable {
  private let templates: TemplateSet
  private let style: EmissionStyle

  /// Prints in a style, with a set of templates.
  package init(templates: TemplateSet, style: EmissionStyle) {
    self.templates = templates
    self.style = style
  }

  /// The files of one form, without those that forms share.
  ///
  /// - Throws: the fault of a template.
  package func form(_ input: EmitterInput) throws(TemplateFault) -> PrintedForm {
    let facts = PlanFacts(input.plan)
    var files: [(String, String)] = []
    var contexts: [TemplateContext] = []
    for (suffix, template, owner) in Self.outputs(of: style) {
      let context = FormContext(facts, owner: owner).context
      let text = try templates.render(template, context)
      files.append((input.plan.name + suffix + ".swift", FileHeader.headed(text, source: input.source)))
      contexts.append(context)
    }
    return PrintedForm(files: files, needs: SharedNeeds(facts, contexts))
  }

  /// What a form that is not printed needs of the files that forms share.
  package func needs(of plan: Plan) -> SharedNeeds {
    let facts = PlanFacts(plan)
    return SharedNeeds(facts, [FormContext(facts, owner: .model).context])
  }

  /// The files that the forms of one output folder share.
  ///
  /// - Throws: the fault of a template.
  package func support(for needs: SharedNeeds) throws(TemplateFault) -> [String: String] {
    let support = SupportContext(needs: needs)
    let context = support.context
    let core = try templates.render("support/FormSupport", context)
    let values = try templates.render("support/FormValues", context)
    let views = try templates.render("support/FormSupportViews", context)
    let text = core + support.moments + (values.isEmpty ? "" : "\n" + values) + support.checks
    return [
      "FormSupport.swift": FileHeader.headed(text, source: nil),
      "FormSupportViews.swift": FileHeader.headed(views, source: nil),
    ]
  }

  private static func outputs(
    of style: EmissionStyle
  ) -> [(suffix: String, template: String, owner: FormContext.Owner)] {
    switch style {
    case .mvvm: [("Model", "mvvm/Model", .model), ("Form", "mvvm/Form", .viewOfModel)]
    case .view: [("Form", "view/Form", .view)]
    }
  }
}
