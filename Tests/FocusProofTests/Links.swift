import FormPlan

/// What a form compares with what: literals, and fields that are linked by being compared.
///
/// The day of the run is a node like the fields, the last one.
struct Links {
  /// What this judge cannot cut into regions.
  struct Unjudged: Error { var reason: String }

  let plan: Plan
  private let indices: [FieldPath: Int]
  private var parents: [Int]
  private var groups: [Group]
  /// Whether anything asks for a node's value.
  private(set) var isRead: [Bool]
  /// Whether anything compares it.
  private(set) var isCompared: [Bool]

  /// The node of the day of the run.
  var today: Int { plan.fields.count }

  /// Reads all conditions and validators of a plan.
  init(_ plan: Plan) throws {
    self.plan = plan
    indices = Dictionary(uniqueKeysWithValues: zip(plan.fields.map(\.path), plan.fields.indices))
    parents = Array(0...plan.fields.count)
    groups = parents.map { _ in Group() }
    isRead = parents.map { _ in false }
    isCompared = isRead
    for section in plan.sections {
      try read(section.visible)
      try read(section.enabled)
    }
    for (index, field) in plan.fields.enumerated() {
      try read(field.visible)
      try read(field.enabled)
      for edge in field.next { try read(edge.when) }
      for validator in field.validators {
        try read(validator.when)
        try read(validator.check, of: index)
      }
    }
  }

  /// The group of a node.
  func group(of node: Int) -> Group {
    var result = Group()
    for other in parents.indices where root(other) == root(node) {
      result.merge(groups[other])
      result.members += 1
    }
    return result
  }

  /// The nodes linked with one, itself among them.
  func linked(with node: Int) -> [Int] { parents.indices.filter { root($0) == root(node) } }

  private func root(_ node: Int) -> Int { parents[node] == node ? node : root(parents[node]) }

  private mutating func read(_ check: Check, of field: Int) throws {
    let own = Expression.field(plan.fields[field].path)
    isRead[field] = true
    switch check {
    case .required, .accepted, .integer, .number: break
    case .length(let bounds): groups[field].lengths.formUnion([bounds.lower, bounds.upper].compactMap { $0 })
    case .range(let lower, let upper): try compare([own] + [lower, upper].compactMap { $0 })
    case .oneOf(let values): try compare([own] + values)
    case .matches(let other): try compare([own, .field(other)])
    case .before(let bound), .after(let bound): try compare([own, bound])
    case .check(let condition): try read(condition)
    default: throw Unjudged(reason: "validator \(check.kind)")
    }
  }

  private mutating func read(_ expression: Expression) throws {
    switch expression {
    case .field(let path), .isEmpty(let path), .count(let path), .optionsContain(let path, _):
      if let index = indices[path] { isRead[index] = true }
    case .not(let part): try read(part)
    case .all(let parts), .any(let parts): for part in parts { try read(part) }
    case .compare(_, let left, let right): try compare([left, right])
    case .isOneOf(let value, let literals): try compare([value] + literals)
    case .boolean: break
    default: throw Unjudged(reason: "\(expression)")
    }
  }

  private mutating func compare(_ parts: [Expression]) throws {
    var leaves = Leaves()
    for part in parts { try collect(part, &leaves, inSum: false) }
    for node in leaves.nodes + leaves.counts { isRead[node] = true }
    let counted = leaves.counts.filter { plan.fields[$0].holds == .text }
    if !counted.isEmpty, !leaves.nodes.isEmpty || leaves.hasSum {
      throw Unjudged(reason: "a length beside a number")
    }
    for node in counted { groups[node].lengths.formUnion(leaves.group.numbers.map(\.whole)) }
    if leaves.summands > 1, leaves.nodes.contains(where: { plan.fields[$0].isTyped }) {
      throw Unjudged(reason: "a sum of typed numbers")
    }
    guard let first = leaves.nodes.first else { return }
    for node in leaves.nodes {
      isCompared[node] = true
      parents[root(node)] = root(first)
    }
    groups[first].merge(leaves.group)
  }
}
