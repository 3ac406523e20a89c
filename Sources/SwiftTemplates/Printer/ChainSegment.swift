/// A part of a chain whose contexts begin before the base and end after its last link.
struct ChainSegment {
  var links: Range<Int>
  /// How many contexts begin before the base.
  var contexts: Int
  /// How many contexts end after the last link.
  var endings: Int
  /// Whether the base has a context of its own.
  var hasBaseContext = false
  /// Whether the links stand in a clause of `#if`.
  var isConditional = false

  /// Cuts a chain behind each `?` and `!`, where another chain begins; the first part is the innermost.
  static func split(_ base: Expression, _ links: [Expression.Link]) -> [ChainSegment] {
    var cuts = [0]
    for (place, link) in links.enumerated() {
      if case .mark = link { cuts.append(place + 1) }
    }
    cuts.append(links.count)
    var segments: [ChainSegment] = []
    for (start, end) in zip(cuts, cuts.dropFirst()) {
      let segment = segment(start..<end, base, links, isFirst: start == 0)
      // What the chain behind a mark takes as its base is a context that ends with the chain before the mark.
      if segment.contexts > 0, let last = segments.indices.last { segments[last].endings += 1 }
      segments.append(segment)
    }
    return segments
  }

  private static func segment(
    _ range: Range<Int>, _ base: Expression, _ links: [Expression.Link], isFirst: Bool
  ) -> ChainSegment {
    var segment = ChainSegment(links: range, contexts: 0, endings: 0)
    let own = links[range].filter { link in
      if case .mark = link { return false }
      return true
    }
    guard !own.isEmpty else { return segment }
    let isImplicit = isFirst && base.isImplicitMember
    segment.hasBaseContext = isFirst && !isImplicit
    segment.endings = 1
    segment.contexts = 1 + (isFirst && !isImplicit ? 1 : 0) + (isFirst ? 0 : 1)
    for place in range where links.isCall(place) && !(place > range.lowerBound && links.isMember(place - 1)) {
      segment.contexts += 1
    }
    return segment
  }
}
