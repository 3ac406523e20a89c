import FormDiagnostics
import FormPlan
import FormRuntime
import JSONText

/// What an event did, in words.
enum Account {
  /// How a form stands when it has appeared.
  static func appearance(_ session: Session) -> String {
    row("appear", ["focus \(session.focus?.text ?? "nowhere")", "shown: \(names(session.visible))"])
  }

  /// An event, and what is different after it.
  static func line(_ event: Event, _ refusal: Refusal?, _ before: Session, _ after: Session) -> String {
    if let refusal { return row(words(event.json), ["refused: \(refusal.reason)"]) }
    let changes =
      values(before, after) + shown(before, after) + errors(before, after) + focus(before, after)
      + submission(before, after)
    return row(words(event.json), changes.isEmpty ? ["nothing changes"] : changes)
  }

  private static func row(_ event: String, _ changes: [String]) -> String {
    let gap = String(repeating: " ", count: max(1, 26 - event.count))
    return VisibleText.of("  \(event)\(gap)\(changes.joined(separator: "; "))")
  }

  /// An event as a scenario writes it: `type "Ray"`.
  private static func words(_ event: JSON) -> String {
    switch event {
    case .string(let name): name
    case .object(let members): members.map { "\($0.name) \($0.value.compact)" }.joined()
    case .null, .boolean, .integer, .decimal, .array: event.compact
    }
  }

  private static func names(_ paths: [FieldPath]) -> String {
    paths.isEmpty ? "nothing" : paths.map(\.text).joined(separator: ", ")
  }

  private static func values(_ before: Session, _ after: Session) -> [String] {
    zip(after.plan.fields, zip(before.entries, after.entries)).compactMap { field, entries in
      guard entries.0 != entries.1, let value = entries.1.json else { return nil }
      return "\(field.path) = \(value.compact)"
    }
  }

  private static func shown(_ before: Session, _ after: Session) -> [String] {
    let appeared = after.visible.filter { !before.isVisible($0) }
    let gone = before.visible.filter { !after.isVisible($0) }
    return (appeared.isEmpty ? [] : ["shows \(names(appeared))"])
      + (gone.isEmpty ? [] : ["hides \(names(gone))"])
  }

  private static func errors(_ before: Session, _ after: Session) -> [String] {
    let new = after.errors.filter { !before.errors.contains($0) }.map { error in
      (error.path == ShownError.form ? "the form" : error.path.text) + ": \(error.message)"
    }
    let paths = after.errors.map(\.path)
    let gone = before.errors.map(\.path).filter { !paths.contains($0) }
    return new + (gone.isEmpty ? [] : ["no error at \(names(gone))"])
  }

  private static func focus(_ before: Session, _ after: Session) -> [String] {
    var changes = before.focus == after.focus ? [] : ["focus \(after.focus?.text ?? "nowhere")"]
    if let attention = after.attention { changes.append("attention \(attention)") }
    return changes
  }

  private static func submission(_ before: Session, _ after: Session) -> [String] {
    guard let values = after.submission, before.submission == nil else { return [] }
    let words = values.map { "\($0.path) = \($0.value.json.compact)" }
    return ["submitted: " + words.joined(separator: ", ")]
  }
}
