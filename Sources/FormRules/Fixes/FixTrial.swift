package import FormDiagnostics

/// A form before and after a change, both checked as a whole.
package struct FixTrial {
  let before: CheckedForm
  /// The form after the change.
  package let after: CheckedForm
  let edits: EditList

  /// Checks what a change makes of a file.
  package init(_ edits: EditList, of file: SourceFile, _ before: CheckedForm) {
    self.before = before
    self.edits = edits
    after = CheckedForm(untried: edits.applied(to: file), severities: before.severities)
  }

  /// Whether the change does away with findings, by their numbers before it, and brings nothing new.
  ///
  /// New is an error or a warning that was not there: by the same rule at the same place, wherever the change has moved
  /// that to, and no less grave. What a stage finds that could not run before was there and unsaid, unless it is said
  /// about what the change wrote.
  ///
  /// - Complexity: the number of findings before times the number after.
  package func mends(_ findings: Set<Int>) -> Bool {
    let gone = findings.map { before.diagnostics[$0] }
    let others = before.diagnostics.indices.filter { !findings.contains($0) }.map { before.diagnostics[$0] }
    return after.diagnostics.allSatisfy { found in
      if gone.contains(where: { isSamePlace($0, found) }) { return false }
      if found.severity == .info || others.contains(where: { isSame($0, found) }) { return true }
      let isUnsaid = isRevealed(found) || gone.contains { isRest(found, of: $0) }
      return isUnsaid && !edits.isWritten(found.primary.span)
    }
  }

  private func isSamePlace(_ old: Diagnostic, _ new: Diagnostic) -> Bool {
    old.rule == new.rule && edits.place(of: old.primary.span.start) == new.primary.span.start
  }

  private func isSame(_ old: Diagnostic, _ new: Diagnostic) -> Bool {
    guard old.rule == new.rule, new.severity.weaker(old.severity) == new.severity else { return false }
    return isSamePlace(old, new) || !old.path.isEmpty && old.path == new.path
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
