/// A set of states, as a node of the ``DiagramTable`` that made it; equal sets are equal nodes.
package struct Diagram: Hashable, Sendable {
  let node: Int32

  /// Holds in no state.
  package static let never = Diagram(node: 0)
  /// Holds in every state.
  package static let always = Diagram(node: 1)

  /// What is always or never so.
  package static func constant(_ holds: Bool) -> Diagram { holds ? always : never }
}

/// A diagram grew beyond what its table may hold: the question has no answer at this cost.
package struct OutOfNodes: Error, Equatable, Sendable {
  /// How many nodes there may be.
  package let limit: Int
}
