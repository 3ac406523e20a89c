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

    @usableFromInline init(node: Int, read: Read) {
      self.node = node
      self.read = read
    }
  }

  /// The nodes that read themselves, in document order, each with the first place where it does.
  package let selfReads: [Step]
  /// The loops through more than one node, each beginning with its first member, in the order of these.
  ///
  /// Each tangle of loops gives one, the shortest, of several the one whose first member comes first.
  package let loops: [[Step]]

  /// Finds the loops, given what each node reads, in the order of the document.
  ///
  /// Takes time in proportion to nodes and reads where there is no loop. Reads beyond the nodes are left out.
  @inlinable package init(_ reads: [[Read]]) {
    let graph = reads.map { $0.map { $0.target }.filter(reads.indices.contains) }
    func step(from node: Int, to target: Int) -> Step? {
      reads[node].first { $0.target == target }.map { Step(node: node, read: $0) }
    }
    selfReads = graph.indices.filter { graph[$0].contains($0) }.compactMap { step(from: $0, to: $0) }
    loops = shortestLoops(in: graph).map { loop in
      loop.indices.compactMap { step(from: loop[$0], to: loop[($0 + 1) % loop.count]) }
    }
  }
}

/// The shortest loop of each tangle, in the order of their first members.
@usableFromInline
func shortestLoops(in graph: [[Int]]) -> [[Int]] {
  Tangles(graph).tangles.compactMap { ShortestLoop(in: $0, of: graph)?.nodes }
    .sorted { ($0.first ?? 0) < ($1.first ?? 0) }
}
