/// The strong components of a graph: nodes of which each is reached from each.
struct StrongComponents {
  /// The component of each node.
  private(set) var numbers: [Int]
  /// The nodes of each component.
  private(set) var members: [[Int]] = []

  private var order: [Int]
  private var lowest: [Int]
  private var open: [Int] = []
  private var clock = 0

  /// Finds them, by Tarjan's algorithm without recursion; `targets` are the nodes behind each.
  init(_ targets: [[Int]]) {
    numbers = Array(repeating: -1, count: targets.count)
    order = numbers
    lowest = numbers
    for node in targets.indices where order[node] < 0 { visit(node, targets) }
  }

  private mutating func visit(_ root: Int, _ targets: [[Int]]) {
    var path = [(node: root, next: 0)]
    enter(root)
    while let (node, next) = path.last {
      if next < targets[node].count {
        path[path.count - 1].next += 1
        let target = targets[node][next]
        if order[target] < 0 {
          enter(target)
          path.append((target, 0))
        } else if numbers[target] < 0 {
          lowest[node] = min(lowest[node], order[target])
        }
      } else {
        path.removeLast()
        if let before = path.last?.node { lowest[before] = min(lowest[before], lowest[node]) }
        if lowest[node] == order[node] { close(node) }
      }
    }
  }

  private mutating func enter(_ node: Int) {
    (order[node], lowest[node]) = (clock, clock)
    clock += 1
    open.append(node)
  }

  private mutating func close(_ node: Int) {
    var component: [Int] = []
    while let last = open.popLast() {
      numbers[last] = members.count
      component.append(last)
      if last == node { break }
    }
    members.append(component.sorted())
  }
}
