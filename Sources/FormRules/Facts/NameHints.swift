import FormDiagnostics

/// The names that were probably meant, as long as finding them does not cost too much.
///
/// A form in which thousands of names are misspelt gets hints for the first of them.
struct NameHints {
  private let names: [String]
  private var found: [String: String?] = [:]
  /// How many more names may be looked at.
  private var budget = 200_000

  /// Searches among names; of several as near, the first.
  init(_ names: [String]) { self.names = names }

  /// The name nearest to another; nil where none is near.
  mutating func nearest(to name: String) -> String? {
    if let known = found[name] { return known }
    guard budget >= names.count else { return nil }
    budget -= names.count
    let nearest = NearestName.nearest(to: name, among: names)
    found[name] = .some(nearest)
    return nearest
  }
}
