/// The text in Unicode normalization form C: canonically decomposed, put in order, composed again.
///
/// Follows section 3.11 of the Unicode Standard with the decompositions of ``CompositionTable`` and the
/// combining classes of Swift's own library. Where the two know different versions of Unicode, a mark
/// that only the table knows has class 0. Text below U+0300 is in form C already and is given back as it
/// is; else the cost is linear, but for sorting the marks of one letter.
package func canonicallyComposed(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: { $0.value >= 0x300 }) else { return text }
  var composition = CanonicalComposition()
  for scalar in text.unicodeScalars { composition.append(scalar) }
  return composition.finish()
}

/// A text on its way into form C: the letters that are done, and the one that still takes marks.
private struct CanonicalComposition {
  private struct Mark {
    var scalar: Unicode.Scalar
    var combiningClass: UInt8
  }

  private var composed = String.UnicodeScalarView()
  private var starter: Unicode.Scalar?
  /// The marks since the last starter, in the order of the text.
  private var marks: [Mark] = []
  private let mappings = CanonicalMappings.shared

  mutating func append(_ scalar: Unicode.Scalar) {
    guard let parts = mappings.decomposition(of: scalar) else { return place(scalar) }
    for part in parts { place(part) }
  }

  /// Takes a scalar that cannot be decomposed.
  private mutating func place(_ scalar: Unicode.Scalar) {
    let combiningClass = scalar.properties.canonicalCombiningClass.rawValue
    guard combiningClass == 0 else {
      return marks.append(Mark(scalar: scalar, combiningClass: combiningClass))
    }
    composeMarks()
    if marks.isEmpty, let first = starter, let both = mappings.composite(of: first, and: scalar) {
      starter = both
    } else {
      flush()
      starter = scalar
    }
  }

  /// Sorts the marks, and composes the starter with each that is not blocked by one before it.
  private mutating func composeMarks() {
    guard !marks.isEmpty else { return }
    marks = marks.enumerated().sorted {
      ($0.element.combiningClass, $0.offset) < ($1.element.combiningClass, $1.offset)
    }.map(\.element)
    guard var first = starter else { return }
    var left: [Mark] = []
    for mark in marks {
      let isBlocked = left.last.map { $0.combiningClass >= mark.combiningClass } ?? false
      if !isBlocked, let both = mappings.composite(of: first, and: mark.scalar) {
        first = both
      } else {
        left.append(mark)
      }
    }
    starter = first
    marks = left
  }

  private mutating func flush() {
    if let starter { composed.append(starter) }
    composed.append(contentsOf: marks.map(\.scalar))
    starter = nil
    marks.removeAll(keepingCapacity: true)
  }

  mutating func finish() -> String {
    composeMarks()
    flush()
    return String(composed)
  }
}
