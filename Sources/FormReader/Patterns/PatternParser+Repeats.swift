import FormPlan

extension PatternParser {
  /// Reads `*`, `+`, `?` or a count, lazy or not, and repeats what stands before it.
  mutating func readRepeat() {
    let start = cursor.offset
    let bounds = readBounds()
    if cursor.take("+") {
      report(.notRegular(.possessive), from: start)
    } else {
      _ = cursor.take("?")
    }
    let before = frame.last
    frame.last = .repeated
    switch before {
    case .nothing: report(.syntax(.nothingToRepeat), from: start)
    case .repeated: report(.syntax(.repeatedRepeat), from: start)
    case .anchor: report(.syntax(.repeatedAnchor), from: start)
    case .item: if let bounds { repeatLast(bounds, from: start) }
    }
  }

  private mutating func repeatLast(_ bounds: (low: Int, high: Int?), from start: Int) {
    guard let item = frame.items.popLast() else { return }
    if item.hasAnchor { report(.syntax(.repeatedAnchor), from: start) }
    let pattern = Pattern.repeat(item.pattern, min: bounds.low, max: bounds.high)
    var size = Pattern.size(ofRepeat: item.size, min: bounds.low, max: bounds.high)
    if size > Pattern.sizeLimit {
      report(.limit(.size), from: start)
      size = 1
    }
    frame.items.append(Item(pattern: pattern, size: size))
  }

  /// The bounds of a repeat; `nil` when they were at fault, which is reported.
  private mutating func readBounds() -> (low: Int, high: Int?)? {
    if cursor.take("*") { return (0, nil) }
    if cursor.take("+") { return (1, nil) }
    if cursor.take("?") { return (0, 1) }
    return readCount()
  }

  /// Reads `{n}`, `{n,}` or `{n,m}`.
  private mutating func readCount() -> (low: Int, high: Int?)? {
    let start = cursor.offset
    cursor.next()
    let low = readNumber()
    let hasComma = cursor.take(",")
    let high = hasComma ? readNumber() : low
    guard let low, cursor.take("}") else {
      _ = cursor.take { $0.isASCIILetter || $0.isASCIIDigit || $0 == "," || $0 == " " }
      _ = cursor.take("}")
      report(.syntax(.brokenCount), from: start)
      return nil
    }
    if let high, high < low {
      report(.syntax(.reversedCount), from: start)
      return nil
    }
    return (low, high)
  }

  /// Reads a number; one above the largest size is as good as any other.
  private mutating func readNumber() -> Int? {
    let digits = cursor.take(while: \.isASCIIDigit)
    return digits.unicodeScalars.isEmpty
      ? nil : digits.utf8.reduce(0) { min($0 * 10 + Int($1) - 48, 1_000_000) }
  }
}
