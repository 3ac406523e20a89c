import FormDiagnostics
import FormPlan
import FormYAML

/// A mapping whose keys were checked: those that the language knows here, with their values.
struct Keys {
  /// What the reader needs to know of where a mapping stands.
  struct Place {
    var owner: Shape.Owner
    /// The path of the mapping; empty for the form.
    var path: String
    /// A field's kind, where it can be read.
    var kind: FieldKind?
    /// A field's kind, where it is one to come.
    var kindToCome: String?
  }

  struct Entry {
    var row: Shape.Key
    var key: YAMLNode
    var value: YAMLNode
    /// The value's path.
    var path: String
  }

  let node: YAMLNode
  let place: Place
  var entries: [Entry] = []
  /// Keys of this mapping that misspelt ones were probably meant to be.
  var suggested: Set<String> = []

  subscript(_ name: String) -> Entry? { entries.first { $0.row.name == name } }

  /// The path of one of the mapping's keys.
  func path(_ name: String) -> String { place.path.isEmpty ? name : "\(place.path).\(name)" }
}

extension Reader {
  /// Checks the keys of the mapping behind a key; nil where there is none.
  mutating func keys(_ entry: Keys.Entry, _ owner: Shape.Owner) -> Keys? {
    keys(entry.value, Keys.Place(owner: owner, path: entry.path), key: entry.key)
  }

  /// Checks the keys of a mapping; nil where the node is none.
  mutating func keys(_ node: YAMLNode, _ place: Keys.Place, key: YAMLNode? = nil) -> Keys? {
    let expected = Shape.Value.mapping(place.owner)
    guard isCollection(node, .mapping, expected: expected, path: place.path, key: key) else { return nil }
    var keys = Keys(node: node, place: place)
    var seen: Set<String> = []
    for (key, value) in node.entries {
      let name = key.text
      guard seen.insert(name).inserted else { continue }
      checkTag(key, path: keys.path(name))
      if let row = Shape.key(name, of: place.owner) {
        if isUsable(row, key, in: keys) {
          keys.entries.append(Keys.Entry(row: row, key: key, value: value, path: keys.path(name)))
        }
      } else {
        unknownKey(name, key, in: &keys)
      }
    }
    return keys
  }

  /// Notes a key that the mapping must have, unless a misspelt one was probably meant to be it.
  mutating func require(_ name: String, in keys: Keys) {
    guard keys[name] == nil, !keys.suggested.contains(name) else { return }
    let fault = ReadingFault.Kind.missingKey(name, owner: keys.place.owner)
    faults.add(fault, at: firstKey(of: keys), path: keys.path(name), in: keys.node)
  }

  /// The node to point at where a mapping lacks something: its first key; the mapping if it has none.
  func firstKey(of keys: Keys) -> YAMLNode { keys.node.entries.first?.key ?? keys.node }

  private mutating func isUsable(_ row: Shape.Key, _ key: YAMLNode, in keys: Keys) -> Bool {
    let place = keys.place
    if case .notYet(let summary) = row.availability {
      if let kind = place.kindToCome, row.kindsToCome.contains(kind) { return false }
      faults.add(.notYet(row.name, summary: summary), at: key, path: keys.path(row.name))
      return false
    }
    guard place.owner == .field, let kind = place.kind, !row.kinds.contains(kind) else { return true }
    let fault = ReadingFault.Kind.misplacedKey(
      row.name, owner: .field, kind: kind, belongsTo: .kinds(row.kinds))
    faults.add(fault, at: key, path: keys.path(row.name), in: keys.node)
    return false
  }

  private mutating func unknownKey(_ name: String, _ key: YAMLNode, in keys: inout Keys) {
    let place = keys.place
    let owners = Shape.owners(of: name)
    let fault: ReadingFault.Kind
    if owners.isEmpty {
      let nearest = nearestKey(to: name, in: place)
      if let nearest, nearest.owner == place.owner { keys.suggested.insert(nearest.name) }
      fault = .unknownKey(name, owner: place.owner, nearest: nearest)
    } else {
      fault = .misplacedKey(name, owner: place.owner, kind: nil, belongsTo: .owners(owners))
    }
    faults.add(fault, at: key, path: keys.path(name))
  }

  /// The key that was probably meant: of this mapping and kind, else of this mapping, else of any.
  private func nearestKey(to name: String, in place: Keys.Place) -> Shape.KeyName? {
    let own = Shape.keys(of: place.owner).filter { $0.availability == .now }
    let fitting = own.filter { key in place.kind.map { key.kinds.contains($0) } ?? true }
    let others = Shape.keys.filter {
      $0.availability == .now && $0.owner != place.owner && $0.owner.isHome
    }
    for rows in [fitting, own, others] {
      guard let nearest = NearestName.nearest(to: name, among: rows.lazy.map(\.name)) else { continue }
      let owner = rows.first { $0.name == nearest }?.owner ?? place.owner
      return Shape.KeyName(owner: owner, name: nearest)
    }
    return nil
  }
}
