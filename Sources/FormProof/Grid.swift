import FormPlan
import FormRuntime

/// The places on the line where values of one source can stand.
struct Grid {
  /// The least and the greatest place.
  let ends: ClosedRange<ExactNumber>
  /// All places; nil for numbers with any fraction.
  let lattice: Lattice?
  let holds: ValueType
  let isNeverEmpty: Bool
  /// Whether only the steps of a range can stand there.
  private let isStepped: Bool

  /// The distance of two exact decimals.
  static let smallest = ExactNumber("0.000000000000001") ?? 1

  init(_ plan: Plan, _ source: Int) {
    holds = source == plan.fields.count ? .day : plan.fields[source].holds
    let range = source == plan.fields.count ? nil : plan.fields[source].range
    isStepped = range != nil
    isNeverEmpty = isStepped || source == plan.fields.count
    if let range {
      ends = range.lower...max(range.lower, range.highest)
      lattice = Lattice(range.lower, step: range.step)
      return
    }
    switch holds {
    case .day:
      ends = 0...ExactNumber(FormDay.lastOrdinal * Line.day)
      lattice = Lattice(0, step: ExactNumber(Line.day))
    case .dateTime: (ends, lattice) = (0...ExactNumber((FormDay.lastOrdinal + 1) * Line.day - 1), .whole)
    case .time: (ends, lattice) = (0...ExactNumber(Line.day - 1), .whole)
    case .integer: (ends, lattice) = (-999_999_999_999_999...999_999_999_999_999, .whole)
    default:
      let most = ExactNumber(1_000_000_000_000_000) - Self.smallest
      (ends, lattice) = (-most...most, nil)
    }
  }

  /// How much two places differ at least that are not the same.
  var step: ExactNumber { lattice?.distance ?? Self.smallest }

  /// Whether a value can stand at a place.
  func contains(_ place: ExactNumber) -> Bool { ends.contains(place) && lattice?.contains(place) != false }

  /// Points, and what lies before, between and behind them.
  func spans(cutAt cuts: [ExactNumber]) -> [ClosedRange<ExactNumber>] {
    var spans: [ClosedRange<ExactNumber>] = []
    var low = ends.lowerBound
    for cut in cuts where ends.contains(cut) {
      let before = below(cut)
      if low <= before { spans.append(low...before) }
      spans.append(cut...cut)
      low = above(cut)
    }
    if low <= ends.upperBound { spans.append(low...ends.upperBound) }
    return spans
  }

  /// A condition may cut between two steps.
  private func below(_ place: ExactNumber) -> ExactNumber { place - (isStepped ? Self.smallest : step) }
  private func above(_ place: ExactNumber) -> ExactNumber { place + (isStepped ? Self.smallest : step) }

  /// The place in a span that reads best, the nearest to zero or else to its lower end; nil where none is.
  func nicest(in span: ClosedRange<ExactNumber>) -> ExactNumber? {
    if holds == .day || holds == .dateTime { return moment(in: span) }
    if let lattice, isStepped {
      let place = lattice.atLeast(max(span.lowerBound, ends.lowerBound))
      return place <= min(span.upperBound, ends.upperBound) ? place : nil
    }
    if span.lowerBound == span.upperBound { return contains(span.lowerBound) ? span.lowerBound : nil }
    if span.contains(0) { return span.contains(1) ? 1 : 0 }
    if span.lowerBound < 0 { return Self.round(near: span.upperBound, towards: -1, in: span, step) }
    return Self.round(near: span.lowerBound, towards: 1, in: span, step)
  }

  /// The place with the fewest digits that lies in a span, from its end inwards.
  private static func round(
    near end: ExactNumber, towards sign: Int, in span: ClosedRange<ExactNumber>, _ step: ExactNumber
  ) -> ExactNumber? {
    for digits in 0...ExactNumber.digits {
      let unit = digits == 0 ? "1" : "0." + String(repeating: "0", count: digits - 1) + "1"
      guard let size = ExactNumber(unit), size >= step else { return nil }
      let text = end.description
      let cut = text.firstIndex(of: ".").map {
        text[
          ..<(text.index($0, offsetBy: digits == 0 ? 0 : digits + 1, limitedBy: text.endIndex)
            ?? text.endIndex)]
      }
      guard let base = ExactNumber(String(cut ?? text[...])) else { continue }
      for place in [base, sign > 0 ? base + size : base - size] where span.contains(place) { return place }
    }
    return span.lowerBound
  }

  /// A day of the years in which people fill in forms, where there is one.
  private func moment(in span: ClosedRange<ExactNumber>) -> ExactNumber? {
    let usual = ExactNumber((StateSpace.usualDay?.ordinal ?? 0) * Line.day)
    if span.contains(usual) { return usual }
    let near = usual < span.lowerBound ? span.lowerBound : span.upperBound
    guard holds == .day else { return near }
    // A day begins at midnight: the first in the span, or the last that begins in it.
    let day = near.whole / Line.day * Line.day
    return [day, day + Line.day].map { ExactNumber($0) }.first(where: span.contains)
  }

  /// The value at a place.
  func value(at place: ExactNumber) -> LogicalValue {
    let (days, minutes) = (place.whole / Line.day, place.whole % Line.day)
    switch holds {
    case .day: return FormDay(ordinal: days).map(LogicalValue.day) ?? .empty
    case .time: return FormTime(hour: minutes / 60, minute: minutes % 60).map(LogicalValue.time) ?? .empty
    case .dateTime:
      guard let day = FormDay(ordinal: days), let time = FormTime(hour: minutes / 60, minute: minutes % 60)
      else { return .empty }
      return .dateTime(FormDateTime(day, time))
    default: return .number(place)
    }
  }
}
