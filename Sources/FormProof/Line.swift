import FormPlan

/// What stands on the number line and has a place of its own there.
enum LineTerm: Hashable {
  /// A number; a day or a moment in minutes; the day of the run where the source is the last.
  case value(Int)
  /// The number of characters of a text.
  case count(Int)
  /// The day of a moment with a time.
  case day(Int)
  /// A day moved by months or years, whose length depends on where it begins.
  case moved(Expression)
}

extension LineTerm {
  /// Where it stands among others; the same in every run.
  var place: String {
    switch self {
    case .value(let source): "v\(source)"
    case .count(let source): "c\(source)"
    case .day(let source): "d\(source)"
    case .moved(let expression): "m\(expression)"
    }
  }
}

/// A sum of terms and a constant: what two sides of a comparison differ by.
struct Line {
  var terms: [LineTerm: Int] = [:]
  var constant: ExactNumber = 0
  /// Whether nothing can stand there now: one of its parts is empty.
  var isEmpty = false

  /// Minutes of a day: moments stand on the line in minutes.
  static let day = 1440

  mutating func add(_ other: Line, times factor: Int) {
    for (term, count) in other.terms { terms[term, default: 0] += count * factor }
    terms = terms.filter { $0.value != 0 }
    constant = factor < 0 ? constant - other.constant : constant + other.constant
    isEmpty = isEmpty || other.isEmpty
  }

  init(_ constant: ExactNumber) { self.constant = constant }

  init(_ term: LineTerm) { terms = [term: 1] }

  static let empty: Line = {
    var line = Line(0)
    line.isEmpty = true
    return line
  }()
}

extension FormDay {
  /// Days since the first of January of the year 1.
  var ordinal: Int {
    let (y, m) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    return y * 365 + y / 4 - y / 100 + y / 400 + (m * 153 + 2) / 5 + day - 1 - 306
  }

  /// The day so many after the first of January of the year 1; nil outside the calendar.
  init?(ordinal: Int) {
    guard let first = FormDay(year: 1, month: 1, day: 1), let day = first.adding(ordinal, .days) else {
      return nil
    }
    self = day
  }

  /// The last day of the calendar.
  static let lastOrdinal = 3_652_058
}
