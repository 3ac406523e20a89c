import FormDiagnostics
import FormPlan
import FormReader

/// A list of options as it is written: a choice's own, or a set that choices share.
struct OptionList {
  /// The choice's id, or the set's name.
  var name: Located<String>
  /// The options, in the order shown.
  var options: [FormOption]
  /// Its place in the form.
  var path: String
}

extension Form {
  /// Every list of options, each once: the sets, then those of the fields.
  var optionLists: [OptionList] {
    optionSets.map { set in
      OptionList(name: set.name, options: set.options.value, path: "options.\(set.name.value)")
    } + fields.compactMap(\.ownOptions)
  }
}

extension FormField {
  /// The options that the field itself lists; nil where it has none, or names a set.
  var ownOptions: OptionList? {
    guard let options, optionSet == nil else { return nil }
    return OptionList(name: id, options: options.value, path: path("options"))
  }

  /// Whether it has options to choose from.
  var isChoice: Bool { holds == .option || holds == .options }
}
