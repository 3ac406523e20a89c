import FormPlan

/// What `(?i)` adds to a scalar: its other cases.
///
/// Two scalars are the same letter when one is the upper-, lower- or title-case mapping of the other, by
/// the default mappings of Unicode and as far as a mapping is a single scalar, or when both are the same
/// letter as a third: `k`, `K` and the Kelvin sign; `σ`, `ς` and `Σ`; `ß` and `ẞ`, but not `ss`. The dotted
/// capital `İ` and the dotless `ı` stand for themselves alone: only Turkish pairs them. Literals and the
/// ranges of a class are completed so, before a negation; `\w` and its like have both cases as they are.
enum CaseVariants {
  /// The ranges, and every case of the letters in them.
  static func closure(of ranges: [ClosedRange<Unicode.Scalar>]) -> ScalarSet {
    var all = ranges
    for range in ScalarSet(ranges).ranges {
      for letter in letters[firstIndex(from: range.lowerBound)...] {
        guard letter.scalar <= range.upperBound else { break }
        all += letter.variants.map { $0...$0 }
      }
    }
    return ScalarSet(all)
  }

  private struct Letter {
    var scalar: Unicode.Scalar
    var variants: [Unicode.Scalar]
  }

  private static func firstIndex(from scalar: Unicode.Scalar) -> Int {
    var low = 0
    var high = letters.count
    while low < high {
      let middle = (low + high) / 2
      if letters[middle].scalar < scalar { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Every letter that has another case, by rising scalar; found once, in a few milliseconds.
  private static let letters: [Letter] = {
    var groups: [Unicode.Scalar: Set<Unicode.Scalar>] = [:]
    // No script with cases lies beyond the supplementary multilingual plane.
    for scalar in (0...0x1FFFF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init) {
      for variant in mappings(of: scalar) {
        let group = groups[scalar, default: [scalar]].union(groups[variant, default: [variant]])
        for member in group { groups[member] = group }
      }
    }
    return groups.map { Letter(scalar: $0, variants: $1.subtracting([$0]).sorted()) }
      .sorted { $0.scalar < $1.scalar }
  }()

  private static func mappings(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    let properties = scalar.properties
    guard properties.changesWhenCaseMapped, scalar != "\u{130}", scalar != "\u{131}" else { return [] }
    return [properties.lowercaseMapping, properties.uppercaseMapping, properties.titlecaseMapping]
      .compactMap { mapping in
        let scalars = mapping.unicodeScalars
        return scalars.count == 1 ? scalars.first : nil
      }
      .filter { $0 != scalar }
  }
}
