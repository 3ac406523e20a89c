import FormDiagnostics
import FormPlan
import FormRuntime
import JSONText

/// What is said of a field, for people and for programs.
enum WhyText {
  private static let columns = 110

  /// A line for each statement, and below it what is behind it.
  static func text(_ inquiry: Inquiry) -> String {
    let label = inquiry.field.label.isEmpty ? "" : " \"\(inquiry.field.label)\""
    let place = inquiry.line.map { "\(inquiry.file):\($0): " } ?? ""
    let all = ["\(place)\(inquiry.path)\(label)"] + inquiry.statements.flatMap { lines($0.reason, 1) }
    return all.map { VisibleText.of($0) + "\n" }.joined()
  }

  /// What has no reasons of its own stands behind a colon where there is room.
  private static func lines(_ reason: Reason, _ level: Int) -> [String] {
    let indent = String(repeating: "  ", count: level)
    let line = indent + reason.words
    if reason.because.allSatisfy(\.because.isEmpty) {
      let behind = reason.because.map(\.words).joined(separator: "; ")
      let whole = behind.isEmpty ? line : "\(line): \(behind)"
      if DisplayWidth.of(whole) <= columns { return [whole] }
    }
    if reason.because.count == 1, let only = reason.because.first {
      let behind = lines(only, 0)
      let whole = "\(line), as \(behind[0])"
      if behind.count == 1, DisplayWidth.of(whole) <= columns { return [whole] }
    }
    return [line] + reason.because.flatMap { lines($0, level + 1) }
  }

  /// An object with a member for each statement.
  static func json(_ inquiry: Inquiry) -> String {
    let statements = inquiry.statements.map { statement in
      JSON.Member(
        statement.key,
        .object([
          "value": statement.value, "text": .string(statement.reason.text),
          "line": statement.reason.line.map { .integer($0) } ?? .null,
          "because": .array(statement.reason.because.map(\.json)),
        ]))
    }
    let head = [
      JSON.Member("form", .string(inquiry.session.plan.name)),
      JSON.Member("field", .string(inquiry.path.text)),
      JSON.Member("label", .string(inquiry.field.label)), JSON.Member("file", .string(inquiry.file)),
      JSON.Member("line", inquiry.line.map { .integer($0) } ?? .null),
    ]
    return JSON.object(head + statements).pretty + "\n"
  }
}
