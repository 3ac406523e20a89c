import FormDiagnostics
import FormPlan
import FormReader

/// A list of options as it is written: a choice's own, or a set that choices share.
struct OptionList {
  /// The choice's id, or the set's name.
  var name: Located<String>
  /// The options, in the order shown.
  var options: [FormOption]
  /// The choice; nil for a set.
  var field: FormField?

  /// Its place in the form.
  var path: String { field?.path("options") ?? "options.\(name.value)" }
}

extension Form {
  /// Every list of options, each once: the sets, then those of the fields.
  var optionLists: [OptionList] {
    optionSets.map { OptionList(name: $0.name, options: $0.options.value) }
      + fields.compactMap { $0.ownOptions }
  }
}

extension FormField {
  /// The options that the field itself lists; nil where it has none, or names a set.
  var ownOptions: OptionList? {
    guard let options, optionSet == nil else { return nil }
    return OptionList(name: id, options: options.value, field: self)
  }

  /// Whether it has options to choose from.
  var isChoice: Bool { holds == .option || holds == .options }
}
