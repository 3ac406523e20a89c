import FormDiagnostics
import FormReader

extension Form {
  /// Every condition: of each section, then of its fields.
  var conditions: [FormCondition] {
    var all: [FormCondition] = []
    for section in sections {
      all += section.ownConditions
      for field in section.fields { field.add(to: &all) }
    }
    return all
  }
}

extension FormSection {
  /// When it is shown, and when it is enabled.
  var ownConditions: [FormCondition] { [visible, enabled].compactMap { $0 } }
}

extension FormField {
  /// When it is shown, and when it is enabled.
  var ownConditions: [FormCondition] { [visible, enabled].compactMap { $0 } }

  /// Adds its own conditions, those of its edges, and those of its validators.
  fileprivate func add(to all: inout [FormCondition]) {
    if let visible { all.append(visible) }
    if let enabled { all.append(enabled) }
    for edge in next { if let when = edge.when { all.append(when) } }
    for validator in validators { if let when = validator.when { all.append(when) } }
  }

  /// Where its type stands; at the id where none is written.
  var kindSpan: SourceSpan { isKindWritten ? kind.span : id.span }
}

extension FormCondition {
  /// The place of a range of UTF-8 offsets.
  func span(of range: Range<Int>) -> SourceSpan { text.span(of: range) }
}
