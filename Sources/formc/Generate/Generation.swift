import FormCompiler
import FormDiagnostics
import FormEmitter

/// One run of `generate`.
struct Generation {
  private let arguments: Arguments
  private let world: World
  private let project: Project
  private let generator: Generator
  private let workers: Workers

  init(_ arguments: Arguments, _ world: World) throws(Complaint) {
    self.arguments = arguments
    self.world = world
    let modes = ["--check", "--dry-run", "--diff", "--stdout"].filter(arguments.has)
    if arguments.value("--output") == "" { throw Complaint(.usage, "'--output' names no folder") }
    if modes.count > 1 { throw Complaint(.usage, "'\(modes[0])' and '\(modes[1])' do not go together") }
    if arguments.operands.contains("-"), !arguments.has("--stdout") {
      throw Complaint(.usage, "standard input has no place for its Swift", help: "add --stdout")
    }
    workers = try arguments.workers(world)
    project = try Project(world)
    let style = arguments.value("--style").flatMap(EmissionStyle.init) ?? project.configuration?.style
    generator = Generator(style: style ?? .mvvm)
  }

  /// Does the work; the status tells how it ended.
  func run() throws(Complaint) -> RunStatus {
    let asked = try project.asked(arguments)
    let forms = project.compiled(asked.files, output: output, workers)
    say(forms.map(\.report))
    if forms.contains(where: \.report.hasErrors) || !asked.unread.isEmpty {
      if !isAside, !forms.isEmpty { world.print("nothing was written\n") }
      return world.status(.findings, unread: asked.unread)
    }
    if arguments.has("--stdout") { return try show(forms) }
    var changes: [OutputChange] = []
    for folder in try folders(forms) {
      changes += folder.changes(try folder.wanted(generator, workers))
    }
    return try finish(changes.sorted { $0.path < $1.path })
  }

  private var output: String? {
    arguments.value("--output").map { Path.absolute($0, in: world.workingFolder) }
      ?? project.configuration?.output
  }

  /// Whether standard output is for Swift or for a patch alone.
  private var isAside: Bool { arguments.has("--stdout") || arguments.has("--diff") }

  /// Findings, if there are any.
  private func say(_ reports: [FileReport]) {
    guard reports.contains(where: { !$0.diagnostics.isEmpty }) else { return }
    let text = reports.text(isColoured: !isAside && world.isColoured(arguments))
    isAside ? world.complain(text) : world.print(text)
  }

  private func show(_ forms: [CompiledForm]) throws(Complaint) -> RunStatus {
    let files = try generator.swift(for: forms, origins(known: []), workers: workers)
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      world.print(files.count > 1 ? "// MARK: - \(name)\n\n\(text)\n" : text)
    }
    return .clean
  }

  private func origins(known: [String]) -> FormOrigins {
    FormOrigins(world: world, root: project.configuration?.folder, known: known)
  }

  /// The folders that this run writes into; one without a form may be the output folder of another call, and is let be.
  private func folders(_ forms: [CompiledForm]) throws(Complaint) -> [OutputFolder] {
    func place(_ form: CompiledForm) -> String { Path.absolute(form.file.path, in: world.workingFolder) }
    let listed = project.configuration == nil ? [] : try project.forms()
    let origins = origins(known: Set(listed + forms.map(place)).sorted())
    if let output {
      let role = output == project.configuration?.output ? OutputFolder.Role.ofProject : .ofCall
      return [try OutputFolder(output, forms, role, origins)]
    }
    var folders: [OutputFolder] = []
    let byFolder = Dictionary(grouping: forms) { Path.folder(of: place($0)) }
    for (path, here) in byFolder.sorted(by: { $0.key < $1.key }) {
      folders.append(try OutputFolder(path, here, .besideForms, origins))
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
