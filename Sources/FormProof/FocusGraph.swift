package import DecisionDiagrams
package import FormPlan
import FormRuntime

/// Where the keyboard leads from each field, with the states in which it does.
///
/// Positions are places in the focus order, one past the last for what lies behind it. Computed from the plan; rules
/// and commands read it, and nothing else decides where a key leads.
package struct FocusGraph {
  /// How a person goes on from a field.
  package enum Way: Sendable {
    /// The return key.
    case returnKey
    /// The toolbar's *next*: the keyboard has no return key, or it types a line break.
    case toolbar
    /// Neither: the person taps the next field.
    case tap
  }

  /// An entry of `next`.
  package struct Edge {
    /// The position of the field.
    package let position: Int
    /// Its place in the field's list.
    package let entry: Int
    /// Where it leads as written.
    package let target: Field.Target
    /// The position of the target; nil for `submit` and `dismiss`.
    package let targetPosition: Int?
    /// The states in which the field is focusable and the entry is the first that holds.
    package let taken: Diagram
  }

  /// One place in the focus order.
  package struct Node {
    /// The index of the field in the plan.
    package let field: Int
    /// The states in which the focus can stand there.
    package let focusable: Diagram
    /// How a person goes on.
    package let way: Way
    /// What is written after `next`.
    package let edges: [Edge]
    /// The states in which the focus can stand there and no entry holds: the neighbour.
    package let toNeighbour: Diagram
  }

  /// The fields that take the keyboard, in focus order.
  package let nodes: [Node]
  /// By position, and one past the last: the states in which a walk looks for the first focusable field from there on.
  package let arrivals: [Diagram]
  /// The position of each field; nil for those that take no keyboard.
  package let positions: [Int?]
  /// The states.
  package let space: StateSpace

  /// Works the graph out.
  ///
  /// - Complexity: linear in the number of fields and edges where conditions are independent and no edge leads back.
  package init(_ space: StateSpace) throws(OutOfNodes) {
    let plan = space.plan
    let order = plan.focusOrder.compactMap { space.indices[$0] }
    var positions = [Int?](repeating: nil, count: plan.fields.count)
    for (position, field) in order.enumerated() { positions[field] = position }
    var nodes: [Node] = []
    for position in order.indices { nodes.append(try Node(position, order[position], space, positions)) }
    self.space = space
    self.nodes = nodes
    self.positions = positions
    var arrivals = [Diagram](repeating: .never, count: nodes.count + 1)
    arrivals[0] = .always
    if case .field(let path) = plan.initialFocus, let field = space.indices[path],
      let first = positions[field]
    {
      arrivals[first] = try space.table.or(arrivals[first], space.open[field])
    }
    self.arrivals = try Self.walk(arrivals, nodes, space)
  }

  /// Follows walks to their ends.
  private static func walk(
    _ start: [Diagram], _ nodes: [Node], _ space: StateSpace
  ) throws(OutOfNodes) -> [Diagram] {
    var arrivals = start
    var isStable = false
    while !isStable {
      isStable = true
      for (position, node) in nodes.enumerated() where arrivals[position] != .never {
        let here = try space.table.and(arrivals[position], node.focusable)
        let past = try space.table.without(arrivals[position], node.focusable)
        let onward = try space.table.or(
          past, node.way == .tap ? here : space.table.and(here, node.toNeighbour))
        arrivals[position + 1] = try space.table.or(arrivals[position + 1], onward)
        for edge in node.edges where node.way != .tap {
          guard let target = edge.targetPosition else { continue }
          let more = try space.table.or(arrivals[target], space.table.and(here, edge.taken))
          if more != arrivals[target], target <= position { isStable = false }
          arrivals[target] = more
        }
      }
    }
    return arrivals
  }

  /// The states in which the focus can stand at a position and a walk comes there.
  package func reached(_ position: Int) throws(OutOfNodes) -> Diagram {
    try space.table.and(arrivals[position], nodes[position].focusable)
  }

  /// The states in which nothing behind a position takes the focus.
  package func isLast(_ position: Int) throws(OutOfNodes) -> Diagram {
    var last = Diagram.always
    for node in nodes[(position + 1)...].reversed() {
      last = try space.table.without(last, node.focusable)
      if last == .never { break }
    }
    return last
  }

  /// The states in which some field at a position or behind it takes the focus.
  package func someFocusable(from position: Int) throws(OutOfNodes) -> Diagram {
    try position == 0
      ? space.table.not(space.table.without(isLast(0), nodes.first?.focusable ?? .never))
      : space.table.not(isLast(position - 1))
  }

  /// The states in which the return key of a position leads to a field.
  package func leadsToField(_ position: Int) throws(OutOfNodes) -> Diagram {
    let node = nodes[position]
    var leads = try space.table.and(node.toNeighbour, someFocusable(from: position + 1))
    for edge in node.edges {
      guard let target = edge.targetPosition else { continue }
      leads = try space.table.or(leads, space.table.and(edge.taken, someFocusable(from: target)))
    }
    return leads
  }
}

extension FocusGraph.Node {
  fileprivate init(_ position: Int, _ index: Int, _ space: StateSpace, _ positions: [Int?]) throws(OutOfNodes)
  {
    let field = space.plan.fields[index]
    var rest = space.open[index]
    var edges: [FocusGraph.Edge] = []
    for (entry, edge) in field.next.enumerated() {
      let holds = try space.diagram(of: edge.when)
      var target: Int?
      if case .field(let path) = edge.target { target = space.indices[path].flatMap { positions[$0] } }
      edges.append(
        FocusGraph.Edge(
          position: position, entry: entry, target: edge.target, targetPosition: target,
          taken: try space.table.and(rest, holds)))
      rest = try space.table.without(rest, holds)
    }
    self.field = index
    focusable = space.open[index]
    way = FocusGraph.Way(field, space.plan)
    self.edges = edges
    toNeighbour = rest
  }
}

extension FocusGraph.Way {
  /// How a person goes on from a field of a plan.
  package init(_ field: Field, _ plan: Plan) {
    if field.keyboard.row.hasReturnKey, !field.kind.row.control.returnTypesNewline {
      self = .returnKey
    } else {
      self = plan.toolbar.contains { $0.action == .next } ? .toolbar : .tap
    }
  }
}
