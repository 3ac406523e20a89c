/// The strongly connected components of more than one node, by Tarjan's algorithm, without recursion.
struct Tangles {
  /// Each with its nodes rising.
  private(set) var tangles: [[Int]] = []
  private let graph: [[Int]]
  /// When a node was first seen, from 1; 0 for not yet.
  private var order: [Int]
  /// The earliest node on the stack that a node is known to reach.
  private var low: [Int]
  private var isOpen: [Bool]
  /// The nodes seen whose component is not known.
  private var open: [Int] = []
  /// The walk from its root to here: a node, and how many of its edges were taken.
  private var walk: [(node: Int, taken: Int)] = []
  private var seen = 0

  /// Finds them in time proportional to nodes and edges; every edge leads to a node.
  init(_ graph: [[Int]]) {
    self.graph = graph
    order = Array(repeating: 0, count: graph.count)
    low = order
    isOpen = Array(repeating: false, count: graph.count)
    for root in graph.indices where order[root] == 0 {
      enter(root)
      while let here = walk.last { step(from: here.node, taken: here.taken) }
    }
  }

  private mutating func enter(_ node: Int) {
    seen += 1
    order[node] = seen
    low[node] = seen
    isOpen[node] = true
    open.append(node)
    walk.append((node, 0))
  }

  private mutating func step(from node: Int, taken: Int) {
    guard taken < graph[node].count else { return leave(node) }
    walk[walk.count - 1].taken += 1
    let target = graph[node][taken]
    if order[target] == 0 {
      enter(target)
    } else if isOpen[target] {
      low[node] = min(low[node], order[target])
    }
  }

  private mutating func leave(_ node: Int) {
    walk.removeLast()
    if let parent = walk.last?.node { low[parent] = min(low[parent], low[node]) }
    if low[node] == order[node] { close(downTo: node) }
  }

  private mutating func close(downTo root: Int) {
    var members: [Int] = []
    while let member = open.popLast() {
      isOpen[member] = false
      members.append(member)
      if member == root { break }
    }
    if members.count > 1 { tangles.append(members.sorted()) }
  }
}
