import FormPlan
import SwiftTemplates

/// What a field is in Swift: on the screen, when it is read, and in the submission.
///
/// One row for each type of value; whether a person types it, or moves it over steps, decides the rest.
struct FieldType {
  /// A type's word; an option's is the enum of the choice.
  enum Word: String {
    case string = "String"
    case boolean = "Bool"
    case integer = "Int"
    case decimal = "Decimal"
    case day = "FormDay"
    case time = "FormTime"
    case dateTime = "FormDateTime"
    /// A moment in a time zone.
    case date = "Date"
    case option, options
  }

  /// The type of the property in the values.
  var stored: Word
  /// Whether that property is optional.
  var isStoredOptional: Bool
  /// The type that conditions and checks read.
  var read: Word
  /// Whether what is read can be nil while the field is shown.
  var isReadOptional: Bool
  /// The type in the submission.
  var submitted: Word
}

extension Field {
  /// What it is in Swift; nil for what holds nothing.
  var type: FieldType? {
    switch holds {
    case .nothing: nil
    case .text: plain(.string)
    case .boolean: plain(.boolean)
    case .options: plain(.options)
    case .option: optional(.option)
    case .day: optional(.day)
    case .time: optional(.time)
    case .dateTime: optional(.dateTime, submitted: .date)
    case .integer: number(.integer)
    case .number: number(range?.fractionDigits == 0 ? .integer : .decimal)
    }
  }

  private func plain(_ word: FieldType.Word) -> FieldType {
    FieldType(stored: word, isStoredOptional: false, read: word, isReadOptional: false, submitted: word)
  }

  private func optional(_ word: FieldType.Word, submitted: FieldType.Word? = nil) -> FieldType {
    FieldType(
      stored: word, isStoredOptional: true, read: word, isReadOptional: true, submitted: submitted ?? word)
  }

  private func number(_ word: FieldType.Word) -> FieldType {
    if range != nil { return plain(word) }
    var type = optional(word)
    if isTyped { (type.stored, type.isStoredOptional) = (.string, false) }
    return type
  }

  /// Whether it cannot be submitted empty while it is shown and enabled.
  var isDemanded: Bool { validators.contains { $0.check == .required && $0.when == .always } }

  /// Whether its submitted value can be nil while it is shown: not a toggle, a stepper, or a set of options.
  var canBeEmpty: Bool { type?.read == .string || type?.isReadOptional == true }

  /// The function that reads what is typed into it: `text(of: .name)`; nil where the value is stored as it is.
  var reader: String? {
    switch type?.read {
    case .string: "text"
    case .integer where isTyped: "wholeNumber"
    case .decimal where isTyped: "number"
    default: nil
    }
  }
}
