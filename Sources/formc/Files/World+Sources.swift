import FormCompiler
import FormDiagnostics

extension World {
  /// A file as findings show it.
  func source(_ path: String) throws(Complaint) -> SourceFile {
    SourceFile(path: Path.shown(path, from: workingFolder), bytes: try read(path))
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
}
