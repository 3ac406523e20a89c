/// A field of a form with what no generated sample has: pads, a field that is disabled, a name that is no id.
enum TicketField: String, CaseIterable {
  case code, amount, pin, memo, isChild
  case place = "seat"
  case hint
}

/// What stands in the fields of the form.
struct TicketValues: Equatable {
  var code = ""
  var amount = ""
  var pin = ""
  var memo = ""
  var isChild = false
  var seat: Seat?

  /// Where one sits.
  enum Seat: String {
    case window
    case corridor = "aisle"
  }
}

/// What the form hands over.
struct TicketSubmission {
  var code: String?
  var amount: String?
  var pin: String?
  var memo: String?
  var isChild: Bool
  var place: TicketValues.Seat?
}

/// A model written by hand: the memo is shown to adults only, the amount of a child cannot be changed.
@MainActor
final class TicketModel {
  var values: TicketValues {
    didSet {
      submission = nil
      if let focus, !isVisible(focus) || !isEnabled(focus) { self.focus = nil }
    }
  }
  private(set) var focus: TicketField? = .code
  private(set) var errors: [TicketField: FormError] = [:]
  private(set) var formError: FormError?
  private(set) var submission: TicketSubmission?
  private let startValues: TicketValues

  init(values: TicketValues) {
    self.values = values
    startValues = values
  }

  func isVisible(_ field: TicketField) -> Bool { field != .memo || !values.isChild }
  func isEnabled(_ field: TicketField) -> Bool { field != .amount || !values.isChild }
  func focusMoved(to field: TicketField?) { focus = field }
  func dismissKeyboard() { focus = nil }
  func returnPressed() {}
  func reset() { values = startValues }

  func submit() -> TicketSubmission? {
    submission = TicketSubmission(
      code: given(values.code), amount: given(values.amount), pin: given(values.pin),
      memo: values.isChild ? nil : given(values.memo), isChild: values.isChild, place: values.seat)
    focus = nil
    return submission
  }

  func reject(_ complaints: [TicketField: String], form: [String]) {
    submission = nil
    errors = complaints.mapValues { FormError(validator: "rejected", message: $0) }
    formError = FormError(validator: "rejected", message: form.joined(separator: "\n"))
    focus = TicketField.allCases.first { errors[$0] != nil }
  }

  private func given(_ text: String) -> String? { text.isEmpty ? nil : text }
}
