/// Arithmetic on paths; nothing here looks at a disk.
enum Path {
  /// The path from the root, without `.`, `..` and doubled slashes.
  static func absolute(_ path: String, in folder: String) -> String {
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : folder + "/" + path).split(separator: "/") {
      switch part {
      case ".": break
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The path as people see it: from the working folder where it lies inside, else from the root.
  static func shown(_ path: String, from folder: String) -> String {
    if path == folder { return "." }
    let inside = folder == "/" ? "/" : folder + "/"
    return path.hasPrefix(inside) ? String(path.dropFirst(inside.count)) : path
  }

  /// The way to an absolute path from a folder: down, or up and down again.
  static func relative(_ path: String, from folder: String) -> String {
    let (path, folder) = (path.split(separator: "/"), folder.split(separator: "/"))
    let shared = zip(path, folder).prefix { $0 == $1 }.count
    return (folder.dropFirst(shared).map { _ in ".." } + path.dropFirst(shared)).joined(separator: "/")
  }

  /// Everything before the last slash of an absolute path.
  static func folder(of path: String) -> String {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    return folder.isEmpty ? "/" : folder
  }

  /// Everything after the last slash.
  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// A name in a folder.
  static func join(_ folder: String, _ name: String) -> String {
    folder == "/" ? "/" + name : folder + "/" + name
  }
}
