import FormDiagnostics
import FormPlan
import FormReader

/// The fields of a form as written, by path, with the sections that they stand in.
struct WrittenFields {
  /// A field and where it stands.
  struct Place {
    let section: FormSection
    /// The section's place among the form's.
    let sectionIndex: Int
    let field: FormField
  }

  private let places: [FieldPath: Place]
  private let lines: LineTable
  /// The file's path as it is shown.
  let file: String

  init(_ form: Form) {
    var places: [FieldPath: Place] = [:]
    for (index, section) in form.sections.enumerated() {
      for field in section.fields {
        places[FieldPath(field.id.value)] = Place(section: section, sectionIndex: index, field: field)
      }
    }
    self.places = places
    lines = LineTable(form.file)
    file = form.file.path
  }

  subscript(path: FieldPath) -> Place? { places[path] }

  /// The line on which a span begins.
  func line(_ span: SourceSpan) -> Int { lines.position(of: span.start).line }
}

extension WrittenFields.Place {
  /// What keeps the focus away while it does not hold, the section's first.
  var conditions: [FocusChart.Condition] {
    [
      ("visible", true, section.visible), ("visible", false, field.visible),
      ("enabled", true, section.enabled),
      ("enabled", false, field.enabled),
    ].compactMap { key, isOfSection, condition in
      condition.map { FocusChart.Condition(key: key, isOfSection: isOfSection, text: $0.oneLine) }
    }
  }
}

extension FormCondition {
  /// The text on one line.
  var oneLine: String { text.text.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ") }
}
