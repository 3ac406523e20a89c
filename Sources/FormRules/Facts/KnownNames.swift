import FormDiagnostics
import FormReader

/// The names that references of one form can mean, each found in the same time, however many there are.
///
/// They are collected when somebody asks: most forms have few references.
final class KnownNames {
  /// The place of each field among all; of two with one id the first.
  private(set) lazy var fields = Dictionary(
    all.enumerated().lazy.map { ($1.id.value, $0) }, uniquingKeysWith: { first, _ in first })
  /// The ids of the sections.
  private(set) lazy var sections = Set(form.sections.compactMap { $0.id?.value })
  /// What was probably meant.
  lazy var hints = NameHints(all.map { $0.id.value })
  private lazy var shapes = Dictionary(
    all.map { (SuspiciousCharacters.shape(of: $0.id.value), $0.id.value) },
    uniquingKeysWith: { first, _ in first })
  private let form: Form
  private let all: [FormField]

  /// Collects the names of a form whose fields are given in document order.
  init(_ form: Form, _ all: [FormField]) {
    self.form = form
    self.all = all
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
