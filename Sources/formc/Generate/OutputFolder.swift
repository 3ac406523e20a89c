import FormCompiler
import FormDiagnostics
import FormEmitter
import FormPlan

/// An output folder: the forms of this run whose Swift goes there, and what stands there now.
struct OutputFolder {
  /// What a folder is to its forms.
  enum Role {
    /// They stand in it.
    case besideForms
    /// formc.yaml names it for all of them.
    case ofProject
    /// The call names it, perhaps for some of them: nobody knows which are gone.
    case ofCall
  }

  /// The folder, absolute.
  let path: String
  /// The forms of this run, without errors.
  let forms: [CompiledForm]
  /// What it is to them.
  let role: Role
  /// How headers name forms.
  let origins: FormOrigins
  /// The Swift files that stand there, by name.
  let present: [String: String]
  /// The forms that headers there name, by those names, where they are still there; absolute paths.
  let places: [String: String]
  /// The absolute paths of the forms of this run.
  let asked: Set<String>
  /// Other forms that write there, by their absolute path.
  let siblings: [String: CompiledForm]

  /// Looks at a folder; one that is not there is empty.
  init(
    _ path: String, _ forms: [CompiledForm], _ role: Role, _ origins: FormOrigins
  ) throws(Complaint) {
    let world = origins.world
    self.path = path
    self.forms = forms
    self.role = role
    self.origins = origins
    let names = world.kind(path) == .folder ? try world.list(path).filter { !$0.isFolder }.map(\.name) : []
    var present: [String: String] = [:]
    for name in names where name.hasSuffix(".swift") && !name.hasPrefix(".") {
      present[name] = String(decoding: try world.read(Path.join(path, name)), as: UTF8.self)
    }
    self.present = present
    let asked = Set(forms.map { Path.absolute($0.file.path, in: world.workingFolder) })
    self.asked = asked
    let folders = role == .besideForms ? [path] : Set(asked.map(Path.folder)).sorted()
    var places: [String: String] = [:]
    for name in Set(present.values.compactMap { Self.header($0)?.source }) {
      places[name] = origins.place(of: name, near: folders)
    }
    self.places = places
    var siblings: [String: CompiledForm] = [:]
    for place in Set(places.values).union(Self.others(path, role, names, origins)).subtracting(asked) {
      siblings[place] = Compiler.compile(try world.source(place))
    }
    self.siblings = siblings
  }

  /// Forms that write there by what the folder is, whether or not they have done so yet.
  private static func others(_ path: String, _ role: Role, _ names: [String], _ origins: FormOrigins)
    -> [String]
  {
    switch role {
    case .besideForms: names.filter(Discovery.Kind.forms.includes).map { Path.join(path, $0) }
    case .ofProject: origins.known
    case .ofCall: []
    }
  }

  /// The header of a file, whatever its line ends; nil for a file that formc did not write.
  static func header(_ text: String) -> FileHeader.Content? { FileHeader.content(of: text.withLineFeeds) }

  /// What the folder should hold of the forms of this run.
  ///
  /// What forms share is made for all that write there.
  func wanted(_ generator: Generator, _ workers: Workers) throws(Complaint) -> [String: String] {
    try generator.swift(
      for: forms, origins, sharedWith: siblings.sorted { $0.key < $1.key }.map(\.value), workers: workers)
  }
}
