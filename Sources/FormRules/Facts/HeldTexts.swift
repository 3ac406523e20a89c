import Automata
import FormPlan

/// What trimming and normalizing leave of texts.
enum HeldTexts: CaseIterable {
  case trimmed, uppercase, digits

  /// The texts that may be left, and some that may not: only what is known of ASCII and Latin letters counts.
  var language: RegularExpression {
    switch self {
    case .trimmed:
      let inner = RegularExpression.set(Alphabet("\t\n\u{B}\u{C}\r ").inverted)
      return .alternation([.empty, inner, .sequence([inner, .length(0, nil), inner])])
    case .uppercase: return .repetition(.set(Self.capitals), min: 0, max: nil)
    case .digits: return .repetition(.set(Alphabet("0123456789")), min: 0, max: nil)
    }
  }

  /// All scalars but small Latin letters.
  private static let capitals: Alphabet = {
    let small = (0...0x24F).compactMap(Unicode.Scalar.init).filter {
      !String($0).uppercased().unicodeScalars.elementsEqual([$0])
    }
    return Alphabet(small.map { $0.value...$0.value }).inverted
  }()

  /// What is done to the values of a field.
  static func of(trims: Bool, _ normalizations: [Normalization]) -> [HeldTexts] {
    allCases.filter {
      switch $0 {
      case .trimmed: trims
      case .uppercase: normalizations.contains(.uppercase)
      case .digits: normalizations.contains(.digitsOnly)
      }
    }
  }
}
