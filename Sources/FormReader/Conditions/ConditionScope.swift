package import FormPlan

/// What the names of a condition stand for.
package struct ConditionScope: Sendable {
  /// The fields by the path that a condition writes.
  package var fields: [String: ConditionField]

  /// Names fields; of two with one path the first counts.
  package init(_ fields: [ConditionField]) {
    self.fields = Dictionary(fields.map { ($0.path.text, $0) }) { first, _ in first }
  }

  /// The field of that name; nil for `today` and for what is unknown.
  func field(_ name: String) -> ConditionField? {
    name == ConditionSyntax.today ? nil : fields[name]
  }
}

/// What conditions need to know of a field.
package struct ConditionField: Hashable, Sendable {
  /// Its path.
  package var path: FieldPath
  /// What it holds.
  package var holds: ValueType
  /// The ids of a choice's options; empty elsewhere.
  package var options: [String]
  /// The set that a choice shares its options in; nil for options of its own.
  package var optionSet: String?

  /// Describes a field.
  package init(path: FieldPath, holds: ValueType, options: [String] = [], optionSet: String? = nil) {
    self.path = path
    self.holds = holds
    self.options = options
    self.optionSet = optionSet
  }
}
