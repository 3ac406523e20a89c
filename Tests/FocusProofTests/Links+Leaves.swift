import FormPlan

extension Links {
  /// The literals and distances that one group of linked fields is compared with.
  struct Group {
    var numbers: Set<ExactNumber> = []
    var distances: Set<ExactNumber> = []
    var days: Set<FormDay> = []
    var offsets: Set<Offset> = []
    var texts: Set<String> = []
    var lengths: Set<Int> = []
    var members = 0

    mutating func merge(_ other: Group) {
      numbers.formUnion(other.numbers)
      distances.formUnion(other.distances)
      days.formUnion(other.days)
      offsets.formUnion(other.offsets)
      texts.formUnion(other.texts)
      lengths.formUnion(other.lengths)
    }
  }

  /// So many days, weeks, months or years.
  struct Offset: Hashable {
    var amount: Int
    var unit: FormDay.Unit
  }

  /// What stands at the ends of one comparison.
  struct Leaves {
    var nodes: [Int] = []
    var counts: [Int] = []
    var group = Group()
    var hasSum = false
    var summands = 0
  }

  mutating func collect(_ expression: Expression, _ leaves: inout Leaves, inSum: Bool) throws {
    switch expression {
    case .field(let path):
      leaves.nodes += index(of: path)
      if inSum { leaves.summands += 1 }
    case .count(let path): leaves.counts += index(of: path)
    case .today: leaves.nodes.append(today)
    case .number(let number):
      leaves.group.numbers.insert(number)
      if inSum { leaves.group.distances.insert(number) }
    case .day(let day): leaves.group.days.insert(day)
    case .text(let text): leaves.group.texts.insert(text)
    case .option, .boolean: break
    case .add(let left, let right), .subtract(let left, let right):
      leaves.hasSum = true
      try collect(left, &leaves, inSum: true)
      try collect(right, &leaves, inSum: true)
    case .offset(let moment, let amount, let unit):
      leaves.group.offsets.insert(Offset(amount: amount, unit: unit))
      try collect(moment, &leaves, inSum: inSum)
    default: throw Unjudged(reason: "\(expression) in a comparison")
    }
  }

  private func index(of path: FieldPath) -> [Int] {
    plan.fields.firstIndex { $0.path == path }.map { [$0] } ?? []
  }
}
