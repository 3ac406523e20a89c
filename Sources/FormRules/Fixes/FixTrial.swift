package import FormDiagnostics

/// A form before and after a change, both checked as a whole.
package struct FixTrial {
  /// The form after the change.
  package let after: CheckedForm
  private let before: CheckedForm
  private let edits: EditList
  /// Each error or warning after the change, with those before it that may be the same, by their numbers.
  private var found: [(after: Diagnostic, before: [Int])] = []
  /// The findings before the change whose rule says something at their place after it too.
  private var persisting: Set<Int> = []
  /// Those of `found` that were not there.
  private var news: [Int] = []
  /// Those of `found` that may be one finding before the change and no other.
  private var soles: [Int: [Int]] = [:]

  /// Checks what a change makes of a file, and compares.
  ///
  /// - Complexity: a check of the form; linear in the number of findings.
  package init(_ edits: EditList, of file: SourceFile, _ before: CheckedForm) {
    self.before = before
    self.edits = edits
    after = CheckedForm(untried: edits.applied(to: file), severities: before.severities)
    let known = Known(before.diagnostics, edits)
    for diagnostic in after.diagnostics {
      let there = known.places[Known.Place(diagnostic.rule, diagnostic.primary.span.start)] ?? []
      persisting.formUnion(there)
      guard diagnostic.severity != .info else { continue }
      let alike = known.paths[Known.Path(diagnostic.rule, diagnostic.path)] ?? []
      // The place tells better than the path, and most findings keep theirs.
      let same = (there.isEmpty ? alike : there).filter {
        diagnostic.severity.weaker(before.diagnostics[$0].severity) == diagnostic.severity
      }
      if let first = same.first {
        if same.count == 1 { soles[first, default: []].append(found.count) }
      } else {
        news.append(found.count)
      }
      found.append((diagnostic, same))
    }
  }

  /// Whether the change does away with findings, by their numbers before it, and brings nothing new.
  ///
  /// New is an error or a warning that was not there: by the same rule at the same place, wherever the change has moved
  /// that to, and no less grave. What a stage finds that could not run before was there and unsaid, unless it is said
  /// about what the change wrote.
  package func mends(_ findings: Set<Int>) -> Bool {
    guard persisting.isDisjoint(with: findings) else { return false }
    let left =
      findings.count == 1
      ? findings.first.flatMap { soles[$0] } ?? []
      : found.indices.filter { index in
        let same = found[index].before
        return !same.isEmpty && same.allSatisfy(findings.contains)
      }
    return (news + left).allSatisfy { index in
      let diagnostic = found[index].after
      guard !edits.isWritten(diagnostic.primary.span) else { return false }
      return isRevealed(diagnostic) || findings.contains { isRest(diagnostic, of: before.diagnostics[$0]) }
    }
  }

  /// Whether a condition is read further than before, and the next fault of its grammar comes to light.
  private func isRest(_ new: Diagnostic, of old: Diagnostic) -> Bool {
    old.rule == Rule.conditionSyntax.name && new.rule == old.rule && new.path == old.path
      && new.primary.span.start > edits.place(of: old.primary.span.start)
  }

  /// Whether nothing could say so before: the file was not read to its end, or the stage did not run.
  private func isRevealed(_ found: Diagnostic) -> Bool {
    guard let reach = before.reach else { return true }
    return RuleCatalogue.stage(ofRule: found.rule).map { $0 > reach } ?? false
  }
}

/// Findings by what tells them apart.
private struct Known {
  struct Place: Hashable {
    var rule: String
    var start: Int

    init(_ rule: String, _ start: Int) { (self.rule, self.start) = (rule, start) }
  }

  struct Path: Hashable {
    var rule: String
    var path: String

    init(_ rule: String, _ path: String) { (self.rule, self.path) = (rule, path) }
  }

  /// Their numbers by rule and by where they stand after a change.
  var places: [Place: [Int]] = [:]
  /// Their numbers by rule and by their place in the form, where they have one.
  var paths: [Path: [Int]] = [:]

  init(_ diagnostics: [Diagnostic], _ edits: EditList) {
    for (number, diagnostic) in diagnostics.enumerated() {
      let start = edits.place(of: diagnostic.primary.span.start)
      places[Place(diagnostic.rule, start), default: []].append(number)
      if !diagnostic.path.isEmpty {
        paths[Path(diagnostic.rule, diagnostic.path), default: []].append(number)
      }
    }
  }
}
