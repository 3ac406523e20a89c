/// A pattern for one name: `*` stands for any characters, `?` for one.
struct Wildcard {
  private let pattern: [Character]

  /// Takes a pattern.
  init(_ pattern: some StringProtocol) { self.pattern = Array(pattern) }

  /// Whether a text holds a wildcard at all.
  static func isPattern(_ text: some StringProtocol) -> Bool { text.contains { $0 == "*" || $0 == "?" } }

  /// Whether a name fits; hidden names only fit a pattern that begins with a full stop.
  func matches(_ name: String) -> Bool {
    if name.hasPrefix("."), pattern.first != "." { return false }
    let name = Array(name)
    var (at, here) = (0, 0)
    var star: (at: Int, here: Int)?
    while here < name.count {
      if at < pattern.count, pattern[at] == "*" {
        star = (at, here)
        at += 1
      } else if at < pattern.count, pattern[at] == "?" || pattern[at] == name[here] {
        at += 1
        here += 1
      } else if let last = star {
        star = (last.at, last.here + 1)
        (at, here) = (last.at + 1, last.here + 1)
      } else {
        return false
      }
    }
    return pattern[at...].allSatisfy { $0 == "*" }
  }
}
