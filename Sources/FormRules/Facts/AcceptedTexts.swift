import Automata
import FormPlan
import FormRuntime

/// The texts that a field accepts, as far as its validators say so in every state.
struct AcceptedTexts {
  private let field: Field
  private var automaton: Automaton
  /// Whether nothing else is asked for, lengths aside.
  private var isExact = true
  /// Whether somebody chose the characters.
  private var isNarrowed = false

  /// Reads the validators of a field that holds a text; nil where that costs too much.
  init?(_ field: Field) {
    self.field = field
    do throws(Exhausted) {
      automaton = try Automaton(.length(1, nil))
      for held in HeldTexts.of(trims: field.trims, field.normalizations) { try narrow(held.language) }
      for case .length(let bounds) in field.validators.filter({ $0.when == .always }).map(\.check) {
        // A character is a scalar or more.
        try narrow(.length(bounds.lower ?? 0, nil))
      }
      isNarrowed = false
      for validator in field.validators where validator.when == .always { try narrow(by: validator.check) }
    } catch {
      return nil
    }
  }

  private mutating func narrow(_ language: RegularExpression) throws(Exhausted) {
    automaton = try automaton.intersection(Automaton(language))
    isNarrowed = true
  }

  private mutating func narrow(by check: Check) throws(Exhausted) {
    switch check {
    case .pattern(let pattern, _): try narrow(pattern.expression)
    case .oneOf(let values): try narrow(.list(values.compactMap(\.text)))
    case .digits(let bounds):
      let digit = RegularExpression.set(TypedTexts.digits)
      try narrow(.repetition(digit, min: bounds.lower ?? 0, max: bounds.upper))
    case .postalCode(let country):
      if let shapes = country.shapes { try narrow(.postalCodes(shapes)) } else { isExact = false }
    case .email: try narrow(part: "@")
    case .url: try narrow(part: ":")
    case .iban: try narrow(part: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
    case .phone, .creditCard, .matches, .check, .custom: isExact = false
    case .required, .accepted, .integer, .number, .length, .range, .fraction, .before, .after: break
    }
  }

  /// Leaves the texts with one scalar of some; there are others that do not pass.
  private mutating func narrow(part: String) throws(Exhausted) {
    try narrow(.sequence([.length(0, nil), .set(Alphabet(part)), .length(0, nil)]))
    isExact = false
  }

  /// What cannot be typed: an accepted text, and whether that is so of all; nil where all can, or nothing is known.
  func untypable(_ typed: TypedTexts) -> (text: String?, isEvery: Bool)? {
    guard isNarrowed, !automaton.isEmpty, let keys = try? Automaton(typed.language),
      let rest = try? automaton.difference(keys), !rest.isEmpty
    else { return nil }
    let text = rest.words(upTo: 100).first(where: isAccepted)
    if (try? automaton.isDisjoint(with: keys)) == true { return (isExact ? text : nil, true) }
    return isExact && text != nil ? (text, false) : nil
  }

  /// Whether a text may stand there, and has a length that passes.
  private func isAccepted(_ text: String) -> Bool {
    field.canHold(text)
      && field.validators.allSatisfy { validator in
        guard case .length(let bounds) = validator.check, validator.when == .always else { return true }
        return bounds.contains(text.count)
      }
  }
}

extension Expression {
  /// The text that it is.
  fileprivate var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

extension RegularExpression {
  /// Codes of some shapes, without what only parts them: a blank, and a hyphen where it may be left out.
  fileprivate static func postalCodes(_ shapes: [String]) -> RegularExpression {
    let bare = shapes.map { $0.filter { $0 != " " } }
    let needed = bare.filter { !$0.contains("-") || !bare.contains($0.filter { $0 != "-" }) }
    return .alternation(
      needed.map { shape in
        .sequence(shape.unicodeScalars.map { .set(postal($0)) })
      })
  }

  private static func postal(_ shape: Unicode.Scalar) -> Alphabet {
    let letters = Alphabet([0x41...0x5A, 0x61...0x7A])
    switch shape {
    case "9": return TypedTexts.digits
    case "A": return letters
    case "*": return TypedTexts.digits.union(letters)
    default: return Alphabet(String(shape) + String(shape).lowercased())
    }
  }
}
