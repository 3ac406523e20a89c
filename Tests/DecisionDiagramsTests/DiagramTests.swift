import DecisionDiagrams
import TestSupport
import Testing

/// A formula over variables with few values, judged state by state.
private indirect enum Formula {
  case constant(Bool)
  case value(Int, in: Set<Int>)
  case and(Formula, Formula)
  case or(Formula, Formula)
  case not(Formula)

  func holds(in state: [Int]) -> Bool {
    switch self {
    case .constant(let holds): holds
    case .value(let variable, let values): values.contains(state[variable])
    case .and(let left, let right): left.holds(in: state) && right.holds(in: state)
    case .or(let left, let right): left.holds(in: state) || right.holds(in: state)
    case .not(let part): !part.holds(in: state)
    }
  }

  func diagram(in table: DiagramTable) throws -> Diagram {
    switch self {
    case .constant(let holds): .constant(holds)
    case .value(let variable, let values): try table.value(of: variable) { values.contains($0) }
    case .and(let left, let right): try table.and(left.diagram(in: table), right.diagram(in: table))
    case .or(let left, let right): try table.or(left.diagram(in: table), right.diagram(in: table))
    case .not(let part): try table.not(part.diagram(in: table))
    }
  }

  static func random(_ sizes: [Int], depth: Int, _ generator: inout Generator) -> Formula {
    let choice =
      depth == 0 ? Int.random(in: 0...1, using: &generator) : Int.random(in: 0...5, using: &generator)
    switch choice {
    case 0 where Int.random(in: 0...4, using: &generator) == 0:
      return .constant(Bool.random(using: &generator))
    case 0, 1:
      let variable = Int.random(in: sizes.indices, using: &generator)
      return .value(
        variable, in: Set((0..<sizes[variable]).filter { _ in Bool.random(using: &generator) }))
    case 2, 3:
      return .and(random(sizes, depth: depth - 1, &generator), random(sizes, depth: depth - 1, &generator))
    case 4:
      return .or(random(sizes, depth: depth - 1, &generator), random(sizes, depth: depth - 1, &generator))
    default: return .not(random(sizes, depth: depth - 1, &generator))
    }
  }
}

/// All states over variables of these sizes.
private func states(_ sizes: [Int]) -> [[Int]] {
  sizes.reduce([[]]) { states, size in states.flatMap { state in (0..<size).map { state + [$0] } } }
}

@Suite("Diagrams, judged by every state")
struct DiagramTests {
  @Test(
    "a diagram holds where its formula holds, equal ones are one node, and the cheapest path is the cheapest")
  func formulas() throws {
    var generator = Generator(seed: 1)
    for _ in 0..<1500 {
      let sizes = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
        Int.random(in: 1...4, using: &generator)
      }
      let all = states(sizes)
      let table = DiagramTable()
      for size in sizes { _ = table.makeVariable(size: size) }
      let formulas = (0..<2).map { _ in Formula.random(sizes, depth: 4, &generator) }
      let diagrams = try formulas.map { try $0.diagram(in: table) }
      let truths = formulas.map { formula in all.map(formula.holds) }
      for (diagram, truth) in zip(diagrams, truths) {
        #expect(all.map { table.holds(diagram, in: $0) } == truth)
      }
      #expect((diagrams[0] == diagrams[1]) == (truths[0] == truths[1]))
      try checkCheapest(diagrams[0], truths[0], sizes, all, table, &generator)
      try checkForgetting(diagrams[0], formulas[0], sizes, all, table, &generator)
    }
  }

  /// The cost of the path that is found is the least cost of a state, group by group.
  private func checkCheapest(
    _ diagram: Diagram, _ truth: [Bool], _ sizes: [Int], _ all: [[Int]], _ table: DiagramTable,
    _ generator: inout Generator
  ) throws {
    let usual = sizes.map { Int.random(in: 0..<$0, using: &generator) }
    var group = 0
    let groups = sizes.map { _ -> Int in
      group += Int.random(in: 0...1, using: &generator)
      return group
    }
    func cost(_ state: [Int]) -> Int {
      Set(sizes.indices.filter { state[$0] != usual[$0] }.map { groups[$0] }).count
    }
    let least = zip(all, truth).filter(\.1).map { cost($0.0) }.min()
    let path = table.cheapestPath(of: diagram, DiagramTable.Cost(usual: usual, groups: groups))
    guard let path else {
      #expect(least == nil)
      return
    }
    let state = sizes.indices.map { path[$0] ?? usual[$0] }
    #expect(table.holds(diagram, in: state))
    #expect(cost(state) == least)
  }

  /// A state is kept exactly where some values of what is forgotten make the formula true.
  private func checkForgetting(
    _ diagram: Diagram, _ formula: Formula, _ sizes: [Int], _ all: [[Int]], _ table: DiagramTable,
    _ generator: inout Generator
  ) throws {
    let forgotten = Set(sizes.indices.filter { _ in Bool.random(using: &generator) })
    let rest = try table.forgetting(forgotten, in: diagram)
    for state in all {
      let expected = all.contains { other in
        sizes.indices.allSatisfy { forgotten.contains($0) || state[$0] == other[$0] }
          && formula.holds(in: other)
      }
      #expect(table.holds(rest, in: state) == expected)
    }
  }

  @Test("a parity of 60 variables stays small, and a limit that is reached is an error and no trap")
  func size() throws {
    let table = DiagramTable()
    var parity = Diagram.never
    let variables = (0..<60).map { _ in table.makeVariable(size: 2) }
    for variable in variables.reversed() {
      let isOn = try table.value(of: variable) { $0 == 1 }
      parity = try table.choose(isOn, table.not(parity), otherwise: parity)
    }
    #expect(table.count <= 60 * 6)
    let pairs = DiagramTable(limit: 200)
    let all = (0..<40).map { _ in pairs.makeVariable(size: 2) }
    #expect(throws: OutOfNodes.self) {
      var some = Diagram.never
      for index in 0..<20 {
        let both = try pairs.and(
          pairs.value(of: all[index]) { $0 == 1 }, pairs.value(of: all[index + 20]) { $0 == 1 })
        some = try pairs.or(some, both)
      }
    }
  }
}
