public import FormPlan

/// A message that stands below a field, or above the form.
public struct ShownError: Hashable, Sendable {
  /// The field; the empty path for the form's own.
  public var path: FieldPath
  /// The validator that failed, `rejected` for what came from elsewhere.
  public var validator: String
  /// What is shown.
  public var message: String

  /// Describes a message.
  public init(path: FieldPath, validator: String, message: String) {
    self.path = path
    self.validator = validator
    self.message = message
  }

  /// The name under which messages from elsewhere stand.
  public static let rejected = "rejected"
  /// The path of the form's own messages.
  public static let form: FieldPath = ""
}

/// A field's value in a submission.
public struct SubmittedValue: Hashable, Sendable {
  /// The field.
  public var path: FieldPath
  /// Its logical value.
  public var value: LogicalValue

  /// Pairs a field with its value.
  public init(path: FieldPath, value: LogicalValue) {
    self.path = path
    self.value = value
  }
}
