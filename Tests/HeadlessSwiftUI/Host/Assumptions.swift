/// What the host assumes of the platform where no page says it, or pages differ; BEHAVIOUR.md has the sources.
///
/// What holds under every choice does not depend on the doubt.
@_spi(Headless)
public struct HeadlessAssumptions: Sendable {
  /// Who runs first at a submit.
  public enum SubmitOrder: String, Sendable, CaseIterable { case outerFirst, innerFirst }

  /// What a wish that no field answers does to the focus.
  public enum UnknownFocus: String, Sendable, CaseIterable { case leaves, stays }

  /// Who is told first.
  public enum ActionOrder: String, Sendable, CaseIterable { case outerFirst, innerFirst }

  /// In which order the handlers of one submit run.
  public var submitOrder = SubmitOrder.outerFirst
  /// What becomes of the focus when a value is asked for that no field carries.
  public var unknownFocus = UnknownFocus.leaves
  /// In which order appearances and changes of one turn are told.
  public var actionOrder = ActionOrder.outerFirst
  /// Whether a field gives up the focus at a submit unless somebody asks for the focus.
  public var submitResigns = true
  /// Whether a field can have the focus in the turn in which it comes.
  public var newFieldsTakeFocus = true
  /// Whether `defaultFocus` does something.
  public var defaultFocusWorks = true
  /// Whether disabling the focused field ends its focus.
  public var disablingEndsFocus = true
  /// Whether a tap on a button or a toggle ends the focus.
  public var tapsEndFocus = false
  /// Whether a field over a value parses at every key, and not at a submit or when the focus leaves.
  public var parsesWhileEditing = false
  /// Whether a tag also stands for the optional of its value, as from SDK 26 on.
  public var tagsIncludeOptional = false
  /// Whether the first text that is put into a secret replaces what was in it when the focus came.
  public var secretsAreReplaced = true

  /// Whether every body is evaluated in every round: a view that then shows something else has missed an update.
  public var evaluatesEverything = false

  /// The choices that BEHAVIOUR.md gives as the likeliest.
  public init() {}
}

/// Why a person could not do what an event says.
@_spi(Headless)
public struct HeadlessError: Error, Equatable, CustomStringConvertible {
  /// The kinds of reasons.
  public enum Reason: String, Sendable {
    case unknown, ambiguous, disabled, notRealised, unreachable, noFocus, noReturnKey, cannotType, noOption
    case outOfRange, wrongKind
  }

  /// The kind of reason.
  public let reason: Reason
  /// A sentence.
  public let description: String

  init(_ reason: Reason, _ sentence: String) {
    self.reason = reason
    description = sentence
  }
}
