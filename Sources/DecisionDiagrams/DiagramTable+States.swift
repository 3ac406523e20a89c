/// States out of those of a diagram.
extension DiagramTable {
  /// What a state costs: one for each group that has a variable off its usual value.
  package struct Cost {
    /// The usual value of each variable.
    package var usual: [Int]
    /// The group of each variable; the variables of a group were made one after the other.
    package var groups: [Int]

    /// Describes the cost.
    package init(usual: [Int], groups: [Int]) {
      self.usual = usual
      self.groups = groups
    }
  }

  /// The variables that a diagram asks, in their order.
  ///
  /// - Complexity: linear in the size of the diagram.
  package func variables(of diagram: Diagram) -> [Int] {
    var seen: Set<Int32> = [0, 1]
    var asked: Set<Int> = []
    var open = [diagram.node]
    while let node = open.popLast() {
      guard seen.insert(node).inserted else { continue }
      asked.insert(Int(nodes[Int(node)].variable))
      open += children(of: nodes[Int(node)])
    }
    return asked.sorted()
  }

  /// What must be so for the diagram to hold, at the least cost; nil where it never holds.
  ///
  /// Among those of one cost it is the first, in the order of the variables, the usual value before all others.
  ///
  /// - Returns: values of variables; what is left out does not matter.
  /// - Complexity: linear in the size of the diagram.
  package func cheapestPath(of diagram: Diagram, _ cost: Cost) -> [Int: Int]? {
    guard diagram != .never else { return nil }
    var search = CheapestPath(table: self, cost: cost)
    var path: [Int: Int] = [:]
    var node = diagram.node
    var paid = -1
    while node != 1 {
      let variable = Int(nodes[Int(node)].variable)
      let value = search.bestValue(of: node, paid: paid)
      path[variable] = value
      if value != cost.usual[variable] { paid = cost.groups[variable] }
      node = children[Int(nodes[Int(node)].firstChild) + value]
    }
    return path
  }

  /// Whether the diagram holds in a state, which has a value for each variable.
  package func holds(_ diagram: Diagram, in state: [Int]) -> Bool {
    var node = diagram.node
    while node > 1 {
      let asked = nodes[Int(node)]
      node = children[Int(asked.firstChild) + state[Int(asked.variable)]]
    }
    return node == 1
  }
}

/// The least costs from each node down, worked out once.
private struct CheapestPath {
  let table: DiagramTable
  let cost: DiagramTable.Cost
  private var known: [Place: Int] = [:]

  /// A node, and whether its variable's group is paid for.
  private struct Place: Hashable {
    let node: Int32
    let isPaid: Bool
  }

  init(table: DiagramTable, cost: DiagramTable.Cost) {
    self.table = table
    self.cost = cost
  }

  /// The value that the cheapest path takes at a node.
  mutating func bestValue(of node: Int32, paid: Int) -> Int {
    let variable = Int(table.nodes[Int(node)].variable)
    let usual = cost.usual[variable]
    let values = [usual] + (0..<table.sizes[variable]).filter { $0 != usual }
    var best = (value: usual, cost: Int.max)
    for value in values {
      let total = least(at: node, value, paid: paid)
      if total < best.cost { best = (value, total) }
    }
    return best.value
  }

  private mutating func least(at node: Int32, paid: Int) -> Int {
    guard node > 1 else { return node == 1 ? 0 : Int.max }
    let variable = Int(table.nodes[Int(node)].variable)
    let place = Place(node: node, isPaid: paid == cost.groups[variable])
    if let known = known[place] { return known }
    var least = Int.max
    for value in 0..<table.sizes[variable] { least = min(least, self.least(at: node, value, paid: paid)) }
    known[place] = least
    return least
  }

  private mutating func least(at node: Int32, _ value: Int, paid: Int) -> Int {
    let asked = table.nodes[Int(node)]
    let variable = Int(asked.variable)
    let group = cost.groups[variable]
    let isOff = value != cost.usual[variable]
    let rest = least(
      at: table.children[Int(asked.firstChild) + value], paid: isOff || paid == group ? group : paid)
    return rest == Int.max ? rest : rest + (isOff && paid != group ? 1 : 0)
  }
}
