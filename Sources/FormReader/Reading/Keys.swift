import FormDiagnostics
import FormPlan
import FormYAML

/// A mapping whose keys were checked: those that the language knows here, with their values.
struct Keys {
  /// What the reader needs to know of where a mapping stands.
  struct Place {
    var owner: Shape.Owner
    /// The path of the mapping.
    var path: FormPath
    /// A field's kind, where it can be read.
    var kind: FieldKind?
  }

  /// A key that may stand here, and its value.
  struct Entry {
    /// The key's row in the table.
    var row: Shape.Key
    var key: YAMLNode
    var value: YAMLNode
    /// The mapping's path.
    var parent: FormPath

    /// The value's path.
    var path: FormPath { .key(row.name, of: parent) }
  }

  let node: YAMLNode
  let place: Place
  /// The key to point at where the mapping lacks one: its first; the mapping if it has none.
  var firstKey: YAMLNode
  var entries: [Entry] = []
  /// The keys that cannot be used here, whatever they were meant to be.
  var others: [String] = []
  /// Keys of this mapping that misspelt ones were probably meant to be.
  var suggested: [String] = []

  /// An entry by its key.
  subscript(_ word: Shape.Word) -> Entry? {
    for position in entries.indices where entries[position].row.word == word { return entries[position] }
    return nil
  }

  /// Whether a key of this name is there and can be used.
  func has(_ name: String) -> Bool { entries.contains { $0.row.name == name } }

  /// The path of one of the mapping's keys.
  func path(_ name: String) -> FormPath { .key(name, of: place.path) }
}

extension Reader {
  /// Checks the keys of the mapping behind a key; nil where there is none.
  mutating func keys(_ entry: Keys.Entry, _ owner: Shape.Owner) -> Keys? {
    keys(entry.value, Keys.Place(owner: owner, path: entry.path), key: entry.key)
  }

  /// Checks the keys of a mapping; nil where the node is none.
  ///
  /// - Parameter written: its entries, where the caller has them already.
  mutating func keys(
    _ node: YAMLNode, _ place: Keys.Place, key: YAMLNode? = nil, written: [YAMLNode.Entry]? = nil
  ) -> Keys? {
    guard isCollection(node, .mapping, expected: .mapping(place.owner), path: place.path, key: key) else {
      return nil
    }
    let table = Shape.table(of: place.owner)
    let written = written ?? node.entries
    var keys = Keys(node: node, place: place, firstKey: written.first?.key ?? node)
    keys.entries.reserveCapacity(written.count)
    for (key, value) in written { take(key, value, table[key.textBytes], into: &keys) }
    return keys
  }

  /// Takes an entry; of several with one key, which YAML refuses, the first.
  private mutating func take(
    _ key: YAMLNode, _ value: YAMLNode, _ row: Shape.Key?, into keys: inout Keys
  ) {
    checkTag(key, path: keys.path(key.text))
    guard let row else {
      let name = key.text
      if !keys.others.contains(name) { unknownKey(name, key, in: &keys) }
      return
    }
    if keys.entries.contains(where: { $0.row === row }) || keys.others.contains(row.name) { return }
    if isUsable(row, key, in: keys) {
      keys.entries.append(Keys.Entry(row: row, key: key, value: value, parent: keys.place.path))
    } else {
      keys.others.append(row.name)
    }
  }

  /// Notes a key that the mapping must have, unless a misspelt one was probably meant to be it.
  mutating func require(_ name: String, in keys: Keys) {
    guard !keys.has(name), !keys.suggested.contains(name) else { return }
    let fault = ReadingFault.Kind.missingKey(name, owner: keys.place.owner)
    faults.add(fault, at: keys.firstKey, path: keys.path(name), in: keys.node)
  }

  private mutating func isUsable(_ row: Shape.Key, _ key: YAMLNode, in keys: Keys) -> Bool {
    if case .notYet(let summary) = row.availability {
      faults.add(.notYet(row.name, summary: summary), at: key, path: keys.path(row.name))
      return false
    }
    guard keys.place.owner == .field, let kind = keys.place.kind, !row.kinds.contains(kind) else {
      return true
    }
    let fault = ReadingFault.Kind.misplacedKey(
      row.name, owner: .field, kind: kind, belongsTo: .kinds(row.kinds))
    faults.add(fault, at: key, path: keys.path(row.name), in: keys.node)
    return false
  }

  private mutating func unknownKey(_ name: String, _ key: YAMLNode, in keys: inout Keys) {
    keys.others.append(name)
    let place = keys.place
    let owners = Shape.owners(of: name)
    let fault: ReadingFault.Kind
    if owners.isEmpty {
      let nearest = nearestKey(to: name, in: place)
      if let nearest, nearest.owner == place.owner { keys.suggested.append(nearest.name) }
      fault = .unknownKey(name, owner: place.owner, nearest: nearest)
    } else {
      fault = .misplacedKey(name, owner: place.owner, kind: nil, belongsTo: .owners(owners))
    }
    faults.add(fault, at: key, path: keys.path(name))
  }

  /// The key that was probably meant; asked once for each slip.
  private mutating func nearestKey(to name: String, in place: Keys.Place) -> Shape.KeyName? {
    let slip = Slip(name: name, owner: place.owner, kind: place.kind)
    if let known = slips[slip] { return known }
    let nearest = Self.nearestKey(to: name, in: place)
    slips[slip] = .some(nearest)
    return nearest
  }

  /// Of this mapping and kind, else of this mapping, else of any.
  private static func nearestKey(to name: String, in place: Keys.Place) -> Shape.KeyName? {
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
