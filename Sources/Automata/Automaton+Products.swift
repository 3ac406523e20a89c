extension Automaton {
  /// The words of both.
  package func intersection(
    _ other: Automaton, budget: Budget = Budget()
  ) throws(Exhausted) -> Automaton {
    try product(other, budget) { $0 && $1 }
  }

  /// The words of either.
  package func union(_ other: Automaton, budget: Budget = Budget()) throws(Exhausted) -> Automaton {
    try product(other, budget) { $0 || $1 }
  }

  /// The words that the other has not.
  package func difference(_ other: Automaton, budget: Budget = Budget()) throws(Exhausted) -> Automaton {
    try product(other, budget) { $0 && !$1 }
  }

  /// The words of which all scalars are in a set.
  package func restricted(
    to alphabet: Alphabet, budget: Budget = Budget()
  ) throws(Exhausted) -> Automaton {
    try intersection(Automaton(.repetition(.set(alphabet), min: 0, max: nil), budget: budget), budget: budget)
  }

  /// Whether no word is in both; nothing is built.
  package func isDisjoint(
    with other: Automaton, budget: Budget = Budget()
  ) throws(Exhausted) -> Bool {
    try never(other, budget) { $0 && $1 }
  }

  /// Whether every word is in the other too; nothing is built.
  package func isSubset(of other: Automaton, budget: Budget = Budget()) throws(Exhausted) -> Bool {
    try never(other, budget) { $0 && !$1 }
  }

  /// Whether both have the same words; nothing is built.
  package func hasSameWords(as other: Automaton, budget: Budget = Budget()) throws(Exhausted) -> Bool {
    try never(other, budget) { $0 != $1 }
  }

  private func product(
    _ other: Automaton, _ budget: Budget, _ holds: (Bool, Bool) -> Bool
  ) throws(Exhausted) -> Automaton {
    var pairs = Pairs(self, other, Meter(budget))
    var table: [Int] = []
    var state = 0
    while state < pairs.all.count {
      for letter in 0..<pairs.letters.count { table.append(try pairs.step(from: state, letter)) }
      state += 1
    }
    return Automaton(pairs.letters, table, pairs.all.map { holds(accepts[$0.own], other.accepts[$0.others]) })
  }

  /// Whether something holds for no word, by what the word is in.
  private func never(
    _ other: Automaton, _ budget: Budget, _ holds: (Bool, Bool) -> Bool
  ) throws(Exhausted) -> Bool {
    var pairs = Pairs(self, other, Meter(budget))
    var state = 0
    while state < pairs.all.count {
      if holds(accepts[pairs.all[state].own], other.accepts[pairs.all[state].others]) { return false }
      for letter in 0..<pairs.letters.count { _ = try pairs.step(from: state, letter) }
      state += 1
    }
    return true
  }
}

/// The pairs of states that were met.
private struct Pairs {
  struct Pair: Hashable {
    var own: Int
    var others: Int
  }

  let one: Automaton
  let other: Automaton
  let letters: ScalarClasses
  var all = [Pair(own: 0, others: 0)]
  private let own: [Int]
  private let others: [Int]
  private var numbers = [Pair(own: 0, others: 0): 0]
  private var meter: Meter

  init(_ one: Automaton, _ other: Automaton, _ meter: Meter) {
    self.one = one
    self.other = other
    self.meter = meter
    (letters, own, others) = one.classes.refined(with: other.classes)
  }

  mutating func step(from state: Int, _ letter: Int) throws(Exhausted) -> Int {
    try meter.spend(1)
    let pair = Pair(
      own: one.next(all[state].own, own[letter]), others: other.next(all[state].others, others[letter]))
    if let number = numbers[pair] { return number }
    try meter.allow(states: all.count + 1)
    numbers[pair] = all.count
    all.append(pair)
    return all.count - 1
  }
}
