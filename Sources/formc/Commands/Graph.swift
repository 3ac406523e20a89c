import FormCompiler
import FormDiagnostics
import FormPlan
import FormReader

extension Command {
  static let graph = Command(
    name: "graph", operands: .one("FILE"), summary: "show where the keyboard leads from each field",
    details: """
      Lists the fields in the order of the focus: when each can have it, which key leads on, where to and when,
      loops, and what no key leads to. As dot or mermaid it is a picture: fields with conditions are hexagons,
      loops red, what is never reached dashed.
      """,
    options: [
      .choice(
        "--format", ["text", "dot", "mermaid"], isRepeatable: true,
        "how the graph is written; NAME=FILE writes into a file, several may stand"),
      .value("--stdin-name", "NAME", "what `-`, standard input, is called in findings"),
    ],
    examples: [
      .init("formc graph Forms/Checkout.form.yaml", "a line or two for each field"),
      .init(
        "formc graph Forms/Checkout.form.yaml --format dot | dot -Tsvg > focus.svg", "a picture by Graphviz"),
      .init("formc graph Forms/Checkout.form.yaml --format mermaid", "a picture for a page in Markdown"),
    ],
    exits: [
      Exit(.clean, "the graph was shown"),
      Exit(.findings, "the form has errors in its shape, names or conditions"),
      Exit(.usage, "the call makes no sense"),
      Exit(.failure, "the file is missing or cannot be read"),
    ]
  ) { arguments, world throws(Complaint) in
    let form = try world.form(arguments)
    guard let plan = form.plan, let written = FormReader.read(form.file).form else {
      world.print([form.report].text(isColoured: world.isColoured(arguments)))
      return .findings
    }
    let chart = try FocusChart(plan, written)
    try world.write(arguments) { format, _ in
      switch format {
      case "dot": GraphDot.text(GraphPicture(chart))
      case "mermaid": GraphMermaid.text(GraphPicture(chart))
      default: GraphText(chart).text
      }
    }
    return .clean
  }
}
