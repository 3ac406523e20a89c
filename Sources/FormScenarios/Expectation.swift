package import FormDiagnostics
package import FormPlan
package import JSONText

/// One thing that must hold between two events.
package struct Expectation: Hashable, Sendable {
  /// What an author may write in `expect`.
  package enum Key: String, CaseIterable, Sendable {
    case focus, attention, visible, hidden, enabled, disabled, errors, values, submission, submitted, label
    case focusedValue
  }

  /// What must hold.
  package enum Kind: Hashable, Sendable {
    /// The focus is here, or nowhere.
    case focus(FieldPath?)
    /// The last event sent accessibility focus here, or nowhere.
    case attention(FieldPath?)
    /// These fields are shown.
    case visible([FieldPath])
    /// These fields are not shown.
    case hidden([FieldPath])
    /// These fields are shown and can be changed.
    case enabled([FieldPath])
    /// These fields are shown and cannot be changed.
    case disabled([FieldPath])
    /// These errors are shown and no others; each text is a validator's name or the message.
    case errors([ExpectedText])
    /// These fields hold this on the screen.
    case values([ExpectedValue])
    /// The form was submitted with these values among others; nil: it is not.
    case submission([ExpectedValue]?)
    /// Whether a submission stands.
    case submitted(Bool)
    /// What the return key says; nil where there is none.
    case label(SubmitLabel?)
  }

  /// What must hold.
  package var kind: Kind
  /// Where it is written.
  package var span: SourceSpan

  /// Describes an expectation.
  package init(_ kind: Kind, _ span: SourceSpan) {
    self.kind = kind
    self.span = span
  }
}

/// A field and the text expected there.
package struct ExpectedText: Hashable, Sendable {
  /// The field; the empty path for the form's own.
  package var path: FieldPath
  /// The text.
  package var text: String
}

/// A field and the value expected there, as a trace writes it.
package struct ExpectedValue: Hashable, Sendable {
  /// The field.
  package var path: FieldPath
  /// The value.
  package var value: JSON
}
