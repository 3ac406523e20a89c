/// The shortest loop through more than one node of a tangle, of several the one whose first node comes first.
struct ShortestLoop {
  /// The most edges that are looked at; behind that the shortest loop found so far stands.
  private static let budget = 20_000_000

  /// The nodes in the order of the loop, its smallest first.
  private(set) var nodes: [Int] = []
  /// The edges within the tangle, by position in it.
  private var edges: [[Int]] = []
  private var readers: [[Int]] = []
  private var isLeft: [Bool]
  private var edgesLeft: [Int] = []
  private var readersLeft: [Int] = []
  private var looked = 0

  /// Finds the loop; nil where there is none.
  init?(in tangle: [Int], of graph: [[Int]]) {
    isLeft = tangle.map { _ in true }
    readers = tangle.map { _ in [] }
    let positions = Dictionary(tangle.enumerated().map { ($1, $0) }) { first, _ in first }
    for (position, node) in tangle.enumerated() {
      let targets = graph[node].compactMap { positions[$0] }.filter { $0 != position }
      edges.append(targets)
      for target in targets { readers[target].append(position) }
    }
    edgesLeft = edges.map(\.count)
    readersLeft = readers.map(\.count)
    for root in tangle.indices where isLeft[root] && nodes.count != 2 && looked < Self.budget {
      search(from: root)
      remove(root)
    }
    if nodes.isEmpty { return nil }
    nodes = nodes.map { tangle[$0] }
  }

  /// Looks, nearest first, for a way from a node back to it, shorter than what was found.
  private mutating func search(from root: Int) {
    var before: [Int: Int] = [:]
    var layer = [root]
    var length = 1
    while !layer.isEmpty, nodes.isEmpty || length < nodes.count {
      var next: [Int] = []
      for node in layer {
        looked += edges[node].count
        for target in edges[node] where isLeft[target] {
          if target == root { return nodes = way(to: node, from: root, before) }
          if before[target] != nil { continue }
          before[target] = node
          next.append(target)
        }
      }
      layer = next
      length += 1
    }
  }

  private func way(to last: Int, from root: Int, _ before: [Int: Int]) -> [Int] {
    var way: [Int] = []
    var node = last
    while node != root, let previous = before[node] {
      way.append(node)
      node = previous
    }
    return [root] + way.reversed()
  }

  /// Takes out a node, and every node that is on no loop without it because nothing reads it or it reads nothing.
  private mutating func remove(_ root: Int) {
    var gone = [root]
    isLeft[root] = false
    while let node = gone.popLast() {
      looked += edges[node].count + readers[node].count
      for target in edges[node] {
        readersLeft[target] -= 1
        leave(target, ifNone: readersLeft[target], into: &gone)
      }
      for reader in readers[node] {
        edgesLeft[reader] -= 1
        leave(reader, ifNone: edgesLeft[reader], into: &gone)
      }
    }
  }

  private mutating func leave(_ node: Int, ifNone left: Int, into gone: inout [Int]) {
    guard left == 0, isLeft[node] else { return }
    isLeft[node] = false
    gone.append(node)
  }
}
