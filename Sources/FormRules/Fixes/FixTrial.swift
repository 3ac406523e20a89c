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
  /// New is an error or a warning that was not there: of the same rule at the same place, wherever the change has moved
  /// that to. What a stage finds that could not run before was there and unsaid, unless it is said about what the
  /// change wrote.
  ///
  /// - Complexity: the number of findings before times the number after.
  package func mends(_ findings: Set<Int>) -> Bool {
    let gone = findings.map { before.diagnostics[$0] }
    let others = before.diagnostics.indices.filter { !findings.contains($0) }.map { before.diagnostics[$0] }
    return after.diagnostics.allSatisfy { found in
      if gone.contains(where: { isSamePlace($0, found) }) { return false }
      return found.severity == .info || others.contains { isSame($0, found) }
        || isRevealed(found) && !edits.isWritten(found.primary.span)
    }
  }

  private func isSamePlace(_ old: Diagnostic, _ new: Diagnostic) -> Bool {
    old.rule == new.rule && edits.place(of: old.primary.span.start) == new.primary.span.start
  }

  private func isSame(_ old: Diagnostic, _ new: Diagnostic) -> Bool {
    guard old.rule == new.rule, old.severity == new.severity else { return false }
    return isSamePlace(old, new) || !old.path.isEmpty && old.path == new.path
  }

  /// Whether nothing could say so before: the file was not read to its end, or the stage did not run.
  private func isRevealed(_ found: Diagnostic) -> Bool {
    guard let reach = before.reach else { return true }
    return RuleCatalogue.stage(ofRule: found.rule).map { $0 > reach } ?? false
  }
}
