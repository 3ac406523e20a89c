import FormCompiler
import FormDiagnostics
import FormRules

/// One run of `lint --fix`: the forms are mended, and what is left is judged.
struct Mending {
  let project: Project
  let arguments: Arguments
  let workers: Workers

  private var world: World { project.world }

  /// Mends forms where they stand.
  ///
  /// - Parameter asked: the forms; afterwards as they are on the disk, with what could not be written.
  /// - Returns: a line for each form that was mended.
  func apply(to asked: inout Asked) -> String {
    var said = ""
    for mended in project.mended(asked.files, workers) {
      guard let index = asked.files.firstIndex(where: { $0.path == mended.file.path }) else { continue }
      do throws(Complaint) {
        try write(mended.file, over: asked.files[index])
        asked.files[index] = mended.file
        said += line(mended)
      } catch {
        asked.unread.append(error)
      }
    }
    return said
  }

  /// Writes a form that is still what was read.
  private func write(_ file: SourceFile, over old: SourceFile) throws(Complaint) {
    let path = Path.absolute(file.path, in: world.workingFolder)
    let present = try world.read(path)
    // A link to a form that was mended already.
    if present == file.bytes { return }
    guard present == old.bytes else {
      throw Complaint(.failure, "'\(file.path)' has changed while it was being mended", help: "run it again")
    }
    try world.replace(path, file.bytes)
  }

  /// The rules whose findings went: `fixed Forms/Contact.form.yaml: schema/unknown-key (2), yaml/tag`.
  private func line(_ mended: MendedFile) -> String {
    let counts = Dictionary(mended.mended.map { ($0, 1) }, uniquingKeysWith: +).sorted { $0.key < $1.key }
    let rules = counts.map { $0.value > 1 ? "\($0.key) (\($0.value))" : $0.key }.joined(separator: ", ")
    return "fixed \(VisibleText.of(mended.file.path)): \(rules)\n"
  }

  /// Prints what would change as a patch.
  ///
  /// - Returns: whether anything would.
  func showDiff(_ files: [SourceFile]) -> Bool {
    let mended = project.mended(files, workers)
    let old = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let changes = mended.map { mended in
      OutputChange(
        path: Path.absolute(mended.file.path, in: world.workingFolder), kind: .updated,
        wanted: String(decoding: mended.file.bytes, as: UTF8.self),
        present: String(decoding: old[mended.file.path]?.bytes ?? [], as: UTF8.self))
    }
    let report = DiffReport(
      changes: changes, workingFolder: world.workingFolder, isForTerminal: world.isTerminal)
    world.print(report.text)
    return !changes.isEmpty
  }

  /// Prints standard input, mended.
  ///
  /// - Returns: the form as it was printed.
  func printInput(_ file: SourceFile) throws(Complaint) -> SourceFile {
    let mended = project.mended([file], workers).first?.file ?? file
    let text = String(decoding: mended.bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(mended.bytes) else {
      throw Complaint(.findings, "standard input is not UTF-8, and cannot be printed as it is")
    }
    world.print(text)
    return mended
  }
}

extension Project {
  /// The forms that fixes change, as they are then; sorted by path.
  func mended(_ files: [SourceFile], _ workers: Workers) -> [MendedFile] {
    Compiler.mend(folders(of: files, output: configuration?.output), severities: severities, workers: workers)
  }
}
