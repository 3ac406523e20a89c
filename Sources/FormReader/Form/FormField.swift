package import FormDiagnostics
package import FormPlan

/// A field as written: a reference to what stands in it, so that rules may copy it as they like.
package struct FormField: Sendable {
  fileprivate final class Storage: Sendable {
    let keys: FieldKeys

    init(_ keys: FieldKeys) { self.keys = keys }
  }

  fileprivate let storage: Storage

  init(_ keys: FieldKeys) { storage = Storage(keys) }

  var keys: FieldKeys { storage.keys }

  /// The place in the form that findings name: `fields.<id>`, then the key.
  package func path(_ key: String) -> String { "fields.\(id.value).\(key)" }
}

extension FormField {
  /// The whole mapping.
  package var span: SourceSpan { storage.keys.span }
  /// Its name; not checked yet.
  package var id: Located<String> { storage.keys.id }
  /// The kind; without `type:` it is `text`, and the span is the id's.
  package var kind: Located<FieldKind> { storage.keys.kind }
  /// Whether `type:` was written.
  package var isKindWritten: Bool { storage.keys.isKindWritten }
  /// Its name in Swift.
  package var swiftName: Located<String>? { storage.keys.swiftName }
  /// The text that names it; never blank.
  package var label: Located<String>? { storage.keys.label }
  /// The grey text.
  package var placeholder: Located<String>? { storage.keys.placeholder }
  /// More words below.
  package var help: Located<String>? { storage.keys.help }
  /// What a note says.
  package var text: Located<String>? { storage.keys.text }
  /// `default:`, already of the field's type; an option's id may be none of the options.
  package var start: Located<Entry>? { storage.keys.start }
  /// `keyboard:`.
  package var keyboard: Located<Keyboard>? { storage.keys.keyboard }
  /// `content:`.
  package var content: Located<ContentType>? { storage.keys.content }
  /// `capitalization:`.
  package var capitalization: Located<Capitalization>? { storage.keys.capitalization }
  /// `autocorrection:`.
  package var autocorrection: Located<Bool>? { storage.keys.autocorrection }
  /// `submitLabel:`.
  package var submitLabel: Located<SubmitLabel>? { storage.keys.submitLabel }
  /// `next:`; a single target is a list of one without `when`.
  package var next: [FormEdge] { storage.keys.next }
  /// When it is shown.
  package var visible: FormCondition? { storage.keys.visible }
  /// When it can be changed.
  package var enabled: FormCondition? { storage.keys.enabled }
  /// The items of `validate:`, in the order they run.
  package var validators: [FormValidator] { storage.keys.validators }
  /// `trim:`.
  package var trim: Located<Bool>? { storage.keys.trim }
  /// `normalize:`.
  package var normalize: [Located<Normalization>] { storage.keys.normalize }
  /// `options:`, nil where the key is absent.
  package var options: Located<[FormOption]>? { storage.keys.options }
  /// `style:`.
  package var style: Located<ChoiceStyle>? { storage.keys.style }
}
