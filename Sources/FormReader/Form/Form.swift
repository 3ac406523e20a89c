package import FormDiagnostics
package import FormPlan

/// A form as its author wrote it: nothing resolved, everything with its place.
///
/// Only what can be read stands here; what could not is a ``ReadingFault`` beside it.
package struct Form: Sendable {
  /// The file it came from.
  package var file: SourceFile
  /// `form:`.
  package var name: Located<String>
  /// `title:`.
  package var title: Located<String>?
  /// `language:`.
  package var language: Located<String>?
  /// `messages:`, in the order written.
  package var messages: [Message] = []
  /// `focus:`.
  package var focus = Focus()
  /// `validation:`.
  package var validation: Located<ValidationMoment>?
  /// `order:`.
  package var order: Located<[Located<String>]>?
  /// The sections; a plain `fields:` list is one section without a title.
  package var sections: [FormSection] = []
  /// `submit:`'s label.
  package var submitLabel: Located<String>

  /// Every field, in the order shown.
  package var fields: [FormField] { sections.flatMap(\.fields) }

  /// One entry of `messages:`.
  package struct Message: Sendable {
    /// The validator it speaks for.
    package var kind: Located<ValidatorKind>
    /// What it says.
    package var text: Located<String>
  }

  /// `focus:` and its keys.
  package struct Focus: Sendable {
    /// The place of the key `focus`, where it was written.
    package var span: SourceSpan?
    /// An id, or `none`.
    package var initial: Located<String>?
    /// The buttons; nil where the key is absent.
    package var toolbar: Located<[Located<ToolbarEntry>]>?
    /// Whether previous and next go round.
    package var wrap: Located<Bool>?
    /// What closes the keyboard; nil where the key is absent.
    package var dismiss: Located<[Located<Dismissal>]>?
    /// Where a failed submit puts the focus.
    package var invalid: Located<InvalidFocus>?
  }

  /// One entry of `toolbar:`.
  package struct ToolbarEntry: Sendable {
    /// What the button does.
    package var action: ToolbarButton.Action
    /// A caption of the author's own.
    package var caption: Located<String>?
  }
}

/// A section as written.
package struct FormSection: Sendable {
  /// The whole mapping; for a plain `fields:` list, that list.
  package var span: SourceSpan
  package var id: Located<String>?
  package var title: Located<String>?
  package var footer: Located<String>?
  package var visible: FormCondition?
  package var enabled: FormCondition?
  package var fields: [FormField] = []
}

/// A field as written.
package struct FormField: Sendable {
  /// The whole mapping.
  package var span: SourceSpan
  package var id: Located<String>
  /// The kind; without `type:` it is `text`, and the span is the id's.
  package var kind: Located<FieldKind>
  /// Whether `type:` was written.
  package var isKindWritten: Bool
  package var swiftName: Located<String>?
  package var label: Located<String>?
  package var placeholder: Located<String>?
  package var help: Located<String>?
  /// What a note says.
  package var text: Located<String>?
  /// `default:`, already of the field's type; an option's id may be none of the options.
  package var start: Located<Entry>?
  package var keyboard: Located<Keyboard>?
  package var content: Located<ContentType>?
  package var capitalization: Located<Capitalization>?
  package var autocorrection: Located<Bool>?
  package var submitLabel: Located<SubmitLabel>?
  /// `next:`; a single target is a list of one without `when`.
  package var next: [FormEdge] = []
  package var visible: FormCondition?
  package var enabled: FormCondition?
  package var validators: [FormValidator] = []
  package var trim: Located<Bool>?
  package var normalize: [Located<Normalization>] = []
  /// `options:`, nil where the key is absent.
  package var options: Located<[FormOption]>?
  package var style: Located<ChoiceStyle>?

  /// The place in the form that findings name: `fields.<id>`, then the key.
  package func path(_ key: String) -> String { "fields.\(id.value).\(key)" }
}

/// One entry of `next:`.
package struct FormEdge: Sendable {
  package var when: FormCondition?
  /// An id, `submit` or `dismiss`.
  package var target: Located<String>
}

/// One option of a choice.
package struct FormOption: Sendable {
  package var id: Located<String>
  package var label: Located<String>?
  package var swiftName: Located<String>?
}

/// One item of `validate:`.
package struct FormValidator: Sendable {
  /// The whole item.
  package var span: SourceSpan
  package var kind: Located<ValidatorKind>
  package var argument: Argument
  package var message: Located<String>?
  package var when: FormCondition?

  /// What stands after the name.
  package enum Argument: Sendable {
    case none
    /// Bounds as written; the lower may lie above the upper.
    case bounds(Located<Bounds>)
    /// A pattern's text; its own faults are found in stage 3.
    case pattern(FormText)
    /// Another field's id.
    case field(Located<String>)
  }
}
