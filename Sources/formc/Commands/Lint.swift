import FormCompiler
import FormDiagnostics

extension Command {
  static let lint = Command(
    name: "lint", operands: .many("PATH"), summary: "check forms",
    details: """
      Says everything that is wrong with each form, by file, line and column. Where a form has errors of an early
      stage, the checks of later stages wait, and the last line says how many. Where one small change would do,
      it is shown, and --fix makes it; comments and layout stay as they are.
      """,
    options: [
      .choice(
        "--format", ["text", "json"], later: ["sarif", "github", "gitlab", "junit", "checkstyle"],
        isRepeatable: true, "how findings are written; NAME=FILE writes into a file, several may stand"),
      .flag("--fix", "make the changes that are shown, and say what is left; of `-` print the form"),
      .flag("--diff", "with --fix: write nothing; print what would change as a patch"),
      .flag("--strict", "let warnings count as errors do in the exit status"),
      .value("--stdin-name", "NAME", "what `-`, standard input, is called in findings"), .threads,
    ],
    laterOptions: ["--config", "--baseline", "--update-baseline", "--cache", "--watch"],
    examples: [
      .init("formc lint", "every form of the project"),
      .init("formc lint Forms/Checkout.form.yaml", "one form"),
      .init("formc lint 'Forms/**/*.form.yaml' --format json", "for a program to read"),
      .init("formc lint --fix", "mend what can be mended, and see the rest"),
      .init("formc lint - --stdin-name Checkout.form.yaml < draft", "what an editor has not saved yet"),
    ],
    exits: [
      Exit(.clean, "no errors; warnings are allowed unless --strict"),
      Exit(.findings, "a form has errors that were not mended, or --diff has something to show"),
      Exit(.usage, "the call makes no sense, formc.yaml is wrong, or a PATH holds no form"),
      Exit(.failure, "a file is missing, or cannot be read or written"),
    ]
  ) { arguments, world throws(Complaint) in
    let workers = try arguments.workers(world)
    let project = try Project(world)
    try arguments.checkFixing()
    var asked = try project.asked(arguments)
    var output = world
    if arguments.has("--fix") {
      let mending = Mending(project: project, arguments: arguments, workers: workers)
      if arguments.has("--diff") {
        let isChanged = mending.showDiff(asked.files)
        return world.status(isChanged ? .findings : .clean, unread: asked.unread)
      }
      if arguments.operands == ["-"] {
        asked.files = try asked.files.map { file throws(Complaint) in try mending.printInput(file) }
        output = world.aside
      } else {
        let said = mending.apply(to: &asked)
        arguments.printsJSON ? world.complain(said) : world.print(said)
      }
    }
    let reports = project.linted(asked.files, workers)
    if reports.isEmpty { return world.status(.clean, unread: asked.unread) }
    try output.write(arguments) { format, isColoured in
      format == "json"
        ? JSONRenderer(version: Release.version).text(of: reports) : reports.text(isColoured: isColoured)
    }
    let summary = ReportSummary(reports)
    let isClean = summary.errors == 0 && !(arguments.has("--strict") && summary.warnings > 0)
    return world.status(isClean ? .clean : .findings, unread: asked.unread)
  }
}

extension Arguments {
  /// Whether findings go to standard output as JSON.
  fileprivate var printsJSON: Bool { values("--format").contains("json") }

  /// Sees to it that options about fixes go together.
  fileprivate func checkFixing() throws(Complaint) {
    if has("--diff"), !has("--fix") {
      throw Complaint(.usage, "'--diff' shows what '--fix' would change", help: "add --fix")
    }
    if has("--fix"), operands.contains("-"), Set(operands).count > 1 {
      throw Complaint(.usage, "standard input and files are not mended together", help: "call formc for each")
    }
  }
}

extension World {
  /// The same with its findings on standard error, where standard output is for something else.
  fileprivate var aside: World {
    var aside = self
    aside.print = complain
    aside.isTerminal = false
    return aside
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
