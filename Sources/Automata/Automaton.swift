/// A regular language, as a deterministic automaton over classes of scalars.
///
/// Whatever makes an automaton has a budget and throws ``Exhausted`` where that does not suffice. What is asked of
/// one that stands is answered in time that its size bounds.
package struct Automaton: Sendable {
  /// The classes of scalars that its transitions tell apart.
  let classes: ScalarClasses
  /// Where each class leads from each state: the state's number times the number of classes, plus the class.
  let table: [Int]
  /// Whether a word may end in a state; the first state is where words start.
  let accepts: [Bool]

  /// The language of an expression.
  package init(_ expression: RegularExpression, budget: Budget = Budget()) throws(Exhausted) {
    var meter = Meter(budget)
    let positions = try Positions(expression, &meter)
    self = try Automaton(positions, &meter)
  }

  /// Takes a table, and makes one of all states from which no word can end.
  init(_ classes: ScalarClasses, _ table: [Int], _ accepts: [Bool]) {
    let distances = Self.distances(classes.count, table, accepts)
    var numbers = Array(repeating: -1, count: accepts.count)
    var (kept, dead): ([Int], Int?) = ([], nil)
    for state in accepts.indices {
      if distances[state] == nil, let dead {
        numbers[state] = dead
      } else {
        numbers[state] = kept.count
        if distances[state] == nil { dead = kept.count }
        kept.append(state)
      }
    }
    self.classes = classes
    self.accepts = kept.map { accepts[$0] }
    self.table = kept.flatMap { state in
      table[state * classes.count..<(state + 1) * classes.count].map { numbers[$0] }
    }
  }

  /// How many states it has.
  package var stateCount: Int { accepts.count }

  /// Where a class leads.
  func next(_ state: Int, _ letter: Int) -> Int { table[state * classes.count + letter] }

  /// Whether no word is in the language.
  package var isEmpty: Bool { !accepts.contains(true) }

  /// Tells whether a word is in the language.
  package func accepts(_ word: some Sequence<Unicode.Scalar>) -> Bool {
    accepts[word.reduce(0) { next($0, classes.number(of: $1)) }]
  }

  /// Tells whether a text is in the language, scalar by scalar.
  package func accepts(_ text: String) -> Bool { accepts(text.unicodeScalars) }

  /// The words that are not in the language.
  package var complement: Automaton { Automaton(classes, table, accepts.map(!)) }

  /// How many scalars it takes from each state to the end of a word; nil where no word can end.
  var distances: [Int?] { Self.distances(classes.count, table, accepts) }

  private static func distances(_ letters: Int, _ table: [Int], _ accepts: [Bool]) -> [Int?] {
    var sources: [[Int]] = Array(repeating: [], count: accepts.count)
    for (index, target) in table.enumerated() where sources[target].last != index / letters {
      sources[target].append(index / letters)
    }
    var distances: [Int?] = accepts.map { $0 ? 0 : nil }
    var queue = accepts.indices.filter { accepts[$0] }
    var head = 0
    while head < queue.count {
      let state = queue[head]
      head += 1
      for source in sources[state] where distances[source] == nil {
        distances[source] = distances[state].map { $0 + 1 }
        queue.append(source)
      }
    }
    return distances
  }
}
