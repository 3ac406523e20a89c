import FormCompiler
import FormDiagnostics
import FormEmitter

extension Command {
  static let generate = Command(
    name: "generate", operands: .many("PATH"), summary: "write Swift",
    details: """
      Writes the SwiftUI of each form, beside it or into the folder that --output names. A file is written only
      when its content changes, and one that formc did not write is never touched. If any form has an error,
      nothing at all is written.
      """,
    options: [
      .flag("--check", "write nothing; say what is stale, and fail if anything is"),
      .flag("--dry-run", "write nothing; say what would be written"),
      .flag("--diff", "write nothing; print what would change as a patch, findings to standard error"),
      .flag("--stdout", "print the Swift, and findings to standard error"),
      .flag("--force", "overwrite outputs that somebody edited"),
      .value("--output", "DIR", "the folder for the Swift; beside each form if left out"),
      .choice("--style", ["mvvm", "view"], later: ["container"], "how the code is built; mvvm if left out"),
      .value("--stdin-name", "NAME", "what `-`, standard input, is called; with --stdout"),
    ],
    laterOptions: ["--platform", "--access", "--templates", "--config", "--watch", "--depfile"],
    examples: [
      .init("formc generate", "every form below the working folder"),
      .init("formc generate Forms --output Sources/App/Forms", "all Swift into one folder"),
      .init("formc generate Forms --check", "in CI: are the outputs as the forms say?"),
    ],
    exits: [
      Exit(.clean, "the Swift is written, or is as it should be"),
      Exit(.findings, "a form has errors, an output is stale, or a file is in the way"),
      Exit(.usage, "the call makes no sense, or a PATH holds no form"),
      Exit(.failure, "a file is missing, or cannot be read or written"),
    ]
  ) { arguments, world throws(Complaint) in
    try Generation(arguments, world).run()
  }
}

/// One run of `generate`.
private struct Generation {
  private let arguments: Arguments
  private let world: World
  private let generator: Generator

  init(_ arguments: Arguments, _ world: World) throws(Complaint) {
    self.arguments = arguments
    self.world = world
    generator = Generator(style: EmissionStyle(rawValue: arguments.value("--style") ?? "") ?? .mvvm)
    let modes = ["--check", "--dry-run", "--diff", "--stdout"].filter(arguments.has)
    if arguments.value("--output") == "" { throw Complaint(.usage, "'--output' names no folder") }
    if modes.count > 1 { throw Complaint(.usage, "'\(modes[0])' and '\(modes[1])' do not go together") }
    if arguments.operands.contains("-"), !arguments.has("--stdout") {
      throw Complaint(.usage, "standard input has no place for its Swift", help: "add --stdout")
    }
  }

  func run() throws(Complaint) -> RunStatus {
    let asked = try world.asked(arguments)
    let forms = compiled(asked.files)
    say(forms.map(\.report))
    if forms.contains(where: \.report.hasErrors) || !asked.unread.isEmpty {
      if !isAside, !forms.isEmpty { world.print("nothing was written\n") }
      return world.status(.findings, unread: asked.unread)
    }
    if arguments.has("--stdout") { return try show(forms) }
    var changes: [OutputChange] = []
    for folder in try folders(forms) {
      changes += folder.changes(try folder.wanted(generator))
    }
    return try finish(changes.sorted { $0.path < $1.path })
  }

  private var output: String? {
    arguments.value("--output").map { Path.absolute($0, in: world.workingFolder) }
  }

  /// Whether standard output is for Swift or for a patch alone.
  private var isAside: Bool { arguments.has("--stdout") || arguments.has("--diff") }

  private func compiled(_ files: [SourceFile]) -> [CompiledForm] {
    output == nil ? Compiler.compileByFolder(files, in: world.workingFolder) : Compiler.compile(files)
  }

  /// Findings, if there are any.
  private func say(_ reports: [FileReport]) {
    guard reports.contains(where: { !$0.diagnostics.isEmpty }) else { return }
    let text = reports.text(isColoured: !isAside && world.isColoured(arguments))
    isAside ? world.complain(text) : world.print(text)
  }

  private func show(_ forms: [CompiledForm]) throws(Complaint) -> RunStatus {
    let files = try generator.swift(for: forms)
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      world.print(files.count > 1 ? "// MARK: - \(name)\n\n\(text)\n" : text)
    }
    return .clean
  }

  /// The folders that this run writes into; one without a form may be the output folder of another call, and is let be.
  private func folders(_ forms: [CompiledForm]) throws(Complaint) -> [OutputFolder] {
    if let output { return [try OutputFolder(output, forms, isBesideForms: false, known: [], world)] }
    let byFolder = Dictionary(grouping: forms) {
      Path.folder(of: Path.absolute($0.file.path, in: world.workingFolder))
    }
    var folders: [OutputFolder] = []
    for (path, here) in byFolder.sorted(by: { $0.key < $1.key }) {
      folders.append(try OutputFolder(path, here, isBesideForms: true, known: Set(forms.map(\.name)), world))
    }
    return folders
  }

  private func finish(_ changes: [OutputChange]) throws(Complaint) -> RunStatus {
    if arguments.has("--check") {
      let words = arguments.words.filter { $0 != "--check" && $0 != "--force" }
      let report = StaleReport(changes: changes, workingFolder: world.workingFolder, words: words)
      world.print(report.text)
      return report.isClean ? .clean : .findings
    }
    let changes = arguments.has("--force") ? changes.map(\.forced) : changes
    if arguments.has("--diff") { return show(changes) }
    let report = WritingReport(
      changes: changes, workingFolder: world.workingFolder, isDryRun: arguments.has("--dry-run"))
    if !report.isObstructed, !arguments.has("--dry-run") { try OutputWriter(world: world).apply(changes) }
    world.print(report.text)
    return report.isObstructed ? .findings : .clean
  }

  private func show(_ changes: [OutputChange]) -> RunStatus {
    let report = DiffReport(
      changes: changes, workingFolder: world.workingFolder, isForTerminal: world.isTerminal)
    world.print(report.text)
    world.complain(report.obstacles)
    return report.obstacles.isEmpty ? .clean : .findings
  }
}
