import FormDiagnostics

extension Composer {
  /// Below this many keys each is compared with all before it.
  private static let fewKeys = 12

  /// Looks at the keys of a mapping that is whole: scalars, each once, merges of mappings.
  ///
  /// - Complexity: linear in the number of keys.
  mutating func checkKeys(of mapping: Int) {
    var keys: [Int] = []
    keys.reserveCapacity(Int(rows[mapping].extra) / 2)
    var firstMerge: SourceSpan?
    var row = mapping + 1
    while row < rows.count {
      let value = Int(rows[row].next)
      guard value < rows.count else { return }
      let target = resolved(row)
      if isMergeKey(row) {
        rows[mapping].flags.insert(.merge)
        checkMerge(key: rows[row].span, value: value, &firstMerge)
      } else if rows[target].kind != .scalar {
        faults.append(.nonScalarKey(rows[row].span))
      } else if !rows[row].flags.contains(.unresolved) {
        checkStart(of: rows[row])
        keys.append(row)
      }
      row = Int(rows[value].next)
    }
    if keys.count <= Self.fewKeys { compareEach(keys) } else { compareAll(keys) }
  }

  /// A key that begins with a blank which is no space stands where its indentation puts it for the eye alone.
  private mutating func checkStart(of key: Row) {
    guard key.style == .plain, key.flags.contains(.verbatim), !key.flags.contains(.alias),
      let blanks = ForeignBlanks.leading(key.innerRange, in: file.bytes)
    else { return }
    faults.append(.syntax(.foreignBlanks(blanks)))
  }

  private func resolved(_ row: Int) -> Int {
    let flags = rows[row].flags
    return flags.contains(.alias) && !flags.contains(.unresolved) ? Int(rows[row].extra) : row
  }

  private func isMergeKey(_ row: Int) -> Bool {
    let key = rows[row]
    return key.end - key.start == 2 && key.style == .plain && !key.flags.contains(.alias)
      && key.kind == .scalar && key.flags.contains(.verbatim)
      && file.bytes[key.innerRange].elementsEqual("<<".utf8)
  }

  private mutating func checkMerge(key: SourceSpan, value: Int, _ first: inout SourceSpan?) {
    if let first {
      faults.append(.doubleMerge(at: key, first: first))
    } else {
      first = key
    }
    guard !rows[value].flags.contains(.unresolved) else { return }
    let target = resolved(value)
    switch rows[target].kind {
    case .mapping: break
    case .scalar: faults.append(.badMerge(rows[value].span))
    case .sequence:
      var child = target + 1
      while child < Int(rows[target].next) {
        let isKnown = !rows[child].flags.contains(.unresolved)
        if isKnown, rows[resolved(child)].kind != .mapping {
          faults.append(.badMerge(rows[value].flags.contains(.alias) ? rows[value].span : rows[child].span))
        }
        child = Int(rows[child].next)
      }
    }
  }

  private func keyBytes(_ row: Int) -> ArraySlice<UInt8> {
    let row = rows[resolved(row)]
    return row.flags.contains(.verbatim)
      ? file.bytes[row.innerRange] : ScalarText(row, in: file.bytes).text[...]
  }

  private mutating func compareEach(_ keys: [Int]) {
    for (index, key) in keys.enumerated() {
      if let first = keys[..<index].first(where: { isSameKey($0, key) }) {
        tell(key, keyBytes(key), first: first)
      }
    }
  }

  /// Whether two keys have the same text; most are told apart by their lengths.
  private func isSameKey(_ one: Int, _ other: Int) -> Bool {
    let (one, other) = (resolved(one), resolved(other))
    guard rows[one].flags.contains(.verbatim), rows[other].flags.contains(.verbatim) else {
      return keyBytes(one) == keyBytes(other)
    }
    let (left, right) = (rows[one].innerRange, rows[other].innerRange)
    return left.count == right.count
      && left.indices.allSatisfy { file.bytes[$0] == file.bytes[right.lowerBound + $0 - left.lowerBound] }
  }

  private mutating func compareAll(_ keys: [Int]) {
    var firsts: [ArraySlice<UInt8>: Int] = [:]
    firsts.reserveCapacity(keys.count)
    for key in keys {
      let text = keyBytes(key)
      if let first = firsts[text] { tell(key, text, first: first) } else { firsts[text] = key }
    }
  }

  private mutating func tell(_ key: Int, _ text: ArraySlice<UInt8>, first: Int) {
    let name = String(decoding: text, as: UTF8.self)
    faults.append(.duplicateKey(name, at: rows[key].span, first: rows[first].span))
  }
}
