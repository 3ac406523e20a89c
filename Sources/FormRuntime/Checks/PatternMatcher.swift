extension FormChecks {
  /// Tells whether the whole of a text, in normalization form C, is what the pattern describes.
  ///
  /// Takes time linear in the text for every pattern and every text.
  static func matches(_ text: String, _ pattern: Pattern) -> Bool {
    var matcher = PatternMatcher(pattern)
    for scalar in text.unicodeScalars {
      matcher.advance(over: scalar)
      if matcher.current.isEmpty { return false }
    }
    return matcher.current.contains(PatternMatcher.end)
  }

  /// A pattern as a graph of states, and the states that the text read so far can lead to.
  ///
  /// All of them move on together with each scalar and none is ever tried again (Thompson 1968):
  /// there are never more than the graph has, so no text can make a pattern slow.
  struct PatternMatcher {
    /// What a state waits for.
    enum State {
      case scalar(in: [ClosedRange<Unicode.Scalar>], next: Int)
      case fork(Int, Int)
      case end
    }

    /// The state in which a text may end.
    static var end: Int { 0 }

    var states: [State] = [.end]
    /// The states reached, each once.
    var current: [Int] = []
    /// For each state the number of the step that last reached it.
    var reached: [Int] = []
    var step = 1

    init(_ pattern: Pattern) {
      let start = add(pattern, before: Self.end)
      reached = Array(repeating: 0, count: states.count)
      enter(start)
      followForks()
    }

    /// Moves every state that takes the scalar on to its next, and drops the others.
    mutating func advance(over scalar: Unicode.Scalar) {
      let waiting = current
      current.removeAll(keepingCapacity: true)
      step += 1
      for state in waiting {
        guard case .scalar(let ranges, let next) = states[state] else { continue }
        if ranges.contains(where: { $0.contains(scalar) }) { enter(next) }
      }
      followForks()
    }

    /// Takes both ways at each fork that was reached, those that lie behind a fork too.
    mutating func followForks() {
      var index = 0
      while index < current.count {
        if case .fork(let one, let other) = states[current[index]] {
          enter(one)
          enter(other)
        }
        index += 1
      }
    }

    mutating func enter(_ state: Int) {
      guard reached[state] != step else { return }
      reached[state] = step
      current.append(state)
    }
  }
}

// MARK: The graph, built from its end

extension FormChecks.PatternMatcher {
  /// Adds the states of a pattern that go on to `next`, and gives the first of them.
  mutating func add(_ pattern: FormChecks.Pattern, before next: Int) -> Int {
    switch pattern {
    case .scalar(let ranges):
      return add(.scalar(in: ranges, next: next))
    case .sequence(let patterns):
      return patterns.reversed().reduce(next) { add($1, before: $0) }
    case .oneOf(let patterns):
      let entries = patterns.map { add($0, before: next) }
      return entries.dropFirst().reduce(entries.first ?? add(.scalar(in: [], next: next))) {
        add(.fork($0, $1))
      }
    case .repetition(let pattern, let low, let high?):
      let optional = (low..<max(low, high)).reduce(next) { rest, _ in
        add(.fork(add(pattern, before: rest), next))
      }
      return (0..<low).reduce(optional) { rest, _ in add(pattern, before: rest) }
    case .repetition(let pattern, let low, nil):
      let fork = add(.fork(next, next))
      let loop = add(pattern, before: fork)
      states[fork] = .fork(loop, next)
      let entry = low == 0 ? fork : loop
      return (1..<max(low, 1)).reduce(entry) { rest, _ in add(pattern, before: rest) }
    }
  }

  mutating func add(_ state: State) -> Int {
    states.append(state)
    return states.count - 1
  }
}
