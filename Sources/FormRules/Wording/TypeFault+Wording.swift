import FormDiagnostics
import FormPlan
import FormReader

/// Puts what is wrong with the types of one condition into words.
struct TypeWording {
  let condition: FormCondition
  let facts: FormFacts

  /// What is said about a fault; a kind that is not here does not compile.
  func words(_ fault: TypeFault) -> Words {
    var words = words(fault.kind)
    if let suggestion = fault.suggestion {
      words.help = "write `\(suggestion.text)`"
      words.fix = condition.fix("write `\(suggestion.text)`", [(suggestion.range, suggestion.text)])
    }
    return words
  }

  private func words(_ kind: TypeFault.Kind) -> Words {
    switch kind {
    case .mismatch(let left, let right, _):
      Words("\(left) does not compare with \(right)", "different types", related: places(left, right))
    case .differentChoices(let left, let right, _):
      Words(
        "\(left) and \(right) have different options", "can never be equal", related: places(left, right),
        help: "compare each with an option of its own")
    case .notOrdered(let side, _):
      Words("\(side) has no order", "only numbers and dates have one", related: places(side))
    case .notACondition(let side):
      Words("\(side) neither holds nor fails", "no condition", related: places(side))
    case .notANumber(let side, _):
      Words("\(side) cannot be added or taken away", "no number", related: places(side))
    case .noMember(let member, let side):
      Words("\(side) has no '.\(member)'", "nothing that it has", related: places(side))
    case .memberOfNoField(let member):
      Words("'.\(member)' stands behind something that is no field", "no field")
    case .noValue(let path):
      Words(
        "\(Words.quoted(path.text)) has no value", "nothing to read",
        related: declaration(path).map { [$0] } ?? [])
    case .optionAsText(let id):
      Words("the option \(Words.quoted(id)) is written as a text", "an option, not a text")
    case .optionWithoutChoice(let id):
      Words("nothing says which choice '.\(id)' is an option of", "an option of which choice?")
    case .listWithoutContains:
      Words("a list stands without '.contains'", "a list", help: "write `[…].contains(…)`")
    case .emptyList: Words("an empty list contains nothing", "never holds")
    case .notALiteral: Words("a list holds something that is no literal", "no literal")
    case .sumTooLong:
      Words("a sum has more than \(ConditionTypes.maximumSumDepth) operands", "too many operands")
    case .sumTooLarge: Words("a sum could be too large for a whole number", "could be too large")
    case .badDate(let text, let type):
      Words(
        "\(Words.quoted(text)) is not \(type.description)", "no such \(type == .time ? "time" : "date")",
        help: "write it like \(Self.example(of: type))")
    case .offsetOfNoDay(let side):
      Words(
        "\(side) has no day to count from", "no date", related: places(side),
        help: "`14d`, `2w`, `3m` and `18y` are added to dates")
    case .offsetAlone:
      Words("a number of days stands alone", "added to no date", help: "write it like `today + 14d`")
    }
  }

  private static func example(of type: ConditionType) -> String {
    switch type {
    case .time: "`09:30`"
    case .dateTime: "`2026-11-30T09:30`"
    default: "`2026-11-30`"
    }
  }

  /// The places of what does not fit: where a field says what it is, else in the condition.
  private func places(_ sides: TypeFault.Side...) -> [Diagnostic.Label] {
    sides.map { side in
      side.field.flatMap(declaration)
        ?? Diagnostic.Label(condition.span(of: side.range), side.type.description)
    }
  }

  private func declaration(_ path: FieldPath) -> Diagnostic.Label? {
    facts.field(path.text).map {
      Diagnostic.Label($0.kindSpan, "'\(path.text)' is of type '\($0.kind.value.rawValue)'")
    }
  }
}
