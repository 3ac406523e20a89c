package import FormDiagnostics

/// A file that fixes were made in.
package struct MendedFile: Sendable {
  /// The file after the fixes; byte for byte the same outside of them.
  package var file: SourceFile
  /// The form's name then, as far as it could be read.
  package var name: String?
  /// The rules whose findings were mended, one entry for each finding, in the order mended.
  package var mended: [String] = []
}

extension CheckedForm {
  /// How often a file is mended and checked again at most.
  package static let mostRounds = 100

  /// Makes all fixes that are offered in a file, checks it, and goes on with those that are offered then.
  ///
  /// In a round all fixes are made that do not touch each other. Where together they do not hold, the first is made
  /// alone: it was tried so.
  ///
  /// - Parameter isTaken: whether another form of the run has a name, in small letters.
  /// - Complexity: at most ``mostRounds`` rounds, of at most ``mostTrials`` + 2 checks each.
  package func mended(_ file: SourceFile, isTaken: (String) -> Bool = { _ in false }) -> MendedFile {
    var result = MendedFile(file: file, name: name)
    var checked = self
    for _ in 0..<Self.mostRounds {
      guard let (edits, findings, after) = checked.round(in: result.file, isTaken) else { break }
      result.mended += findings.sorted().map { checked.diagnostics[$0].rule }
      result.file = edits.applied(to: result.file)
      checked = after
      result.name = after.name
      checked.offerFixes(in: result.file, isTaken: isTaken)
    }
    return result
  }

  /// The changes of one round, the findings that they mend, and the form after them; nil where nothing is left to do.
  private func round(
    in file: SourceFile, _ isTaken: (String) -> Bool
  ) -> (edits: EditList, findings: Set<Int>, after: CheckedForm)? {
    let fixes = disjointFixes
    guard let first = fixes.first else { return nil }
    func attempt(_ edits: EditList?, _ findings: Set<Int>) -> (EditList, Set<Int>, CheckedForm)? {
      guard let edits else { return nil }
      let trial = FixTrial(edits, of: file, self)
      let isNew = trial.after.name != name && trial.after.name.map { isTaken($0.lowercased()) } == true
      return trial.mends(findings) && !isNew ? (edits, findings, trial.after) : nil
    }
    let all = EditList(fixes.flatMap(\.edits.edits))
    let findings = fixes.reduce(into: Set<Int>()) { $0.formUnion($1.findings) }
    return attempt(all, findings) ?? (fixes.count > 1 ? attempt(first.edits, first.findings) : nil)
  }
}
