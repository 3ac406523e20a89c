import FormCompiler
import FormDiagnostics
import FormEmitter
import FormPlan

/// An output folder: the forms of this run whose Swift goes there, and what stands there now.
struct OutputFolder {
  /// The folder, absolute.
  let path: String
  /// The forms of this run, without errors.
  let forms: [CompiledForm]
  /// Whether each form's Swift stands beside it, so that a form which is not there is gone.
  let isBesideForms: Bool
  /// The names of all forms of this run, wherever they stand.
  let known: Set<String>
  /// The Swift files that stand there, by name.
  let present: [String: String]
  /// The names of all files that stand there.
  let names: Set<String>
  /// Other forms that write there, by the name of their file.
  let siblings: [String: CompiledForm]

  /// Looks at a folder; one that is not there is empty.
  init(
    _ path: String, _ forms: [CompiledForm], isBesideForms: Bool, known: Set<String>, _ world: World
  ) throws(Complaint) {
    self.path = path
    self.known = known
    self.forms = forms
    self.isBesideForms = isBesideForms
    let names = world.kind(path) == .folder ? try world.list(path).filter { !$0.isFolder }.map(\.name) : []
    var present: [String: String] = [:]
    for name in names where name.hasSuffix(".swift") && !name.hasPrefix(".") {
      present[name] = String(decoding: try world.read(Path.join(path, name)), as: UTF8.self)
    }
    self.present = present
    self.names = Set(names)
    let asked = Set(forms.map(\.name))
    let folders = Set(forms.map { Path.folder(of: Path.absolute($0.file.path, in: world.workingFolder)) })
    let sources = present.values.compactMap { Self.header($0)?.source }
    let others = isBesideForms ? names.filter(Discovery.Kind.forms.includes) + sources : sources
    var siblings: [String: CompiledForm] = [:]
    for name in Set(others).subtracting(asked) {
      let places = (isBesideForms ? [path] : folders.sorted()).map { Path.join($0, name) }
      guard let place = places.first(where: { world.kind($0) == .file }) else { continue }
      siblings[name] = Compiler.compile(try world.source(place))
    }
    self.siblings = siblings
  }

  /// The header of a file, whatever its line ends; nil for a file that formc did not write.
  static func header(_ text: String) -> FileHeader.Content? { FileHeader.content(of: text.withLineFeeds) }

  /// What the folder should hold of the forms of this run.
  ///
  /// What forms share is made for all that write there.
  func wanted(_ generator: Generator) throws(Complaint) -> [String: String] {
    try generator.swift(for: forms, sharedWith: siblings.sorted { $0.key < $1.key }.map(\.value))
  }
}
