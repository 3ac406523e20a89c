import FormCompiler
import FormDiagnostics
import FormPlan
import FormReader
import FormRuntime
import FormScenarios

extension Command {
  static let why = Command(
    name: "why", operands: .two("FILE", "FIELD"), summary: "say why a field is as it is, for certain values",
    details: """
      Plays the form with the values given, and says of one field whether it is shown, enabled, required and right,
      whether it takes the focus and where its keys lead, each with the conditions behind it and their lines.
      A value is written as after `given` in a file of scenarios; what is not given stays at its default,
      and functions that `custom` names say yes.
      """,
    options: [
      .repeated(
        "--given", "FIELD=VALUE", "what stands in a field when the form appears; may stand several times"),
      .value("--today", "YYYY-MM-DD", "the day of the run; 2000-01-01 if left out"),
      .choice(
        "--format", ["text", "json"], isRepeatable: true,
        "how the answer is written; NAME=FILE writes into a file, several may stand"),
      .value("--stdin-name", "NAME", "what `-`, standard input, is called in findings"),
    ],
    examples: [
      .init("formc why Forms/GiftMessage.form.yaml signature", "why it is not shown at first"),
      .init("formc why Forms/GiftMessage.form.yaml signature --given isGift=true", "and in a gift"),
      .init(
        "formc why Stay.form.yaml late --given arrival=2026-11-30 --today 2026-11-29", "on a certain day"),
    ],
    exits: [
      Exit(.clean, "the answer was given"),
      Exit(.findings, "the form has errors in its shape, names or conditions"),
      Exit(.usage, "the call makes no sense, or names a field or value that there is not"),
      Exit(.failure, "the file is missing or cannot be read"),
    ]
  ) { arguments, world throws(Complaint) in
    let form = try world.form(arguments)
    guard let plan = form.plan, let written = FormReader.read(form.file).form else {
      world.print([form.report].text(isColoured: world.isColoured(arguments)))
      return .findings
    }
    let field = try plan.field(named: arguments.operands[1])
    var given: [FieldPath: Entry] = [:]
    for text in arguments.values("--given") {
      let (field, entry) = try plan.given(text)
      given[field.path] = entry
    }
    var run = RunParameters()
    if let day = try arguments.today { run.today = day }
    let inquiry = Inquiry(field, Session(plan: plan, given: given, run: run), written)
    try world.write(arguments) { format, _ in
      format == "json" ? WhyText.json(inquiry) : WhyText.text(inquiry)
    }
    return .clean
  }
}

extension Plan {
  /// The field of a name.
  fileprivate func field(named name: String) throws(Complaint) -> Field {
    if let field = fields.first(where: { $0.path.text == name }) { return field }
    let names = fields.map(\.path.text)
    throw .unknown(
      "field", name, among: names,
      else: "one of \(names.prefix(20).joined(separator: ", "))\(names.count > 20 ? ", …" : "")")
  }

  /// A field and what stands in it, from `FIELD=VALUE`.
  fileprivate func given(_ text: String) throws(Complaint) -> (Field, Entry) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else {
      throw Complaint(.usage, "'--given \(text)' has no value", help: "write `--given \(text)=VALUE`")
    }
    let field = try field(named: parts[0])
    let (entry, fault) = GivenValue.entry(parts[1], in: field)
    guard let entry, fault == nil else {
      throw Complaint(.usage, "'--given \(text)': \(fault ?? "the field cannot hold that")")
    }
    return (field, entry)
  }
}

extension Arguments {
  fileprivate var today: FormDay? {
    get throws(Complaint) {
      guard let text = value("--today") else { return nil }
      if let day = FormDay(text) { return day }
      throw Complaint(.usage, "'--today \(text)' is no day", help: "write it as 2026-11-30")
    }
  }
}
