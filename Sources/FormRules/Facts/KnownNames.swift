import FormDiagnostics
import FormReader

/// The names that references of one form can mean, each found in the same time, however many there are.
struct KnownNames {
  /// The place of each field among all; of two with one id the first.
  private(set) var fields: [String: Int] = [:]
  /// The ids of the sections.
  let sections: Set<String>
  /// What was probably meant.
  var hints: NameHints
  private var shapes: [String: String] = [:]

  /// Collects the names of a form whose fields are given in document order.
  init(_ form: Form, _ all: [FormField]) {
    sections = Set(form.sections.compactMap(\.id?.value))
    hints = NameHints(all.map(\.id.value))
    for (index, field) in all.enumerated() where fields[field.id.value] == nil {
      fields[field.id.value] = index
      let shape = SuspiciousCharacters.shape(of: field.id.value)
      if shapes[shape] == nil { shapes[shape] = field.id.value }
    }
  }

  /// Whether a name is a field's id.
  func isField(_ name: String) -> Bool { fields[name] != nil }

  /// The id that a name looks like without being it; nil where there is none.
  func lookAlike(of name: String) -> String? {
    guard !isField(name), let id = shapes[SuspiciousCharacters.shape(of: name)], id != name else {
      return nil
    }
    return id
  }

  /// Whether a name that is no id is another rule's business: it holds characters that cannot be seen, or cannot be
  /// told from others.
  func isDisguised(_ name: String) -> Bool {
    !isField(name) && (!SuspiciousCharacters.inName(name).isEmpty || lookAlike(of: name) != nil)
  }
}
