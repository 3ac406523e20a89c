import FormPlan

/// Submitting, and messages from elsewhere.
extension Session {
  mutating func submit() {
    faults = plan.fields.indices.map { screen.fault(of: $0) }
    ownFault = nil
    submission = nil
    if faults.contains(where: { $0 != nil }) {
      turnToFirstFault()
    } else {
      submission = answers
      moveFocus(to: nil)
    }
  }

  mutating func reject(_ messages: [PathText]) {
    submission = nil
    var own: [String] = []
    // Fields in document order, as the generated code has them; what names none comes last, as written.
    let known = messages.compactMap { message in layout.indices[message.path].map { ($0, message) } }
      .sorted { $0.0 < $1.0 }.map(\.1)
    for message in known + messages.filter({ layout.indices[$0.path] == nil }) {
      if let field = layout.indices[message.path], takesComplaint(field) {
        faults[field] = ShownError(
          path: message.path, validator: ShownError.rejected, message: message.text)
        isEdited[field] = false
      } else {
        own.append(message.text)
      }
    }
    if !own.isEmpty { ownFault = own.joined(separator: "\n") }
    turnToFirstFault()
  }

  /// Whether a complaint about a field can be shown beside it; a note has nothing that an edit could mend.
  private func takesComplaint(_ field: Int) -> Bool {
    screen.isVisible[field] && plan.fields[field].holds != .nothing
  }

  /// Moves the focus to the first field with a message, or the attention to one that takes no keyboard.
  private mutating func turnToFirstFault() {
    guard plan.invalidFocus == .first, let field = faults.firstIndex(where: { $0 != nil }) else { return }
    if screen.isFocusable(field) {
      moveFocus(to: field)
    } else {
      moveFocus(to: nil)
      attention = plan.fields[field].path
    }
  }

  private var answers: [SubmittedValue] {
    plan.fields.indices.compactMap { field in
      guard screen.isVisible[field], plan.fields[field].holds != .nothing else { return nil }
      return SubmittedValue(path: plan.fields[field].path, value: screen.values[field])
    }
  }
}
