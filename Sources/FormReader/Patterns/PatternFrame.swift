import FormPlan

/// A group that is being read, or the whole pattern.
struct PatternFrame {
  /// A part that was read, with what must be known of it without looking again.
  struct Item {
    var pattern: Pattern
    var size: Int
    var hasAnchor = false
  }

  /// What was read last, which says whether a repeat may follow.
  enum Last {
    case nothing, item, anchor, repeated
  }

  /// The anchors of one branch, in bytes of the text.
  struct Anchors {
    var starts: [Range<Int>] = []
    var ends: [Range<Int>] = []

    var isEmpty: Bool { starts.isEmpty && ends.isEmpty }
  }

  /// The bytes of the group's head, `(` or `(?:`.
  let head: Range<Int>
  /// Whether the group begins where the value begins.
  let isAtStart: Bool
  var items: [Item] = []
  var last = Last.nothing
  var anchors = Anchors()
  private var branches: [Item] = []
  private var branchAnchors: [Anchors] = []

  init(head: Range<Int>, isAtStart: Bool) {
    self.head = head
    self.isAtStart = isAtStart
  }

  /// Ends a branch and begins the next.
  mutating func endBranch() {
    let size = Pattern.size(ofSequence: items.map(\.size))
    switch items.count {
    case 0: branches.append(Item(pattern: .empty, size: 1))
    case 1: branches.append(items[0])
    default: branches.append(Item(pattern: .sequence(items.map(\.pattern)), size: size))
    }
    branchAnchors.append(anchors)
    items = []
    anchors = Anchors()
    last = .nothing
  }

  /// What the group means, once its last branch has ended.
  func item() -> Item {
    let hasAnchor = branchAnchors.contains { !$0.isEmpty }
    if branches.count == 1 {
      return Item(pattern: branches[0].pattern, size: branches[0].size, hasAnchor: hasAnchor)
    }
    let size = Pattern.size(ofAlternation: branches.map(\.size))
    return Item(pattern: .alternation(branches.map(\.pattern)), size: size, hasAnchor: hasAnchor)
  }

  /// The anchors of all branches that have ended.
  var allAnchors: Anchors {
    Anchors(starts: branchAnchors.flatMap(\.starts), ends: branchAnchors.flatMap(\.ends))
  }

  /// The anchors of a kind that some branches have and others do not.
  var unevenAnchors: [Range<Int>] {
    [\Anchors.starts, \Anchors.ends].flatMap { kind in
      let anchors = branchAnchors.map { $0[keyPath: kind] }
      return anchors.contains { $0.isEmpty } ? anchors.flatMap { $0 } : []
    }
  }
}
