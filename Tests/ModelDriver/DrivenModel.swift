/// A generated view model, as far as a person's fingers and the platform reach it.
///
/// What not every generated model has is given below as a model without it behaves; so a button that a form
/// names and whose model leads nowhere shows in the trace.
@MainActor
protocol DrivenModel: AnyObject {
  associatedtype Field: RawRepresentable<String>, CaseIterable, Hashable
  associatedtype Values: Equatable
  associatedtype Submission

  var values: Values { get set }
  var focus: Field? { get }
  var attention: Field? { get set }
  var errors: [Field: FormError] { get }
  var formError: FormError? { get }
  var submission: Submission? { get }
  var canFocusNext: Bool { get }
  var canFocusPrevious: Bool { get }

  func isVisible(_ field: Field) -> Bool
  func isEnabled(_ field: Field) -> Bool
  func focusMoved(to field: Field?)
  func dismissKeyboard()
  func returnPressed()
  func focusNext()
  func focusPrevious()
  @discardableResult func submit() -> Submission?
  func reject(_ complaints: [Field: String], form: [String])
  func reset()
}

extension DrivenModel {
  var attention: Field? {
    get { nil }
    set {}
  }
  var canFocusNext: Bool { false }
  var canFocusPrevious: Bool { false }

  func isVisible(_ field: Field) -> Bool { true }
  func isEnabled(_ field: Field) -> Bool { true }
  func dismissKeyboard() {}
  func focusNext() {}
  func focusPrevious() {}
}
