import FormDiagnostics
import FormPlan
import Foundation

/// Holds the checker against the brute force, and makes what they disagree about small.
struct Comparison: Sendable {
  /// The rules that are compared; `FORMC_RULES` names fewer, with commas, while others are not there yet.
  var rules = Comparison.named ?? Finding.rules
  /// What the checker says of a form.
  var said: @Sendable (Judgement) -> [Diagnostic] = \.said
  /// The witness of a finding, if it has one.
  var witness: @Sendable (Diagnostic, Plan) -> Replay.Witness? = { $0.witness(in: $1) }

  private static let named = ProcessInfo.processInfo.environment["FORMC_RULES"].map {
    Set($0.split(separator: ",").map(String.init))
  }

  /// What the two say differently; nil where they agree, or where one of them has no say.
  func difference(in text: String, limit: Int = 20_000) -> Difference? {
    guard let judged = try? Judgement(text, limit: limit) else { return nil }
    return difference(in: judged)
  }

  /// What the two say differently of a form that was judged.
  func difference(in judged: Judgement) -> Difference? {
    let diagnostics = self.said(judged).filter { rules.contains($0.rule) }
    let said = Set(diagnostics.map(Finding.init))
    let found = judged.findings.filter { rules.contains($0.rule) }
    let faults = diagnostics.compactMap { diagnostic in
      witness(diagnostic, judged.oracle.plan).flatMap {
        Replay(judged.oracle).fault(of: $0, for: Finding(diagnostic))
      }
    }
    let difference = Difference(
      missing: found.subtracting(said).sorted(), unexpected: said.subtracting(found).sorted(),
      agreed: said.intersection(found).sorted(), witnessFaults: faults)
    return difference.isEmpty ? nil : difference
  }

  /// The smallest form in which they differ about a rule that they differ about in this one.
  func shrunk(_ form: RandomForm, _ difference: Difference) -> (RandomForm, Difference) {
    let rules = difference.rules
    var smallest = (form, difference)
    while let next = smallest.0.smaller.lazy.compactMap({ smaller -> (RandomForm, Difference)? in
      guard let other = self.difference(in: smaller.text), !other.rules.isDisjoint(with: rules) else {
        return nil
      }
      return (smaller, other)
    }).first {
      smallest = next
    }
    return smallest
  }

  /// Where checker and brute force differ.
  struct Difference: Sendable {
    var missing: [Finding]
    var unexpected: [Finding]
    var agreed: [Finding]
    var witnessFaults: [String]

    var isEmpty: Bool { missing.isEmpty && unexpected.isEmpty && witnessFaults.isEmpty }
    /// The rules that they differ about.
    var rules: Set<String> {
      Set((missing + unexpected).map(\.rule) + (witnessFaults.isEmpty ? [] : ["witness"]))
    }

    /// Its first part in a few words: differences of one kind often have one cause.
    var kind: String {
      if let finding = missing.first { return "\(finding.rule): only the brute force" }
      if let finding = unexpected.first { return "\(finding.rule): only the checker" }
      return "witness of " + (witnessFaults.first?.prefix { $0 != " " } ?? "")
    }

    /// The form and both sets, for a person to read.
    func description(of form: RandomForm) -> String {
      let lines =
        missing.map { "# only the brute force: \($0)" } + unexpected.map { "# only the checker:     \($0)" }
        + agreed.map { "# both:                 \($0)" } + witnessFaults.map { "# witness: \($0)" }
      return form.text + lines.joined(separator: "\n") + "\n"
    }
  }
}
