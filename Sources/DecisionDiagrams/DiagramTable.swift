/// Decision diagrams over variables with finitely many values: ordered, reduced, and shared.
///
/// A state gives each variable one of its values; a diagram tells for each state whether something holds. A node asks
/// one variable and has a child a value; two nodes that ask the same and lead the same ways are one, and a node whose
/// answer does not matter is none, so that two diagrams of this table are equal exactly when they hold in the same
/// states. Variables are asked in the order in which they were made.
///
/// Nothing is ever taken back: a table lives as long as the questions about one form.
package final class DiagramTable {
  struct Node {
    /// The variable that is asked.
    let variable: Int32
    /// Where its children begin in `children`, one for each value.
    let firstChild: Int32
  }

  /// How many nodes there may be.
  package let limit: Int
  /// The number of values of each variable.
  package private(set) var sizes: [Int] = []
  /// The first two are ``Diagram/never`` and ``Diagram/always``, which ask nothing.
  private(set) var nodes = [Node(variable: .max, firstChild: 0), Node(variable: .max, firstChild: 0)]
  private(set) var children: [Int32] = []
  /// Indices of nodes by the hash of what they ask and where they lead; 0 where nothing stands.
  private var slots = [Int32](repeating: 0, count: 1 << 10)
  /// Results that are on their way into a node.
  private var results: [Int32] = []
  private var known: [Question: Int32] = [:]

  private struct Question: Hashable {
    let operation: Operation
    let left: Int32
    let right: Int32
  }

  enum Operation { case and, or, not }

  /// Makes an empty table.
  ///
  /// - Parameter limit: how many nodes there may be; a node takes some 50 bytes.
  package init(limit: Int = 200_000) { self.limit = limit }

  /// The number of nodes so far: what the questions cost.
  package var count: Int { nodes.count }

  /// Makes a variable that is asked after all others.
  ///
  /// - Parameter size: the number of its values, 1 at least.
  package func makeVariable(size: Int) -> Int {
    sizes.append(max(size, 1))
    return sizes.count - 1
  }

  /// The states in which a variable has one of some values.
  package func value(of variable: Int, in values: (Int) -> Bool) throws(OutOfNodes) -> Diagram {
    let start = results.count
    for value in 0..<sizes[variable] { results.append(values(value) ? 1 : 0) }
    return Diagram(node: try node(Int32(variable), resultsFrom: start))
  }

  /// Both hold.
  package func and(_ left: Diagram, _ right: Diagram) throws(OutOfNodes) -> Diagram {
    Diagram(node: try combine(.and, left.node, right.node))
  }

  /// One of the two holds.
  package func or(_ left: Diagram, _ right: Diagram) throws(OutOfNodes) -> Diagram {
    Diagram(node: try combine(.or, left.node, right.node))
  }

  /// It does not hold.
  package func not(_ diagram: Diagram) throws(OutOfNodes) -> Diagram {
    Diagram(node: try combine(.not, diagram.node, diagram.node))
  }

  /// The first holds and the second does not.
  package func without(_ left: Diagram, _ right: Diagram) throws(OutOfNodes) -> Diagram {
    try and(left, not(right))
  }

  /// What `other` says where `condition` holds, and elsewhere what `otherwise` says.
  package func choose(
    _ condition: Diagram, _ other: Diagram, otherwise: Diagram
  ) throws(OutOfNodes) -> Diagram {
    try or(and(condition, other), without(otherwise, condition))
  }

  /// The states that become one of the diagram's when some variables are given other values.
  package func forgetting(_ variables: Set<Int>, in diagram: Diagram) throws(OutOfNodes) -> Diagram {
    var known: [Int32: Diagram] = [:]
    return try forgetting(variables, in: diagram, &known)
  }

  private func forgetting(
    _ variables: Set<Int>, in diagram: Diagram, _ known: inout [Int32: Diagram]
  ) throws(OutOfNodes) -> Diagram {
    guard diagram.node > 1 else { return diagram }
    if let result = known[diagram.node] { return result }
    let asked = nodes[Int(diagram.node)]
    let variable = Int(asked.variable)
    var result = Diagram.never
    for (value, child) in Array(children(of: asked)).enumerated() {
      let rest = try forgetting(variables, in: Diagram(node: child), &known)
      let here = variables.contains(variable) ? Diagram.always : try self.value(of: variable) { $0 == value }
      result = try or(result, and(here, rest))
    }
    known[diagram.node] = result
    return result
  }

  private func combine(_ operation: Operation, _ left: Int32, _ right: Int32) throws(OutOfNodes) -> Int32 {
    if let result = operation.shortcut(left, right) { return result }
    let question = Question(operation: operation, left: min(left, right), right: max(left, right))
    if let result = known[question] { return result }
    let variable = min(nodes[Int(left)].variable, nodes[Int(right)].variable)
    let start = results.count
    for value in 0..<sizes[Int(variable)] {
      do {
        results.append(
          try combine(operation, child(of: left, variable, value), child(of: right, variable, value)))
      } catch {
        results.removeSubrange(start...)
        throw error
      }
    }
    let result = try node(variable, resultsFrom: start)
    known[question] = result
    return result
  }

  /// Where a node leads for a value; itself where it does not ask the variable.
  private func child(of node: Int32, _ variable: Int32, _ value: Int) -> Int32 {
    let asked = nodes[Int(node)]
    return asked.variable == variable ? children[Int(asked.firstChild) + value] : node
  }

  /// The node that asks `variable` and leads to the last results, which it takes away.
  private func node(_ variable: Int32, resultsFrom start: Int) throws(OutOfNodes) -> Int32 {
    defer { results.removeSubrange(start...) }
    let first = results[start]
    if results[start...].allSatisfy({ $0 == first }) { return first }
    if nodes.count * 2 > slots.count { grow() }
    var slot = hash(variable, results[start...])
    while slots[slot] != 0 {
      let other = nodes[Int(slots[slot])]
      if other.variable == variable, children(of: other).elementsEqual(results[start...]) {
        return slots[slot]
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    guard nodes.count < limit else { throw OutOfNodes(limit: limit) }
    slots[slot] = Int32(nodes.count)
    nodes.append(Node(variable: variable, firstChild: Int32(children.count)))
    children.append(contentsOf: results[start...])
    return slots[slot]
  }

  func children(of node: Node) -> ArraySlice<Int32> {
    let first = Int(node.firstChild)
    return children[first..<first + sizes[Int(node.variable)]]
  }

  private func hash(_ variable: Int32, _ leads: ArraySlice<Int32>) -> Int {
    var hash = UInt64(truncatingIfNeeded: variable)
    for node in leads {
      hash = (hash ^ UInt64(truncatingIfNeeded: node)) &* 0x9E37_79B9_7F4A_7C15 &+ hash >> 29
    }
    return Int(truncatingIfNeeded: hash >> 17) & (slots.count - 1)
  }

  private func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 2)
    for index in nodes.indices.dropFirst(2) {
      var slot = hash(nodes[index].variable, children(of: nodes[index]))
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(index)
    }
  }
}

extension DiagramTable.Operation {
  /// The result where one look is enough.
  fileprivate func shortcut(_ left: Int32, _ right: Int32) -> Int32? {
    switch self {
    case .not: left < 2 ? 1 - left : nil
    case .and:
      if left == 0 || right == 0 {
        0
      } else if left == 1 || left == right {
        right
      } else if right == 1 {
        left
      } else {
        nil
      }
    case .or:
      if left == 1 || right == 1 {
        1
      } else if left == 0 || left == right {
        right
      } else if right == 0 {
        left
      } else {
        nil
      }
    }
  }
}
