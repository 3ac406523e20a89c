import TestSupport
import Testing

@testable import FormReader

@Suite struct ConditionCyclesTests {
  private typealias Cycles = ConditionCycles<Int>

  /// Nodes by letter, in the order given: `a: b c`; a read's place is its position in the line.
  private func cycles(_ lines: String...) -> Cycles {
    let names = lines.map { String($0.prefix { $0 != ":" }) }
    return Cycles(
      lines.map { line in
        line.split(separator: " ").dropFirst().enumerated().map { place, name in
          Cycles.Read(names.firstIndex(of: String(name)) ?? -1, at: place)
        }
      })
  }

  private func loops(_ cycles: Cycles) -> [[Int]] { cycles.loops.map { $0.map(\.node) } }

  @Test func `what reads only what does not lead back has no loop`() {
    let found = cycles("a: b c", "b: c", "c:", "d: a b c unknown")
    #expect(found.loops.isEmpty && found.selfReads.isEmpty)
  }

  @Test func `a node that reads itself is no loop of several`() {
    let found = cycles("a: b a a", "b:", "c: c")
    #expect(found.loops.isEmpty)
    #expect(found.selfReads.map(\.node) == [0, 2])
    #expect(found.selfReads.map(\.read.place) == [1, 0])
  }

  @Test func `two that read each other are a loop, with the places where they do`() throws {
    let found = cycles("x:", "a: x b", "b: a")
    #expect(loops(found) == [[1, 2]])
    let loop = try #require(found.loops.first)
    #expect(loop.map(\.read.target) == [2, 1])
    #expect(loop.map(\.read.place) == [1, 0])
  }

  @Test func `a section that reads a field of its own is a loop through both`() {
    #expect(loops(cycles("lungs: asthma", "asthma: lungs age", "copd: lungs", "age:")) == [[0, 1]])
  }

  @Test func `names of a tree become reads, and equal ids in different scopes stay apart`() throws {
    let conditions = [
      "name": "true", "people.name": "!name.isEmpty", "a": "b == 1", "b": "a == 1 || name.isEmpty",
    ]
    let nodes = ["name", "people.name", "a", "b"]
    let reads = try nodes.map { node in
      try #require(ConditionParser.parse(conditions[node] ?? "").syntax).names.map {
        ConditionCycles.Read(nodes.firstIndex(of: $0.text) ?? -1, at: $0.range)
      }
    }
    let found = ConditionCycles(reads)
    #expect(found.selfReads.isEmpty)
    #expect(found.loops.map { $0.map { nodes[$0.node] } } == [["a", "b"]])
    #expect(found.loops.first?.map(\.read.place) == [0..<1, 0..<1])
  }

  @Test func `a tangle gives its shortest loop, with only its members`() {
    #expect(loops(cycles("a: b", "b: c", "c: a d", "d: e", "e: d")) == [[0, 1, 2], [3, 4]])
    #expect(loops(cycles("a: b", "b: c", "c: d", "d: a e", "e: d")) == [[3, 4]])
    #expect(loops(cycles("a: d", "b: a", "c: b", "d: c")) == [[0, 3, 2, 1]])
  }

  @Test func `of several shortest loops the first in the document stands`() {
    #expect(loops(cycles("a: c", "b: d", "c: a b", "d: b c")) == [[0, 2]])
    #expect(loops(cycles("a: c b", "b: a", "c: a")) == [[0, 2]])
  }

  @Test func `loops are listed by their first members`() {
    #expect(loops(cycles("a: d", "b: c", "c: b", "d: a e", "e: f", "f: e")) == [[0, 3], [1, 2], [4, 5]])
  }

  @Test func `many nodes take little time`() {
    let count = 10_000
    let chain = (0..<count).map { node in
      (node + 1..<min(count, node + 9)).map { Cycles.Read($0, at: 0) }
    }
    #expect(Cycles(chain).loops.isEmpty)
    let ring = (0..<count).map { [Cycles.Read(($0 + 1) % count, at: 0)] }
    #expect(loops(Cycles(ring)) == [Array(0..<count)])
    let ladder = (0..<count).map {
      [Cycles.Read(($0 + 1) % count, at: 0), Cycles.Read(($0 + 2) % count, at: 0)]
    }
    #expect(Cycles(ladder).loops.map(\.count) == [count / 2])
    let star = (0..<count).map { node in
      node == 0 ? (1..<count).map { Cycles.Read($0, at: 0) } : [Cycles.Read(0, at: 0)]
    }
    #expect(loops(Cycles(star)) == [[0, 1]])
  }

  @Test(arguments: 0..<200) func `a search of every walk agrees`(seed: UInt64) {
    var generator = Generator(seed: seed)
    let count = 1 + generator.below(7)
    let reads = (0..<count).map { node in
      (0..<generator.below(3)).map { Cycles.Read(generator.below(count), at: node * 10 + $0) }
    }
    let found = Cycles(reads)
    #expect(
      found.selfReads.map(\.node) == (0..<count).filter { node in reads[node].contains { $0.target == node } }
    )
    let reach = reachable(reads.map { $0.map(\.target) })
    var tangles = Set<[Int]>()
    for node in 0..<count {
      let tangle = (0..<count).filter { $0 == node || (reach[node][$0] && reach[$0][node]) }
      if tangle.count > 1 { tangles.insert(tangle) }
    }
    #expect(found.loops.count == tangles.count)
    for tangle in tangles {
      let loop = found.loops.first { tangle.contains($0[0].node) }
      #expect(loop?.count == shortest(in: tangle, reads.map { $0.map(\.target) }))
      #expect(loop?.map(\.node).min() == loop?.first?.node)
    }
    for loop in found.loops {
      for (index, step) in loop.enumerated() {
        #expect(step.read.target == loop[(index + 1) % loop.count].node)
        #expect(step.read.place / 10 == step.node)
      }
    }
  }

  private func reachable(_ graph: [[Int]]) -> [[Bool]] {
    var reach = graph.map { targets in graph.indices.map(targets.contains) }
    for middle in graph.indices {
      for from in graph.indices where reach[from][middle] {
        for to in graph.indices where reach[middle][to] { reach[from][to] = true }
      }
    }
    return reach
  }

  /// The least length, at least 2, at which a node of the tangle comes back to itself without another twice.
  private func shortest(in tangle: [Int], _ graph: [[Int]]) -> Int {
    func walks(_ path: [Int]) -> Int {
      var best = Int.max
      for target in graph[path[path.count - 1]] where tangle.contains(target) {
        if target == path[0], path.count > 1 { best = min(best, path.count) }
        if !path.contains(target) { best = min(best, walks(path + [target])) }
      }
      return best
    }
    return tangle.map { walks([$0]) }.min() ?? 0
  }
}
