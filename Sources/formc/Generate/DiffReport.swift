import FormDiagnostics

/// What `formc generate --diff` says: a patch, and what it leaves alone.
struct DiffReport {
  /// All changes that would be made.
  let changes: [OutputChange]
  /// The folder that paths are shown from.
  let workingFolder: String
  /// Whether a terminal shows it, so that nothing in a line may write to it; elsewhere every byte stays as it is.
  let isForTerminal: Bool

  /// The patch; empty where nothing would change.
  var text: String {
    changes.filter { $0.isWritten || $0.isRemoved }.flatMap(patch).map { shown($0) + "\n" }.joined()
  }

  /// A line for each file that is in the way.
  var obstacles: String {
    let report = WritingReport(changes: changes, workingFolder: workingFolder, isDryRun: true)
    return changes.filter { $0.obstacle != nil }.map { "formc: \(report.line($0))\n" }.joined()
  }

  private func patch(_ change: OutputChange) -> [String] {
    let path = Path.shown(change.path, from: workingFolder)
    // A tab ends a name that holds blanks.
    let name = VisibleText.of(path) + (path.contains(" ") ? "\t" : "")
    let isInside = !path.hasPrefix("/")
    let old = change.kind == .created ? "/dev/null" : (isInside ? "a/" : "") + name
    let new = change.isRemoved ? "/dev/null" : (isInside ? "b/" : "") + name
    return ["--- \(old)", "+++ \(new)"] + UnifiedDiff(change.present, change.wanted).lines
  }

  private func shown(_ line: String) -> String { isForTerminal ? VisibleText.of(line) : line }
}
