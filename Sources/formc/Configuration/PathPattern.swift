/// A folder, a file or a glob, and all that lies below what it fits.
struct PathPattern {
  private let parts: [String]

  /// Takes a pattern from a folder, which is absolute.
  init(_ pattern: String, in folder: String) {
    parts = Path.absolute(pattern, in: folder).split(separator: "/").map(String.init)
  }

  /// Whether an absolute path is it, or lies below it.
  func matches(_ path: String) -> Bool {
    Self.matches(parts[...], path.split(separator: "/").map(String.init)[...])
  }

  private static func matches(_ parts: ArraySlice<String>, _ path: ArraySlice<String>) -> Bool {
    guard let part = parts.first else { return true }
    guard let name = path.first else { return false }
    if part == "**" { return matches(parts.dropFirst(), path) || matches(parts, path.dropFirst()) }
    let fits = Wildcard.isPattern(part) ? Wildcard(part).matches(name) : part == name
    return fits && matches(parts.dropFirst(), path.dropFirst())
  }
}
