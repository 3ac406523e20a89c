import FormPlan

/// The focus graph of a form put into words, for every format alike.
struct FocusChart {
  /// What a person goes on with.
  enum Key: String { case `return`, next, tap }

  /// In which states the focus comes to a field.
  enum Reach: String { case always, sometimes, never }

  /// When an edge is taken, of those of one field.
  enum Guard: Hashable {
    case always
    /// What is written after `when`.
    case when(String)
    /// None of the others.
    case otherwise
  }

  /// Where a key leads.
  enum Target: Hashable {
    /// A field, by its place in the focus order.
    case field(Int)
    case submit, dismiss
    /// The key does nothing.
    case nowhere
  }

  /// One end of an edge.
  struct Stop: Hashable {
    let target: Target
    /// The fields that are hidden or disabled then, and passed over.
    let passed: [Int]
  }

  /// One way on from a field.
  struct Edge: Hashable {
    let when: Guard
    /// Where it leads, and where instead while a field is passed over; nothing where it is never taken.
    let stops: [Stop]
  }

  /// A condition that keeps the focus away while it does not hold.
  struct Condition {
    /// `visible` or `enabled`.
    let key: String
    let isOfSection: Bool
    /// As written, on one line.
    let text: String
  }

  /// A field that takes the keyboard.
  struct Node {
    let path: FieldPath
    let label: String
    let line: Int
    let conditions: [Condition]
    let key: Key
    let reach: Reach
    let edges: [Edge]
  }

  /// The form.
  let name: String
  /// The fields, in the order of the focus.
  let nodes: [Node]
  /// Where the focus stands when the form appears; nothing where it stands nowhere.
  let start: [Stop]
  /// The buttons of the toolbar.
  let toolbar: [ToolbarButton.Action]
  /// Whether the toolbar goes round at the ends.
  let wraps: Bool
  /// Fields that lead round and round, each loop in the order of the walk.
  let loops: [[Int]]

  /// Whether an edge is part of a loop.
  func isInLoop(_ from: Int, _ target: Target) -> Bool {
    guard case .field(let to) = target else { return false }
    return loops.contains { loop in
      guard let place = loop.firstIndex(of: from) else { return false }
      return loop[(place + 1) % loop.count] == to
    }
  }

  /// Whether a field is part of a loop.
  func isInLoop(_ position: Int) -> Bool { loops.contains { $0.contains(position) } }

  /// Why fields are passed over: `hidden`, `disabled`, or either.
  func closed(_ positions: [Int]) -> String {
    let keys = Set(positions.flatMap { nodes[$0].conditions.map(\.key) })
    return keys == ["visible"] ? "hidden" : keys == ["enabled"] ? "disabled" : "hidden or disabled"
  }
}
