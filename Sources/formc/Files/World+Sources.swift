import FormCompiler
import FormDiagnostics

extension World {
  /// A file as findings show it.
  func source(_ path: String) throws(Complaint) -> SourceFile {
    SourceFile(path: Path.shown(path, from: workingFolder), bytes: try read(path))
  }

  /// The forms that the words of a command name, standard input among them, sorted by path.
  func asked(_ arguments: Arguments) throws(Complaint) -> Asked {
    let paths = arguments.operands.filter { $0 != "-" }
    var asked = Asked()
    if paths.count < arguments.operands.count {
      let name = arguments.value("--stdin-name") ?? "<stdin>"
      asked.files.append(SourceFile(path: name, bytes: try readInput()))
    }
    if asked.files.isEmpty || !paths.isEmpty {
      noteConfiguration()
      let found = try Discovery(world: self, kind: .forms).find(paths)
      asked.unread = found.missing
      for path in found.files {
        do throws(Complaint) { asked.files.append(try source(path)) } catch { asked.unread.append(error) }
      }
    }
    asked.files.sort { $0.path < $1.path }
    return asked
  }

  /// The one form that a command is about.
  func form(_ arguments: Arguments) throws(Complaint) -> CompiledForm {
    if arguments.operand == "-" {
      return Compiler.compile(
        SourceFile(path: arguments.value("--stdin-name") ?? "<stdin>", bytes: try readInput()))
    }
    let path = Path.absolute(arguments.operand, in: workingFolder)
    switch kind(path) {
    case .file: return Compiler.compile(try source(path))
    case .folder: throw Complaint(.usage, "'\(arguments.operand)' is a folder, and one form is wanted")
    case nil: throw Complaint(.failure, "there is no '\(arguments.operand)'")
    }
  }

  /// Says that a configuration which a later version would follow is there.
  private func noteConfiguration() {
    var folder = workingFolder
    while kind(Path.join(folder, "formc.yaml")) != .file {
      if folder == "/" { return }
      folder = Path.folder(of: folder)
    }
    let path = Path.shown(Path.join(folder, "formc.yaml"), from: workingFolder)
    complain(
      "formc: '\(path)' is not read yet by formc \(Release.series); options are given on the command line\n")
  }
}

extension Compiler {
  /// Compiles forms together where their Swift lands together, which is beside them; sorted by path.
  static func compileByFolder(_ files: [SourceFile], in workingFolder: String) -> [CompiledForm] {
    let folders = Dictionary(grouping: files) { Path.folder(of: Path.absolute($0.path, in: workingFolder)) }
    return folders.values.flatMap { compile($0) }.sorted { $0.file.path < $1.file.path }
  }
}
