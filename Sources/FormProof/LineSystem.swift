import FormPlan

/// Differences of places on a line that must not be more than so much, and whether all can be so at once.
///
/// The shortest paths of Bellman and Ford: a loop of negative length is a contradiction, and names who is in it.
struct LineSystem {
  /// `to - from <= most`.
  struct Constraint {
    let from: Int
    let to: Int
    let most: ExactNumber
    /// Who asks for it; nil where it is always so.
    let reason: Reason?
  }

  /// What can be taken back.
  enum Reason: Hashable {
    /// A relation that holds or does not.
    case relation(variable: Int, holds: Bool)
    /// A source lies in a region that ends here or before.
    case ends(source: Int, at: ExactNumber)
    /// A source lies in a region that begins here or behind.
    case begins(source: Int, at: ExactNumber)
    /// A source lies in this region.
    case lies(source: Int, region: Int)
  }

  enum Answer {
    /// A place for each term.
    case places([ExactNumber])
    case contradiction([Reason])
  }

  /// Place 0 is the origin.
  private(set) var count = 1
  private(set) var indices: [LineTerm: Int] = [:]
  private(set) var terms: [LineTerm] = []
  var constraints: [Constraint] = []

  mutating func index(of term: LineTerm) -> Int {
    if let index = indices[term] { return index }
    indices[term] = count
    terms.append(term)
    count += 1
    return count - 1
  }

  mutating func atMost(_ from: Int, _ to: Int, _ most: ExactNumber, _ reason: Reason? = nil) {
    constraints.append(Constraint(from: from, to: to, most: most, reason: reason))
  }

  /// Holds a term at a place.
  mutating func pin(_ term: Int, at place: ExactNumber) {
    atMost(0, term, place)
    atMost(term, 0, -place)
  }

  func solve() -> Answer {
    var places = [ExactNumber](repeating: 0, count: count)
    var last = [Int?](repeating: nil, count: count)
    for round in 0...count {
      var changed: Int?
      for (index, constraint) in constraints.enumerated() {
        let place = places[constraint.from] + constraint.most
        guard place < places[constraint.to] else { continue }
        places[constraint.to] = place
        last[constraint.to] = index
        changed = constraint.to
      }
      guard let changed else { break }
      if round == count { return .contradiction(loop(from: changed, last)) }
    }
    let origin = places[0]
    return .places(places.map { $0 - origin })
  }

  /// Who asks for the constraints of a loop.
  private func loop(from start: Int, _ last: [Int?]) -> [Reason] {
    var place = start
    for _ in 0..<count { place = last[place].map { constraints[$0].from } ?? place }
    let first = place
    var reasons: Set<Reason> = []
    repeat {
      guard let index = last[place] else { break }
      if let reason = constraints[index].reason { reasons.insert(reason) }
      place = constraints[index].from
    } while place != first
    return Array(reasons)
  }
}
