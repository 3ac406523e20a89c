import FormPlan
import FormRuntime
import JSONText

/// What an expectation misses, in one phrase; nil where it holds.
extension Session {
  func miss(_ expectation: Expectation) -> String? {
    switch expectation.kind {
    case .focus(let path): differs("the focus", path?.text, focus?.text)
    case .attention(let path): differs("the attention", path?.text, attention?.text)
    case .visible(let paths): first(of: paths, "shown") { isVisible($0) }
    case .hidden(let paths): first(of: paths, "hidden") { !isVisible($0) }
    case .enabled(let paths): first(of: paths, "enabled") { isEnabled($0) }
    case .disabled(let paths): first(of: paths, "disabled") { isVisible($0) && !isEnabled($0) }
    case .errors(let errors): missed(errors)
    case .values(let values): values.lazy.compactMap { missed($0, self.entry(of: $0.path)?.json) }.first
    case .submission(let values): missed(values)
    case .submitted(let isSubmitted): missed(isSubmitted)
    case .label(let label):
      differs("the return key's label", label?.rawValue, focus.flatMap { returnKeyLabel(of: $0)?.rawValue })
    }
  }

  private func differs(_ what: String, _ expected: String?, _ found: String?) -> String? {
    expected == found ? nil : "expected \(what) '\(expected ?? "none")', found '\(found ?? "none")'"
  }

  private func first(of paths: [FieldPath], _ state: String, where holds: (FieldPath) -> Bool) -> String? {
    paths.first { !holds($0) }.map { "expected '\($0)' to be \(state), found it \(self.state(of: $0))" }
  }

  private func state(of path: FieldPath) -> String {
    guard isVisible(path) else { return "hidden" }
    return isEnabled(path) ? "shown and enabled" : "shown and disabled"
  }

  private func missed(_ expected: [ExpectedText]) -> String? {
    for error in errors {
      guard let text = expected.first(where: { $0.path == error.path })?.text else {
        return "expected no error \(place(error.path)), found \(described(error))"
      }
      if text != error.validator, text != error.message {
        return "expected the error '\(text)' \(place(error.path)), found \(described(error))"
      }
    }
    let missing = expected.first { expected in !errors.contains { $0.path == expected.path } }
    return missing.map { "expected the error '\($0.text)' \(place($0.path)), found none" }
  }

  private func described(_ error: ShownError) -> String { "'\(error.validator)': '\(error.message)'" }

  private func place(_ path: FieldPath) -> String {
    path == ShownError.form ? "of the form" : "at '\(path)'"
  }

  private func missed(_ expected: ExpectedValue, _ found: JSON?) -> String? {
    if expected.value == found { return nil }
    let words = found?.compact ?? "none"
    return "expected '\(expected.path)' to hold \(expected.value.compact), found \(words)"
  }

  private func missed(_ values: [ExpectedValue]?) -> String? {
    guard let values else { return missed(false) }
    guard let submission else { return missed(true) }
    return values.lazy.compactMap { value in
      missed(value, submission.first { $0.path == value.path }?.value.json)
    }.first
  }

  private func missed(_ isSubmitted: Bool) -> String? {
    guard isSubmitted != (submission != nil) else { return nil }
    return isSubmitted ? "expected a submission, found none" : "expected no submission, found one"
  }
}
