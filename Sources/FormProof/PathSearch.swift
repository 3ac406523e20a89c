import FormPlan
import FormRuntime

/// Looks for values of one path through a diagram: regions, options and relations that must be so.
struct PathSearch {
  enum Result {
    /// By source; what is left out has its default.
    case values([Int: LogicalValue])
    case contradiction([LineSystem.Reason])
    case unknown(String)
  }

  let space: StateSpace
  /// How many values may still be tried.
  private var tries = 4000
  /// By source, the region that the path asks for.
  var regions: [Int: Int] = [:]
  var relations: [(variable: Int, relation: Relation, holds: Bool)] = []
  var values: [Int: LogicalValue] = [:]

  init(_ space: StateSpace, _ path: [Int: Int]) {
    self.space = space
    var options: [Int: [String: Int]] = [:]
    for (variable, value) in path.sorted(by: { $0.key < $1.key }) {
      switch space.variables[variable] {
      case .region(let source):
        regions[source] = value
        values[source] = space.domain(of: source).regions[value].value
      case .option(let source, let id): options[source, default: [:]][id] = value
      case .otherOptions(let source): options[source, default: [:]][""] = value
      case .relation(.hidden): break
      case .relation(let relation): relations.append((variable, relation, value == 1))
      }
    }
    for (source, chosen) in options { values[source] = Self.options(space, source, chosen) }
  }

  /// The options chosen: what the path asks for, and else as at the start.
  private static func options(_ space: StateSpace, _ source: Int, _ chosen: [String: Int]) -> LogicalValue {
    var start: Set<String> = []
    if case .options(let ids) = space.startValue(of: source) { start = Set(ids) }
    let named = Set(space.optionVariables(of: source).map(\.id))
    let all = space.plan.fields[source].options.map(\.id)
    let others = all.filter { !named.contains($0) }
    var rest = Set(others.filter(start.contains))
    if let count = chosen[""], count != rest.count { rest = Set(others.prefix(count)) }
    return .options(
      all.filter { id in
        chosen[id].map { $0 == 1 } ?? (named.contains(id) ? start.contains(id) : rest.contains(id))
      })
  }

  /// Whether one more value may be tried, in this search and in all of the form.
  mutating func mayTry() -> Bool {
    tries -= 1
    space.tries -= 1
    return tries >= 0 && space.tries >= 0
  }

  mutating func run() -> Result {
    guard !relations.isEmpty else { return .values(values) }
    if let result = placeOnLine() { return result }
    if let reasons = sumOutOfReach() ?? textsThatDiffer() { return .contradiction(reasons) }
    guard chooseValues() else { return .unknown("sums, or texts, that are compared with each other") }
    for (_, relation, holds) in relations where self.holds(relation) != holds {
      return .unknown("a comparison that is no order of two values")
    }
    return .values(values)
  }

  /// Why a path cannot be, as far as that shows without values; nil where it may be.
  func refutation() -> [LineSystem.Reason]? {
    guard !relations.isEmpty else { return nil }
    return lineContradiction() ?? sumOutOfReach() ?? textsThatDiffer()
  }

  func value(of source: Int) -> LogicalValue { values[source] ?? space.startValue(of: source) }

  func holds(_ relation: Relation) -> Bool {
    switch relation {
    case .atMost(let left, let right, let most):
      guard let left = space.place(of: left, value), let right = space.place(of: right, value) else {
        return false
      }
      return left - right <= most
    case .sameText(let one, let other): return value(of: one) == value(of: other)
    case .sum(let terms, let most): return space.total(terms, value).map { $0 <= most } ?? false
    case .hidden: return true
    case .other(let leaf, let known):
      var all = known
      for source in space.sources(of: leaf) where all[source] == nil { all[source] = value(of: source) }
      return space.holds(leaf, all)
    }
  }
}
