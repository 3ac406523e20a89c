import FormDiagnostics

/// What `formc generate --check` says.
struct StaleReport {
  /// All changes that would have to be made.
  let changes: [OutputChange]
  /// The folder that paths are shown from.
  let workingFolder: String
  /// The words after `generate`, without `--check`.
  let words: [String]

  /// Whether every output is as it should be.
  var isClean: Bool { changes.allSatisfy { $0.kind == .unchanged } }

  /// A paragraph for each stale output, and how to repair them.
  var text: String {
    let stale = changes.filter { $0.kind != .unchanged }
    let count = ReportSummary.count(changes.count, "output")
    guard !stale.isEmpty else { return "\(count), all as their forms say\n" }
    let isEdited = stale.contains { $0.obstacle?.isForceable == true }
    let command = (["formc", "generate"] + words + (isEdited ? ["--force"] : [])).map(Self.quoted)
    return stale.map(paragraph).joined()
      + "\(stale.count) of \(count) not as their forms say; to repair: \(command.joined(separator: " "))\n"
  }

  private func paragraph(_ change: OutputChange) -> String {
    let path = VisibleText.of(Path.shown(change.path, from: workingFolder))
    return switch change.kind {
    case .unchanged: ""
    case .created: "missing: \(path)\n"
    case .updated: "changed: \(path)\(difference(change))"
    case .removed(let why): "left over: \(path): \(why)\n"
    case .leftAlone(let why, let isForceable):
      (isForceable ? "edited: " : "in the way: ") + "\(path): \(why)"
        + (change.wanted.isEmpty ? "\n" : difference(change))
    }
  }

  /// The first line that differs; the header, whose hash tells of any other, only where nothing else does.
  private func difference(_ change: OutputChange) -> String {
    let (old, new) = (change.present.withLineFeeds.lines, change.wanted.lines)
    if old == new { return ": only its line ends differ\n" }
    let same = zip(old, new).dropFirst().prefix { $0 == $1 }.count
    let line = same + 1 < max(old.count, new.count) ? same + 1 : 0
    let removed = line < old.count ? "  - \(Self.short(old[line]))\n" : ""
    let added = line < new.count ? "  + \(Self.short(new[line]))\n" : ""
    return ", line \(line + 1)\n\(removed)\(added)"
  }

  private static func short(_ line: TextLine) -> String {
    let line = VisibleText.of(line.text)
    return line.count > 100 ? line.prefix(99) + "…" : line
  }

  /// A word as a shell takes it.
  private static func quoted(_ word: String) -> String {
    let plain = word.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      default: "-_./=,:@+".utf8.contains(byte)
      }
    }
    return plain && !word.isEmpty
      ? word
      : "'"
        + word.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "'\\''") + "'"
  }
}
