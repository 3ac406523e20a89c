import FormDiagnostics
import FormReader

extension Rule {
  static let conditionUndecided = Rule(
    "condition/undecided", .warning, .focus,
    summary: "The conditions are too much entangled to be followed through every state.",
    why: """
      What formc says about a form holds for every combination of its conditions; where that would take more than it \
      may cost, or compares values in a way that it does not understand, it says so instead of keeping silent. \
      Smaller conditions help: a toggle or a choice of its own in place of a long list of pairs.
      """,
    fix: .none("smaller conditions must be found"),
    wrong: [entangled],
    right: [
      """
      form: Pairs
      fields:
        - id: a
          label: A
          type: toggle
        - id: b
          label: B
          type: toggle
        - id: both
          label: Both
          visible: a && b
      submit: {label: Send}
      """
    ],
    check: .states { facts, findings in
      guard !facts.conditions.isEmpty else { return }
      for (condition, fate) in try facts.fates() {
        guard case .unknown(let why) = fate else { continue }
        let words = Words("whether this condition can hold was not found out", "not followed: \(why)")
        findings.add(words, at: condition.written.text.span, path: condition.written.path)
      }
    })

  /// Twenty pairs of toggles of which one is on; the halves of the pairs stand far apart.
  private static let entangled: String = {
    let numbers = Array(1...20)
    func toggles(_ name: String) -> String {
      numbers.map { "  - {id: \(name)\($0), label: \(name.uppercased()) \($0), type: toggle}" }
        .joined(separator: "\n")
    }
    return """
      form: Pairs
      #     ^^^^^ condition/undecided
      fields:
      \(toggles("a"))
      \(toggles("b"))
        - id: first
          label: First
          visible: \(numbers.map { "a\($0)" }.joined(separator: " || "))
        - id: pair
          label: Pair
          visible: \(numbers.map { "a\($0) && b\($0)" }.joined(separator: " || "))
      submit: {label: Send}
      """
  }()
}

extension Findings.Finding {
  /// What is said where the cost of some rules was too high.
  init(undecided rules: [Rule], in form: Form) {
    self.init(
      message: "the conditions of this form are too much entangled to be followed through every state",
      primary: Diagnostic.Label(form.name.span, "\(rules.count) checks gave up"),
      help: "write smaller conditions, or let one toggle or choice stand for several",
      incomplete: "not checked: " + rules.map(\.name).joined(separator: ", "))
  }
}
