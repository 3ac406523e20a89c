import FormCompiler
import FormDiagnostics

extension Command {
  static let lint = Command(
    name: "lint", operands: .many("PATH"), summary: "check forms",
    details: """
      Says everything that is wrong with each form, by file, line and column. Where a form has errors of an early
      stage, the checks of later stages wait, and the last line says how many.
      """,
    options: [
      .choice(
        "--format", ["text", "json"], later: ["sarif", "github", "gitlab", "junit", "checkstyle"],
        isRepeatable: true, "how findings are written; NAME=FILE writes into a file, several may stand"),
      .flag("--strict", "let warnings count as errors do in the exit status"),
      .value("--stdin-name", "NAME", "what `-`, standard input, is called in findings"), .threads,
    ],
    laterOptions: ["--config", "--baseline", "--update-baseline", "--fix", "--cache", "--watch"],
    examples: [
      .init("formc lint", "every form of the project"),
      .init("formc lint Forms/Checkout.form.yaml", "one form"),
      .init("formc lint 'Forms/**/*.form.yaml' --format json", "for a program to read"),
      .init("formc lint - --stdin-name Checkout.form.yaml < draft", "what an editor has not saved yet"),
    ],
    exits: [
      Exit(.clean, "no errors; warnings are allowed unless --strict"),
      Exit(.findings, "a form has errors"),
      Exit(.usage, "the call makes no sense, formc.yaml is wrong, or a PATH holds no form"),
      Exit(.failure, "a file is missing or cannot be read"),
    ]
  ) { arguments, world throws(Complaint) in
    let workers = try arguments.workers(world)
    let project = try Project(world)
    let asked = try project.asked(arguments)
    let reports = project.linted(asked.files, workers)
    if reports.isEmpty { return world.status(.clean, unread: asked.unread) }
    try world.write(arguments) { format, isColoured in
      format == "json"
        ? JSONRenderer(version: Release.version).text(of: reports) : reports.text(isColoured: isColoured)
    }
    let summary = ReportSummary(reports)
    let isClean = summary.errors == 0 && !(arguments.has("--strict") && summary.warnings > 0)
    return world.status(isClean ? .clean : .findings, unread: asked.unread)
  }
}

extension [FileReport] {
  /// Every finding, with an empty line between two forms.
  func findings(isColoured: Bool) -> String {
    let renderer = TextRenderer(isColoured: isColoured)
    return map { renderer.text(of: $0) }.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Every finding, and the line that counts them.
  func text(isColoured: Bool) -> String {
    let findings = findings(isColoured: isColoured)
    return findings + (findings.isEmpty ? "" : "\n") + ReportSummary(self).line + "\n"
  }
}
