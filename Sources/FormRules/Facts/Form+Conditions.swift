import FormDiagnostics
import FormReader

extension Form {
  /// Every condition: of each section, then of its fields.
  var conditions: [FormCondition] {
    var all: [FormCondition] = []
    for section in sections {
      if let visible = section.visible { all.append(visible) }
      if let enabled = section.enabled { all.append(enabled) }
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

  /// Adds its own conditions and bounds, those of its edges, and those of its validators.
  fileprivate func add(to all: inout [FormCondition]) {
    if let visible { all.append(visible) }
    if let enabled { all.append(enabled) }
    if let startMoment { all.append(startMoment) }
    if let opensAt { all.append(opensAt) }
    for edge in next { if let when = edge.when { all.append(when) } }
    for validator in validators {
      if let when = validator.when { all.append(when) }
      all += validator.bounds
    }
  }

  /// Where its type stands; at the id where none is written.
  var kindSpan: SourceSpan { isKindWritten ? kind.span : id.span }
}

extension FormValidator {
  /// The conditions and bounds in its argument.
  var bounds: [FormCondition] {
    switch argument {
    case .range(let range): [range.value.lower, range.value.upper].compactMap { $0 }
    case .moment(let condition), .condition(let condition): [condition]
    case .none, .bounds, .pattern, .field, .values, .country, .function: []
    }
  }
}

extension FormCondition {
  /// The place of a range of UTF-8 offsets.
  func span(of range: Range<Int>) -> SourceSpan { text.span(of: range) }
}
