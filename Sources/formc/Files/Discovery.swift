import FormDiagnostics

/// Finds the files that a command was asked about.
struct Discovery {
  /// What is searched for.
  struct Kind: Sendable {
    /// What one is called, in the singular.
    var noun: String
    /// What names end with.
    var endings: [String]

    /// Whether a file of this name is one.
    func includes(_ name: String) -> Bool {
      !name.hasPrefix(".") && endings.contains { name.hasSuffix($0) && name.count > $0.count }
    }

    static let forms = Kind(noun: "form", endings: [".form.yaml", ".form.yml"])
    static let scenarios = Kind(noun: "scenarios file", endings: [".scenarios.yaml", ".scenarios.yml"])
  }

  let world: World
  let kind: Kind
  /// The folder that each PATH begins in, absolute.
  let folder: String

  /// Looks at each PATH; without one, searches the folder.
  ///
  /// - Returns: the files, absolute, sorted by path, each once; and a complaint for each PATH that is not there.
  /// - Throws: a complaint for a PATH that holds nothing of the kind.
  func find(_ paths: [String]) throws(Complaint) -> (files: [String], missing: [Complaint]) {
    var files: Set<String> = []
    var missing: [Complaint] = []
    for path in paths.isEmpty ? ["."] : paths {
      var found: [String] = []
      do throws(Complaint) { found = try self.files(at: path) } catch {
        missing.append(error)
        continue
      }
      if found.isEmpty { throw none(in: path) }
      files.formUnion(found)
    }
    return (files.sorted(), missing)
  }

  /// That a PATH holds nothing of the kind.
  private func none(in path: String) -> Complaint {
    Complaint(.usage, "no \(kind.noun) in '\(path)'", help: "searched for *\(kind.endings[0])")
  }

  private func files(at path: String) throws(Complaint) -> [String] {
    let absolute = Path.absolute(path, in: folder)
    switch world.kind(absolute) {
    case .file: return [absolute]
    case .folder: return try search(absolute)
    case nil: break
    }
    guard Wildcard.isPattern(path) else {
      throw Complaint(.failure, "there is no '\(path)'")
    }
    var files = try match(absolute.split(separator: "/")[...], in: "/")
    files.removeAll { !kind.includes(Path.name(of: $0)) }
    return files
  }

  /// A folder and all below it, but hidden ones.
  private func search(_ folder: String) throws(Complaint) -> [String] {
    var found: [String] = []
    for entry in try world.list(folder) where !entry.name.hasPrefix(".") {
      let path = Path.join(folder, entry.name)
      if entry.isFolder {
        found += try search(path)
      } else if kind.includes(entry.name) {
        found.append(path)
      }
    }
    return found
  }

  /// The files that fit a pattern, a component at a time; `**` stands for any number of folders.
  private func match(_ parts: ArraySlice<Substring>, in folder: String) throws(Complaint) -> [String] {
    guard let part = parts.first, world.kind(folder) == .folder else { return [] }
    let rest = parts.dropFirst()
    if !Wildcard.isPattern(part) {
      let path = Path.join(folder, String(part))
      if rest.isEmpty { return world.kind(path) == .file ? [path] : [] }
      return try match(rest, in: path)
    }
    var found = part == "**" ? try match(rest.isEmpty ? ["*"] : rest, in: folder) : []
    let wildcard = Wildcard(part)
    for entry in try world.list(folder) where wildcard.matches(entry.name) {
      let path = Path.join(folder, entry.name)
      if entry.isFolder {
        found += try match(part == "**" ? parts : rest, in: path)
      } else if rest.isEmpty, part != "**" {
        found.append(path)
      }
    }
    return found
  }
}
