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

  /// Its own conditions, those of its edges, and those of its validators.
  var conditions: [FormCondition] {
    ownConditions + next.compactMap(\.when) + validators.compactMap(\.when)
  }

  /// Where its type stands; at the id where none is written.
  var kindSpan: SourceSpan { isKindWritten ? kind.span : id.span }
}

extension FormCondition {
  /// The place of a range of UTF-8 offsets.
  func span(of range: Range<Int>) -> SourceSpan { text.span(of: range) }
}
