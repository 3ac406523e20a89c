import FormDiagnostics
import FormReader

extension Form {
  /// Every condition: of each section, then of its fields.
  var conditions: [FormCondition] {
    sections.flatMap { $0.ownConditions + $0.fields.flatMap(\.conditions) }
  }
}

extension FormSection {
  /// When it is shown, and when it is enabled.
  var ownConditions: [FormCondition] { [visible, enabled].compactMap(\.self) }
}

extension FormField {
  /// When it is shown, and when it is enabled.
  var ownConditions: [FormCondition] { [visible, enabled].compactMap(\.self) }

  /// Every condition and bound: its own, those of its edges, and those of its validators.
  var conditions: [FormCondition] {
    ownConditions + [startMoment, opensAt].compactMap(\.self) + next.compactMap(\.when)
      + validators.flatMap(\.conditions)
  }

  /// Where its type stands; at the id where none is written.
  var kindSpan: SourceSpan { isKindWritten ? kind.span : id.span }
}

extension FormValidator {
  /// When it runs, and the conditions and bounds in its argument.
  var conditions: [FormCondition] { [when].compactMap(\.self) + bounds }

  /// The conditions and bounds in its argument.
  var bounds: [FormCondition] {
    switch argument {
    case .range(let range): [range.value.lower, range.value.upper].compactMap(\.self)
    case .moment(let condition), .condition(let condition): [condition]
    case .none, .bounds, .pattern, .field, .values, .country, .function: []
    }
  }
}

extension FormCondition {
  /// The place of a range of UTF-8 offsets.
  func span(of range: Range<Int>) -> SourceSpan { text.span(of: range) }
}
