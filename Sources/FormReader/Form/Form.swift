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
  /// `options:`, the sets in the order written.
  package var optionSets: [FormOptionSet] = []
  /// `order:`.
  package var order: Located<[Located<String>]>?
  /// The sections; a plain `fields:` list is one section without a title.
  package var sections: [FormSection] = []
  /// `submit:`'s label.
  package var submitLabel: Located<String>

  /// Every field, in the order shown.
  package var fields: [FormField] { sections.flatMap { $0.fields } }

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
  /// Its name in findings.
  package var id: Located<String>?
  /// The heading.
  package var title: Located<String>?
  /// The text below.
  package var footer: Located<String>?
  /// When it is shown.
  package var visible: FormCondition?
  /// When its fields can be changed.
  package var enabled: FormCondition?
  /// Its fields, in the order shown.
  package var fields: [FormField] = []
}

/// What stands in a field.
package struct FieldKeys: Sendable {
  /// The whole mapping.
  package var span: SourceSpan
  /// Its name; not checked yet.
  package var id: Located<String>
  /// The kind; without `type:` it is `text`, and the span is the id's.
  package var kind: Located<FieldKind>
  /// Whether `type:` was written.
  package var isKindWritten: Bool
  /// Its name in Swift.
  package var swiftName: Located<String>?
  /// The text that names it; never blank.
  package var label: Located<String>?
  /// The grey text.
  package var placeholder: Located<String>?
  /// More words below.
  package var help: Located<String>?
  /// What a note says.
  package var text: Located<String>?
  /// `default:`, already of the field's type; an option's id may be none of the options.
  package var start: Located<Entry>?
  /// A `default:` that depends on the day of the run.
  package var startMoment: FormCondition?
  /// `lines:`.
  package var lines: Located<Bounds>?
  /// `unit:`.
  package var unit: Located<String>?
  /// `range:` of a stepper or slider, with its `step:`; the ends as written.
  package var range: Located<StepRange>?
  /// `opensAt:`.
  package var opensAt: FormCondition?
  /// `url:`.
  package var url: Located<String>?
  /// `perform:`, a function's name.
  package var function: Located<String>?
  /// `view:`, a view's name.
  package var view: Located<String>?
  /// `value:`.
  package var customValue: Located<CustomValue>?
  /// `focusable:`.
  package var focusable: Located<Bool>?
  /// `keyboard:`.
  package var keyboard: Located<Keyboard>?
  /// `content:`.
  package var content: Located<ContentType>?
  /// `capitalization:`.
  package var capitalization: Located<Capitalization>?
  /// `autocorrection:`.
  package var autocorrection: Located<Bool>?
  /// `submitLabel:`.
  package var submitLabel: Located<SubmitLabel>?
  /// `next:`; a single target is a list of one without `when`.
  package var next: [FormEdge] = []
  /// When it is shown.
  package var visible: FormCondition?
  /// When it can be changed.
  package var enabled: FormCondition?
  /// The items of `validate:`, in the order they run.
  package var validators: [FormValidator] = []
  /// `trim:`.
  package var trim: Located<Bool>?
  /// `normalize:`.
  package var normalize: [Located<Normalization>] = []
  /// `options:`, nil where the key is absent; those of the set where one is named.
  package var options: Located<[FormOption]>?
  /// The name of the set that `options:` names.
  package var optionSet: Located<String>?
  /// `style:`.
  package var style: Located<ChoiceStyle>?

  /// What it holds.
  var holds: ValueType { customValue?.value.holds ?? kind.value.row.holds }
}

/// One entry of `next:`.
package struct FormEdge: Sendable {
  /// When it is taken; nil for always.
  package var when: FormCondition?
  /// An id, `submit` or `dismiss`.
  package var target: Located<String>
}

/// One option of a choice.
package struct FormOption: Sendable {
  /// The submitted value.
  package var id: Located<String>
  /// The text shown; never blank.
  package var label: Located<String>?
  /// Its name in Swift.
  package var swiftName: Located<String>?
}

/// The ends of a range, each a literal, `today` or a field with what is added to it.
package struct FormRange: Sendable {
  /// The lower end; nil for none.
  package var lower: FormCondition?
  /// The upper end; nil for none.
  package var upper: FormCondition?
}

/// A set of options that choices share.
package struct FormOptionSet: Sendable {
  /// Its name.
  package var name: Located<String>
  /// Its options, in the order shown.
  package var options: Located<[FormOption]>
}

/// One item of `validate:`.
package final class FormValidator: Sendable {
  /// The whole item.
  package let span: SourceSpan
  /// What it checks.
  package let kind: Located<ValidatorKind>
  /// What stands after the name.
  package let argument: Argument
  /// What is shown when it fails.
  package let message: Located<String>?
  /// When it runs; nil for always.
  package let when: FormCondition?
  /// The pattern, read; nil where it checks another thing.
  package let pattern: PatternReading?

  init(
    span: SourceSpan, kind: Located<ValidatorKind>, argument: Argument, message: Located<String>? = nil,
    when: FormCondition? = nil
  ) {
    self.span = span
    self.kind = kind
    self.argument = argument
    self.message = message
    self.when = when
    pattern = if case .pattern(let text) = argument { PatternReading(text.text) } else { nil }
  }

  /// What stands after the name.
  package enum Argument: Sendable {
    case none
    /// Bounds as written; the lower may lie above the upper.
    case bounds(Located<Bounds>)
    /// A pattern's text; its own faults are found in stage 3.
    case pattern(FormText)
    /// Another field's id.
    case field(Located<String>)
    /// The ends of a range, nil where it is open.
    case range(Located<FormRange>)
    /// The values of a list.
    case values([Located<String>])
    /// A date or time, or what stands for one.
    case moment(FormCondition)
    /// A country's code, or a field's id.
    case country(Located<String>)
    case condition(FormCondition)
    /// A function's name.
    case function(Located<String>)
  }
}
