package import FormDiagnostics
package import FormPlan

/// A field as written: a reference to what stands in it, so that rules may copy it as they like.
package struct FormField: Sendable {
  fileprivate final class Storage: Sendable {
    let keys: FieldKeys

    init(_ keys: consuming FieldKeys) { self.keys = keys }
  }

  fileprivate let storage: Storage

  init(_ keys: consuming FieldKeys) { storage = Storage(keys) }

  var keys: FieldKeys { storage.keys }

  /// What it holds.
  package var holds: ValueType { storage.keys.holds }

  /// Whether the focus can stand on it.
  package var takesKeyboard: Bool { kind.value.takesKeyboard || focusable?.value == true }

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
  /// A `default:` that depends on the day of the run.
  package var startMoment: FormCondition? { storage.keys.startMoment }
  /// `lines:`.
  package var lines: Located<Bounds>? { storage.keys.lines }
  /// `unit:`.
  package var unit: Located<String>? { storage.keys.unit }
  /// `range:` of a stepper or slider, with its `step:`; the ends as written.
  package var range: Located<StepRange>? { storage.keys.range }
  /// `opensAt:`.
  package var opensAt: FormCondition? { storage.keys.opensAt }
  /// `url:`.
  package var url: Located<String>? { storage.keys.url }
  /// `perform:`, a function's name.
  package var function: Located<String>? { storage.keys.function }
  /// `view:`, a view's name.
  package var view: Located<String>? { storage.keys.view }
  /// `value:`.
  package var customValue: Located<CustomValue>? { storage.keys.customValue }
  /// `focusable:`.
  package var focusable: Located<Bool>? { storage.keys.focusable }
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
  /// `options:`, nil where the key is absent; those of the set where one is named.
  package var options: Located<[FormOption]>? { storage.keys.options }
  /// The name of the set that `options:` names.
  package var optionSet: Located<String>? { storage.keys.optionSet }
  /// `style:`.
  package var style: Located<ChoiceStyle>? { storage.keys.style }
}
