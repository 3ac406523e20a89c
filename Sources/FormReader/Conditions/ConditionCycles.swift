/// Loops among things that are shown or enabled by conditions: those that read themselves, straight or through others.
///
/// Nodes are numbers in document order; a place says which condition reads, and means nothing here. A section with a
/// condition is a node too, which each of its fields reads.
package struct ConditionCycles<Place: Sendable>: Sendable {
  /// What one condition of a node reads.
  package struct Read: Sendable {
    /// The node that is read.
    package var target: Int
    /// Where.
    package var place: Place

    /// Reads a node.
    package init(_ target: Int, at place: Place) {
      self.target = target
      self.place = place
    }
  }

  /// One node of a loop, and how it reads the next; the last reads the first.
  package struct Step: Sendable {
    /// The node.
    package var node: Int
    /// What it reads.
    package var read: Read
  }

  /// The nodes that read themselves, in document order, each with the first place where it does.
  package private(set) var selfReads: [Step]
  /// The loops through more than one node, each beginning with its first member, in the order of these.
  ///
  /// Each tangle of loops gives one, the shortest, of several the one whose first member comes first.
  package private(set) var loops: [[Step]]

  /// Finds the loops, given what each node reads, in the order of the document.
  ///
  /// Takes time in proportion to nodes and reads where there is no loop. Reads beyond the nodes are left out.
  package init(_ reads: [[Read]]) {
    let nodes = reads.indices
    selfReads = nodes.compactMap { node in
      reads[node].first { $0.target == node }.map { Step(node: node, read: $0) }
    }
    let graph = reads.map { $0.map(\.target).filter(nodes.contains) }
    loops = Tangles(graph).tangles.compactMap { ShortestLoop(in: $0, of: graph)?.nodes }.map { loop in
      loop.indices.compactMap { index in
        let next = loop[(index + 1) % loop.count]
        return reads[loop[index]].first { $0.target == next }.map { Step(node: loop[index], read: $0) }
      }
    }
    loops.sort { ($0.first?.node ?? 0) < ($1.first?.node ?? 0) }
  }
}
