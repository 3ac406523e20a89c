import FormPlan
import FormRuntime

extension Sightings {
  /// Follows moving on from every field of a state.
  mutating func lookAtFocus(in session: borrowing Session) {
    let present = order.indices.filter { session.isFocusable(order[$0].path) }
    for (before, after) in zip(present, present.dropFirst())
    where order[after].documentIndex < order[before].documentIndex {
      isOutOfOrder = true
    }
    var edges: [Int?] = order.map { _ in nil }
    var moves: [Int?] = order.map { _ in nil }
    for field in present {
      edges[field] = takenEntry(of: field, in: session)
      moves[field] = move(from: field, among: present, in: session)
      if let entry = edges[field], case .field(let target) = order[field].next[entry].target,
        !session.isFocusable(target)
      {
        missedTargets.insert(EdgePlace(field: field, entry: entry))
      }
      lookAtKey(of: field, taking: edges[field], in: session)
    }
    noteReached(present, moves, from: session.focus)
    noteLoops(present, moves, edges)
  }

  /// The entry of `next` that the keyboard takes now; nil where it takes none.
  private func takenEntry(of field: Int, in session: borrowing Session) -> Int? {
    guard order[field].hasReturn || hasToolbarNext else { return nil }
    return order[field].next.firstIndex { session.holds($0.when) }
  }

  /// Where moving on leads; nil where the way ends.
  private func move(from field: Int, among present: [Int], in session: borrowing Session) -> Int? {
    let destination: Session.Destination
    if order[field].hasReturn {
      destination = session.destinationOfReturn(from: order[field].path)
    } else if hasToolbarNext {
      destination = session.destination(of: .next, from: order[field].path)
    } else {
      return present.first { $0 > field }
    }
    guard case .field(let path) = destination else { return nil }
    return order.firstIndex { $0.path == path }
  }

  private mutating func noteReached(_ present: [Int], _ moves: [Int?], from focus: FieldPath?) {
    var seen: Set<Int> = []
    let starts = [present.first, focus.flatMap { path in order.firstIndex { $0.path == path } }]
    for start in starts {
      var field = start
      while let next = field, seen.insert(next).inserted { field = moves[next] }
    }
    for field in present { reached[field].note(seen.contains(field)) }
  }

  private mutating func noteLoops(_ present: [Int], _ moves: [Int?], _ edges: [Int?]) {
    var done: Set<Int> = []
    for start in present where !done.contains(start) {
      var way: [Int] = []
      var field: Int? = start
      while let next = field, !done.contains(next) {
        done.insert(next)
        way.append(next)
        field = moves[next]
      }
      guard let entry = field.flatMap({ way.firstIndex(of: $0) }) else { continue }
      note(Array(way[entry...]), edges, last: present.last)
    }
  }

  private mutating func note(_ members: [Int], _ edges: [Int?], last: Int?) {
    let first = members.indices.min { members[$0] < members[$1] } ?? 0
    let loop = Array(members[first...] + members[..<first])
    if let last, members.contains(last), let entry = edges[last],
      case .field(let path) = order[last].next[entry].target,
      let target = order.firstIndex(where: { $0.path == path }), target < last
    {
      loops[loop, default: Loop()].wraps.insert(EdgePlace(field: last, entry: entry))
    } else {
      let places = members.compactMap { field in edges[field].map { EdgePlace(field: field, entry: $0) } }
      if let place = places.min() { loops[loop, default: Loop()].cycles.insert(place) }
    }
  }
}
