public import FormPlan

/// One filling-in of a plan: events go in, and what a person then sees can be read.
///
/// A value like any other; a copy goes its own way. It reads no clock and no locale but those of ``run``, and never
/// traps: a plan that contradicts itself is played as far as it goes. An event costs time linear in the number of
/// fields at worst.
public struct Session: Equatable, Sendable {
  /// What the run took from outside.
  public let run: RunParameters
  /// The field to which the last event sent accessibility focus; nil for none.
  public internal(set) var attention: FieldPath?
  /// The values of the visible fields that have one, in document order, since a submit succeeded; nil before, and
  /// again after an edit.
  public internal(set) var submission: [SubmittedValue]?

  /// What stands in the fields at the start.
  let start: Screen
  var screen: Screen
  /// The index of the focused field.
  var focused: Int?
  /// The message below each field.
  var faults: [ShownError?]
  /// The form's own message, from elsewhere.
  var ownFault: String?
  /// The fields edited since they last lost the focus.
  var isEdited: [Bool]
  /// Whether the next type or paste replaces a secret that stood there when the focus came.
  var replacesSecret = false

  /// Shows a form, with values that the app puts in before it appears.
  ///
  /// - Parameter given: what stands in fields instead of their default; what does not fit a field's type, or is no
  ///   option of a choice, is left out. A number that is typed is given in canonical form.
  public init(plan: Plan, given: [FieldPath: Entry] = [:], run: RunParameters = RunParameters()) {
    let screen = Screen(Layout(plan), given: given, run: run)
    self.run = run
    self.screen = screen
    start = screen
    faults = plan.fields.map { _ in nil }
    isEdited = plan.fields.map { _ in false }
    appear()
  }

  /// The form that is played.
  public var plan: Plan { layout.plan }

  var layout: Layout { screen.layout }
}
