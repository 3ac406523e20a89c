import FormCompiler
import FormDiagnostics
import FormRules

/// What a command works on: the disk, and what the nearest formc.yaml says of it.
struct Project {
  let world: World
  /// nil where there is no formc.yaml.
  let configuration: Configuration?

  /// Reads the formc.yaml of the working folder or of a folder above.
  init(_ world: World) throws(Complaint) {
    self.world = world
    configuration = try Configuration.nearest(in: world)
  }

  /// The folder that a command looks in which no PATH tells where.
  var folder: String { configuration?.folder ?? world.workingFolder }

  /// The forms that the words of a command name, standard input among them, sorted by path.
  func asked(_ arguments: Arguments) throws(Complaint) -> Asked {
    let paths = arguments.operands.filter { $0 != "-" }
    var asked = Asked()
    if paths.count < arguments.operands.count {
      let name = arguments.value("--stdin-name") ?? "<stdin>"
      asked.files.append(SourceFile(path: name, bytes: try world.readInput()))
    }
    if asked.files.isEmpty || !paths.isEmpty {
      var found = (files: [String](), missing: [Complaint]())
      if paths.isEmpty {
        found.files = try forms()
      } else {
        found = try Discovery(world: world, kind: .forms, folder: world.workingFolder).find(paths)
      }
      asked.read(found.files, found.missing, world)
    }
    asked.files.sort { $0.path < $1.path }
    return asked
  }

  /// The forms that formc.yaml lists, else those of the folder; absolute paths, sorted.
  func forms() throws(Complaint) -> [String] {
    let discovery = Discovery(world: world, kind: .forms, folder: folder)
    guard let configuration, !configuration.forms.isEmpty else { return try discovery.find([]).files }
    var files: Set<String> = []
    for path in configuration.forms {
      var found: (files: [String], missing: [Complaint])
      do throws(Complaint) { found = try discovery.find([path.value]) } catch { found = ([], [error]) }
      files.formUnion(found.files)
      if let complaint = found.missing.first {
        throw configuration.complaint(
          Diagnostic(
            rule: "config/missing-path", severity: .error, message: complaint.message,
            primary: .init(path.span),
            help: complaint.help ?? "paths begin in the folder of \(Configuration.name)"))
      }
    }
    return files.sorted()
  }

  /// Compiles forms together where their Swift lands together: in one folder, or beside them; sorted by path.
  func compiled(_ files: [SourceFile], output: String?, _ workers: Workers) -> [CompiledForm] {
    Compiler.compile(folders(of: files, output: output), severities: severities, workers: workers)
      .sorted { $0.file.path < $1.file.path }
  }

  /// Says what is wrong with forms, compared like those that are compiled together; sorted by path.
  func linted(_ files: [SourceFile], _ workers: Workers) -> [FileReport] {
    Compiler.lint(folders(of: files, output: configuration?.output), severities: severities, workers: workers)
      .sorted { $0.file.path < $1.file.path }
  }

  /// The forms whose Swift lands in one folder, folder by folder.
  func folders(of files: [SourceFile], output: String?) -> [[SourceFile]] {
    if output != nil { return [files] }
    return Array(Dictionary(grouping: files) { Path.folder(of: absolute($0)) }.values)
  }

  func severities(for file: SourceFile) -> Severities {
    configuration?.severities(for: absolute(file)) ?? Severities()
  }

  private func absolute(_ file: SourceFile) -> String { Path.absolute(file.path, in: world.workingFolder) }
}
