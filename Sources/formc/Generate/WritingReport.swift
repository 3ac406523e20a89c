import FormDiagnostics

/// What `formc generate` says of each file.
struct WritingReport {
  let changes: [OutputChange]
  /// The folder that paths are shown from.
  let workingFolder: String
  /// Whether this is what would happen.
  let isDryRun: Bool

  /// Whether a file stands in the way, so that nothing is written.
  var isObstructed: Bool { changes.contains { $0.obstacle != nil } }

  /// A line for each file, and one that counts.
  var text: String {
    changes.map { line($0) + "\n" }.joined() + summary + "\n"
  }

  /// What becomes of one file.
  func line(_ change: OutputChange) -> String {
    let path = VisibleText.of(Path.shown(change.path, from: workingFolder))
    let isHeld = isDryRun || isObstructed
    return switch change.kind {
    case .unchanged: "unchanged \(path)"
    case .created, .updated: "\(isHeld ? "would write" : "written") \(path)"
    case .removed(let why): "\(isHeld ? "would remove" : "removed") \(path): \(why)"
    case .leftAlone(let why, let isForceable):
      "left alone \(path): \(why)\(isForceable ? "; --force overwrites it" : "")"
    }
  }

  private var summary: String {
    if isObstructed { return "nothing was written" }
    let counts = [
      (changes.filter(\.isWritten).count, "written"), (changes.filter(\.isRemoved).count, "removed"),
      (changes.filter { $0.kind == .unchanged }.count, "unchanged"),
    ]
    let text = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    return (isDryRun ? "nothing was written; it would be: " : "") + (text.isEmpty ? "nothing to write" : text)
  }
}
