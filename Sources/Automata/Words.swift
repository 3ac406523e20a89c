/// The words of an automaton in rising length, those of one length as they read best.
package struct Words: Sequence, IteratorProtocol {
  private struct Step {
    var state: Int
    /// The spelling that is tried next.
    var choice = 0
  }

  private let automaton: Automaton
  private let longest: Int?
  /// The scalars that words are spelled with, the best first, and their classes.
  private let spellings: [(scalar: Unicode.Scalar, letter: Int)]
  /// By a number of scalars, the states from which a word can end after just so many.
  private var ends: [[Bool]]
  private var length = -1
  private var isOver = false
  private var path: [Step] = []
  private var word: [Unicode.Scalar] = []

  /// The most entries of the table of ends.
  private static let limit = 4_000_000

  /// Starts before the first word.
  init(_ automaton: Automaton) {
    self.automaton = automaton
    let classes = automaton.classes
    spellings =
      ReadingOrder.ascii.map { ($0, classes.number(of: $0)) }
      + classes.letters.enumerated().filter { !ReadingOrder.ascii.contains($1) }.map { ($1, $0) }
    ends = [automaton.accepts]
    let lengths = automaton.lengths
    longest = lengths == nil ? -1 : lengths?.longest
  }

  /// The next word.
  package mutating func next() -> String? {
    repeat {
      while let step = path.last {
        if word.count == length {
          let found = word
          goBack()
          return String(String.UnicodeScalarView(found))
        }
        tryNext(step)
      }
    } while startLength()
    return nil
  }

  private mutating func tryNext(_ step: Step) {
    let ends = ends[length - word.count - 1]
    let choice = spellings[step.choice...].firstIndex { ends[automaton.next(step.state, $0.letter)] }
    guard let choice else { return goBack() }
    path[path.count - 1].choice = choice + 1
    path.append(Step(state: automaton.next(step.state, spellings[choice].letter)))
    word.append(spellings[choice].scalar)
  }

  private mutating func goBack() {
    path.removeLast()
    _ = word.popLast()
  }

  /// Goes on to the next length that a word has.
  private mutating func startLength() -> Bool {
    repeat {
      isOver = isOver || length == longest || ends.count * automaton.stateCount > Self.limit
      if isOver { return false }
      length += 1
      if length == ends.count {
        let before = ends[length - 1]
        ends.append(
          automaton.accepts.indices.map { state in
            (0..<automaton.classes.count).contains { before[automaton.next(state, $0)] }
          })
      }
    } while !ends[length][0]
    path = [Step(state: 0)]
    return true
  }
}
