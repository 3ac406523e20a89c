/// How the headers of outputs name forms, and where the form is that a header names.
struct FormOrigins {
  let world: World
  /// The folder of formc.yaml, from which names are paths; nil where a name is that of the file alone.
  let root: String?
  /// The forms that this run knows of: those it was asked about, and those that formc.yaml lists; absolute paths.
  let known: [String]

  /// What the header of an output calls a form.
  func name(of path: String) -> String {
    root.map { Path.relative(path, from: $0) } ?? Path.name(of: path)
  }

  /// The form of a header, where it is still there.
  ///
  /// A header may have been written with a formc.yaml that is gone, or before there was one.
  ///
  /// - Parameter folders: where to look for a form by its file's name alone.
  func place(of name: String, near folders: [String]) -> String? {
    if let root {
      let path = Path.absolute(name, in: root)
      if world.kind(path) == .file { return path }
      if name.contains("/") { return nil }
    }
    let file = Path.name(of: name)
    let near = folders.map { Path.join($0, file) }.first { world.kind($0) == .file }
    return near ?? known.first { Path.name(of: $0) == file }
  }

  /// Whether a name stands in a header as it is: characters that cannot be seen do not.
  func isWhole(_ name: String) -> Bool { !name.unicodeScalars.contains("\u{FFFD}") }
}
