extension Automaton {
  /// The shortest word, and of those the one that reads best; nil where there is none.
  package var shortestWord: String? { shortestWord(from: 0) }

  /// The shortest word that ends from a state on.
  func shortestWord(from start: Int) -> String? {
    let distances = distances
    guard let distance = distances[start] else { return nil }
    var word = String.UnicodeScalarView()
    var state = start
    for left in (0..<distance).reversed() {
      guard let letter = (0..<classes.count).first(where: { distances[next(state, $0)] == left }) else {
        break
      }
      word.append(classes.letters[letter])
      state = next(state, letter)
    }
    return String(word)
  }

  /// The first words, the shorter before the longer and of one length those before that read better.
  ///
  /// Words are spelled with printable ASCII, and with one scalar of each class that has none of that. There are
  /// fewer where the words are so long and many that looking for more would cost too much.
  package func words(upTo count: Int) -> PrefixSequence<Words> { Words(self).prefix(max(count, 0)) }

  /// The shortest and the longest word; nil where there is none.
  package var lengths: Lengths? {
    let distances = distances
    guard let shortest = distances[0] else { return nil }
    return Lengths(shortest: shortest, longest: longest { distances[$0] != nil })
  }

  /// The most scalars on a way through states that count; nil where there is a loop.
  private func longest(_ counts: (Int) -> Bool) -> Int? {
    var entries = Array(repeating: 0, count: stateCount)
    let states = accepts.indices.filter(counts)
    for state in states {
      for letter in 0..<classes.count where counts(next(state, letter)) { entries[next(state, letter)] += 1 }
    }
    var depths = Array(repeating: 0, count: stateCount)
    var queue = states.filter { entries[$0] == 0 }
    var head = 0
    while head < queue.count {
      let state = queue[head]
      head += 1
      for target in (0..<classes.count).map({ next(state, $0) }) where counts(target) {
        depths[target] = max(depths[target], depths[state] + 1)
        entries[target] -= 1
        if entries[target] == 0 { queue.append(target) }
      }
    }
    return queue.count == states.count ? depths.max() : nil
  }
}

/// How long words are, in scalars.
package struct Lengths: Hashable, Sendable {
  /// The length of the shortest.
  package var shortest: Int
  /// The length of the longest; nil where there is no longest.
  package var longest: Int?

  /// Describes lengths.
  package init(shortest: Int, longest: Int?) {
    self.shortest = shortest
    self.longest = longest
  }
}
