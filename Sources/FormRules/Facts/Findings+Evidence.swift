import DecisionDiagrams
import FormDiagnostics
import FormPlan
import FormProof
import FormRuntime
import JSONText

extension Findings {
  /// Reports what a state shows.
  mutating func add(
    _ words: Words, at span: SourceSpan, path: String, _ evidence: Proof.Evidence, _ plan: Plan,
    severity: Diagnostic.Severity? = nil
  ) {
    add(
      words.message, at: words.span ?? span, words.label, related: words.related, help: words.help,
      fixes: words.fix.map { [$0] } ?? [], path: path,
      witness: evidence.witness.map { Diagnostic.Witness($0, named: words.message, plan) },
      incomplete: evidence.incomplete, severity: severity)
  }
}

extension Diagram {
  /// Whether it surely holds in no state.
  func isNever(_ proof: Proof) throws(OutOfNodes) -> Bool {
    if self == .never { return true }
    return try proof.isNever(self)
  }
}

extension Diagnostic.Witness {
  /// The scenario that shows a finding, as JSON and as a scenarios file writes it.
  init(_ witness: Witness, named name: String, _ plan: Plan) {
    var given: [JSON.Member] = []
    for field in plan.fields {
      guard let json = witness.state.given[field.path]?.json else { continue }
      given.append(JSON.Member(field.path.text, json))
    }
    let today = witness.state.today.map { JSON.Member("today", .string($0.description)) }
    let steps = witness.steps.map(\.json)
    var members = [JSON.Member("given", .object(given))]
    if let today { members.append(today) }
    members.append(JSON.Member("steps", .array(steps)))
    var lines = ["- name: \(JSON.string(name).flow)"]
    if let today { lines.append("  today: \(today.value.flow)") }
    if !given.isEmpty { lines.append("  given: \(JSON.object(given).flow)") }
    let focus = witness.play(plan)?.last?.focus?.text ?? "none"
    let expected = JSON.object(["expect": .object(["focus": .string(focus)])])
    lines.append("  steps: \(JSON.array(steps + [expected]).flow)")
    self.init(json: .object(members), lines: lines)
  }
}

extension JSON {
  /// In YAML's flow style: words without quotes where they can stand so.
  fileprivate var flow: String {
    switch self {
    case .string(let text): text.isPlainWord ? text : JSON.string(text).compact
    case .array(let values): "[" + values.map(\.flow).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { JSON.string($0.name).flow + ": " + $0.value.flow }.joined(separator: ", ") + "}"
    case .null, .boolean, .integer, .decimal: compact
    }
  }
}

extension String {
  /// Whether YAML reads it as this text without quotes.
  fileprivate var isPlainWord: Bool {
    guard let first = utf8.first, first | 0x20 >= UInt8(ascii: "a"), first | 0x20 <= UInt8(ascii: "z") else {
      return false
    }
    let words = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
    return !words.contains(lowercased())
      && utf8.allSatisfy {
        $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") || 48...57 ~= $0 || $0 == 95
      }
  }
}
