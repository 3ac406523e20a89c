/// What becomes of one file of an output folder.
struct OutputChange {
  /// What happens, or why nothing does.
  enum Kind: Hashable {
    /// It stands there as it should.
    case unchanged
    case created
    case updated
    /// It should not stand there: the reason.
    case removed(String)
    /// It cannot be touched: the reason, and whether `--force` may.
    case leftAlone(String, isForceable: Bool)
  }

  /// The file, absolute.
  var path: String
  /// What happens.
  var kind: Kind
  /// What it should hold; empty where it should not be.
  var wanted = ""
  /// What it holds; empty where it is not.
  var present = ""

  /// Whether a file is written.
  var isWritten: Bool { kind == .created || kind == .updated }

  /// Whether a file goes.
  var isRemoved: Bool { if case .removed = kind { true } else { false } }

  /// Why the file cannot be touched; nil where it can.
  var obstacle: (why: String, isForceable: Bool)? {
    if case .leftAlone(let why, let isForceable) = kind { (why, isForceable) } else { nil }
  }

  /// The change as `--force` makes it.
  var forced: OutputChange {
    guard obstacle?.isForceable == true else { return self }
    var change = self
    change.kind = wanted.isEmpty ? .removed("its form is gone") : .updated
    return change
  }
}

extension String {
  /// Whether both are the same, byte for byte; arrays are compared at once.
  func hasBytes(of other: String) -> Bool {
    utf8.count == other.utf8.count && Array(utf8) == Array(other.utf8)
  }

  /// The text with plain line feeds, as formc writes them: some tools change them on the way to the disk.
  var withLineFeeds: String {
    utf8.contains(0x0D) ? String(decoding: utf8.filter { $0 != 0x0D }, as: UTF8.self) : self
  }
}
