package import FormPlan

extension Expression {
  /// The parts that say something of values, with nothing but `! && ||` above them.
  var leaves: [Expression] {
    switch self {
    case .boolean: []
    case .not(let part): part.leaves
    case .all(let parts), .any(let parts): parts.flatMap(\.leaves)
    case .compare(_, let left, let right) where left.isTruth && right.isTruth: left.leaves + right.leaves
    default: [self]
    }
  }

  /// Whether it is true or false by its form; a field that is a toggle is not known by it.
  var isTruth: Bool {
    switch self {
    case .boolean, .isEmpty, .textContains, .optionsContain, .isOneOf, .not, .all, .any, .compare: true
    case .text, .number, .day, .time, .dateTime, .today, .option, .field, .count, .add, .subtract, .offset:
      false
    }
  }

  /// It and all its parts.
  var parts: [Expression] {
    switch self {
    case .boolean, .text, .number, .option, .day, .time, .dateTime, .today, .field, .isEmpty, .count,
      .optionsContain:
      [self]
    case .not(let part), .offset(let part, _, _), .textContains(_, let part): [self] + part.parts
    case .isOneOf(let value, let literals): [self] + value.parts + literals.flatMap(\.parts)
    case .all(let parts), .any(let parts): [self] + parts.flatMap(\.parts)
    case .compare(_, let left, let right), .add(let left, let right), .subtract(let left, let right):
      [self] + left.parts + right.parts
    }
  }

  /// Whether the day of the run matters.
  package var readsToday: Bool { parts.contains(.today) }
}
