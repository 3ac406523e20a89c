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
  /// - Returns: file name and text, headers included; or the fault of a template.
  package func files(for input: EmitterInput) -> Result<[String: String], TemplateFault> {
    var files: [String: String] = [:]
    let facts = PlanFacts(input.plan)
    for (suffix, template, owner) in Self.outputs(of: style) {
      let context = FormContext(facts, owner: owner).context
      switch templates.render(template, context) {
      case .success(let text):
        files[input.plan.name + suffix + ".swift"] = FileHeader.headed(text, source: input.source)
      case .failure(let fault): return .failure(fault)
      }
    }
    return .success(files)
  }

  /// The files that the forms of one output folder share.
  package func support(for plans: [Plan]) -> Result<[String: String], TemplateFault> {
    let support = SupportContext(plans)
    let context = support.context
    return templates.render("support/FormSupport", context).flatMap { core in
      templates.render("support/FormValues", context).flatMap { values in
        templates.render("support/FormSupportViews", context).map { views in
          let text = core + support.moments + (values.isEmpty ? "" : "\n" + values) + support.checks
          return [
            "FormSupport.swift": FileHeader.headed(text, source: nil),
            "FormSupportViews.swift": FileHeader.headed(views, source: nil),
          ]
        }
      }
    }
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
