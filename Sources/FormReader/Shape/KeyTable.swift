/// The rows of one mapping by the lengths of their names, by which most are told apart.
struct KeyTable: Sendable {
  private var rows: [[(name: [UInt8], row: Shape.Key)]] = []

  init(_ keys: [Shape.Key]) {
    for key in keys {
      let name = Array(key.name.utf8)
      while rows.count <= name.count { rows.append([]) }
      rows[name.count].append((name, key))
    }
  }

  /// The row of a name, given as it stands in a file.
  subscript(_ name: ArraySlice<UInt8>) -> Shape.Key? {
    guard name.count < rows.count else { return nil }
    return rows[name.count].first { $0.name.elementsEqual(name) }?.row
  }
}
