import FormCompiler
import FormDiagnostics
import FormPlan
import FormReader
import FormYAML
import JSONText

extension Command {
  static let dump = Command(
    name: "dump", operands: .one("FILE"),
    summary: "show what a stage of the compiler makes of a form, as JSON",
    details: """
      yaml: the tree of the file with its places; form: the form as written; plan: the form with every decision
      made, which the generated code and `formc run` both follow; graph: where the keyboard leads from each field.
      """,
    options: [
      .choice("--stage", ["yaml", "form", "plan", "graph"], "the stage; plan if left out"),
      .value("--stdin-name", "NAME", "what `-`, standard input, is called in findings"),
    ],
    examples: [.init("formc dump Forms/Checkout.form.yaml --stage plan", "every default and edge")],
    exits: [
      Exit(.clean, "the stage was shown"),
      Exit(.findings, "errors keep the form from getting that far"),
      Exit(.usage, "the call makes no sense"),
      Exit(.failure, "the file is missing or cannot be read"),
    ]
  ) { arguments, world throws(Complaint) in
    let form = try world.form(arguments)
    let text: String? =
      switch arguments.value("--stage") {
      case "yaml": YAMLDocument.parse(form.file).document?.json.pretty
      case "form": FormReader.read(form.file).form?.json.pretty
      case "graph": try form.graph?.pretty
      default: try form.plan.map { plan throws(Complaint) in try PlanText.json(plan) }
      }
    if let text {
      world.print(text + "\n")
      return .clean
    }
    world.print([form.report].text(isColoured: world.isColoured(arguments)))
    return .findings
  }
}

extension CompiledForm {
  /// The focus graph; nil where the form does not come that far.
  fileprivate var graph: JSON? {
    get throws(Complaint) {
      guard let plan, let written = FormReader.read(file).form else { return nil }
      return GraphJSON.json(try FocusChart(plan, written))
    }
  }
}
