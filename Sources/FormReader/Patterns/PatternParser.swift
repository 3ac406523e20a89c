import FormPlan

/// Reads a pattern from left to right, once, with its open groups on a stack of its own.
///
/// A fault does not end the reading, so that one run names them all; what follows from a fault is not
/// reported besides.
struct PatternParser {
  var cursor: PatternCursor
  var faults: [PatternFault] = []
  var ignoresCase = false
  private var frames = [PatternFrame(head: 0..<0, isAtStart: true)]
  private var unevenAnchors: Set<Range<Int>> = []

  init(_ text: String) {
    cursor = PatternCursor(text)
  }

  mutating func parse() -> PatternReading {
    ignoresCase = cursor.take("(?i)")
    while let scalar = cursor.peek() { read(scalar) }
    while frames.count > 1 {
      let head = frame.head
      if !faults.contains(where: { $0.range == head }) { report(.syntax(.unclosedGroup), at: head) }
      closeFrame()
    }
    frame.endBranch()
    unevenAnchors.formUnion(frame.unevenAnchors)
    return reading(of: frame)
  }

  private func reading(of whole: PatternFrame) -> PatternReading {
    let item = whole.item()
    var faults = faults.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    if faults.isEmpty, item.size > Pattern.sizeLimit {
      faults = [PatternFault(.limit(.size), at: 0..<cursor.offset)]
    }
    guard faults.isEmpty else {
      return PatternReading(pattern: nil, faults: faults, redundantAnchors: [], branchAnchors: [])
    }
    let anchors = whole.allAnchors.starts + whole.allAnchors.ends
    let sorted = anchors.sorted { $0.lowerBound < $1.lowerBound }
    return PatternReading(
      pattern: item.pattern, faults: [], redundantAnchors: sorted.filter { !unevenAnchors.contains($0) },
      branchAnchors: sorted.filter(unevenAnchors.contains))
  }

  private mutating func read(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "(": openGroup()
    case ")": closeGroup()
    case "[": append(readClass())
    case "\\": append(readEscape()?.set(ignoringCase: ignoresCase))
    case "^", "$": readAnchor(scalar)
    case "*", "+", "?", "{": readRepeat()
    case "|":
      cursor.next()
      frame.endBranch()
    case ".":
      cursor.next()
      append(Item(pattern: .anyInLine, size: 1))
    case "]", "}":
      report(.syntax(.unescaped(scalar)), from: cursor.offset, taking: 1)
      append(nil)
    default:
      cursor.next()
      append(Element.scalar(scalar).set(ignoringCase: ignoresCase))
    }
  }
}

// MARK: Parts

extension PatternParser {
  typealias Item = PatternFrame.Item

  var frame: PatternFrame {
    get { frames[frames.count - 1] }
    _modify { yield &frames[frames.count - 1] }
  }

  mutating func report(_ reason: PatternFault.Reason, at range: Range<Int>) {
    faults.append(PatternFault(reason, at: range))
  }

  /// Takes `count` scalars and reports everything from `start` to behind them.
  mutating func report(_ reason: PatternFault.Reason, from start: Int, taking count: Int = 0) {
    for _ in 0..<count { cursor.next() }
    report(reason, at: start..<cursor.offset)
  }

  /// Adds one scalar of a set; a set that could not be read stands for any, so that no repeat of it complains.
  private mutating func append(_ set: ScalarSet?) {
    append(Item(pattern: set.map(Pattern.set) ?? .anyInLine, size: 1))
  }

  private mutating func append(_ item: Item) {
    if faults.isEmpty {
      for anchor in frame.anchors.ends { report(.syntax(.anchorInside), at: anchor) }
    }
    frame.anchors.ends = []
    frame.items.append(item)
    frame.last = .item
  }

  private mutating func readAnchor(_ scalar: Unicode.Scalar) {
    let start = cursor.offset
    cursor.next()
    frame.last = .anchor
    if scalar == "$" {
      frame.anchors.ends.append(start..<cursor.offset)
    } else if frame.isAtStart && frame.items.isEmpty {
      frame.anchors.starts.append(start..<cursor.offset)
    } else if faults.isEmpty {
      report(.syntax(.anchorInside), at: start..<cursor.offset)
    }
  }
}

// MARK: Groups

extension PatternParser {
  private mutating func openGroup() {
    let start = cursor.offset
    readGroupHead()
    guard frames.count <= PatternReading.groupLimit else {
      report(.limit(.depth), from: start)
      frames = [PatternFrame(head: 0..<0, isAtStart: true)]
      return cursor.stop()
    }
    let isAtStart = frame.isAtStart && frame.items.isEmpty
    frames.append(PatternFrame(head: start..<cursor.offset, isAtStart: isAtStart))
  }

  private mutating func closeGroup() {
    let start = cursor.offset
    cursor.next()
    guard frames.count > 1 else { return report(.syntax(.unopenedGroup), from: start) }
    closeFrame()
  }

  /// Makes the innermost group a part of the group around it, and hands its anchors on.
  private mutating func closeFrame() {
    var closed = frames.removeLast()
    closed.endBranch()
    unevenAnchors.formUnion(closed.unevenAnchors)
    append(closed.item())
    let anchors = closed.allAnchors
    frame.anchors.starts += anchors.starts
    frame.anchors.ends += anchors.ends
  }
}
