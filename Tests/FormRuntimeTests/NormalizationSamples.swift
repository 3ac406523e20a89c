import TestSupport

@testable import FormRuntime

/// Random sequences in which what composes is common.
struct NormalizationSamples {
  private let pools: [[Unicode.Scalar]]

  init(scalars: [Unicode.Scalar]) {
    let marks = scalars.filter { $0.properties.canonicalCombiningClass.rawValue != 0 }
    let parts = scalars.filter(Self.composes)
    pools = [parts, parts, marks, marks, scalars]
  }

  private static func composes(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAC00...0xD7A3: scalar.value < 0xAC40
    case 0x1100...0x11FF: true
    default:
      scalar.isASCII && scalar.properties.isAlphabetic
        || CanonicalMappings.shared.decomposition(of: scalar) != nil
    }
  }

  /// All scalars that were there before a version of Unicode, and those that still are not.
  static func scalars(before version: Int) -> [Unicode.Scalar] {
    (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).filter {
      ($0.properties.age?.major ?? 0) < version
    }
  }

  func texts(_ count: Int, seed: UInt64) -> [String] {
    var generator = Generator(seed: seed)
    return (0..<count).map { _ in
      let length = Int.random(in: 1...12, using: &generator)
      return Self.string(
        (0..<length).compactMap { _ in
          pools.randomElement(using: &generator)?.randomElement(using: &generator)
        })
    }
  }

  static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  static func hex(_ text: String) -> String {
    text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
  }
}
