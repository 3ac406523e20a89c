import Automata
import FormPlan

/// The texts that a pad can send, as they are after normalizing.
///
/// Digits of any script are alike, and so are the separators of all locales: what may differ is not spoken of.
struct TypedTexts {
  /// The scalars that it sends.
  let alphabet: Alphabet

  /// The texts of a field's keyboard; nil where that sends everything.
  init?(_ field: Field) {
    let signs: String
    switch field.keyboard.row.offers {
    case .anything: return nil
    case .digits, .asciiDigits: signs = ""
    case .decimals: signs = ".,\u{66B}"
    case .phone: signs = "+*#,;"
    }
    guard !field.normalizations.contains(.digitsOnly) else {
      alphabet = Alphabet("0123456789")
      return
    }
    let breaks = field.kind.row.control.returnTypesNewline ? "\n" : ""
    alphabet = Self.digits.union(Alphabet(signs + breaks))
  }

  /// Every text of its scalars, but the empty one.
  var language: RegularExpression { .repetition(.set(alphabet), min: 1, max: nil) }

  /// The decimal digits of all scripts; there are none above the first two planes.
  static let digits = Alphabet(
    (0...0x1FFFF).compactMap(Unicode.Scalar.init)
      .filter { $0.properties.generalCategory == .decimalNumber }.map { $0.value...$0.value })
}
