import FormPlan
import FormRuntime

/// The places on the line where values of one source can stand.
struct Grid {
  /// The least and the greatest place.
  let ends: ClosedRange<ExactNumber>
  /// The distance of two places; the smallest for numbers with fractions.
  let step: ExactNumber
  let holds: ValueType
  let isNeverEmpty: Bool
  /// The values of a stepper, where there are not too many.
  private var steps: [ExactNumber] = []

  /// The distance of two exact decimals.
  static let smallest = ExactNumber("0.000000000000001") ?? 1

  init(_ plan: Plan, _ source: Int) {
    holds = source == plan.fields.count ? .day : plan.fields[source].holds
    let range = source == plan.fields.count ? nil : plan.fields[source].range
    isNeverEmpty = range != nil || source == plan.fields.count
    switch holds {
    case .day: (ends, step) = (0...ExactNumber(FormDay.lastOrdinal * Line.day), ExactNumber(Line.day))
    case .dateTime: (ends, step) = (0...ExactNumber((FormDay.lastOrdinal + 1) * Line.day - 1), 1)
    case .time: (ends, step) = (0...ExactNumber(Line.day - 1), 1)
    case .integer: (ends, step) = (-999_999_999_999_999...999_999_999_999_999, 1)
    default:
      let most = ExactNumber(1_000_000_000_000_000) - Self.smallest
      (ends, step) = (range.map { $0.lower...max($0.lower, $0.highest) } ?? -most...most, Self.smallest)
    }
    guard let range, let count = range.count, count <= StateSpace.mostSteps else { return }
    var place = range.lower
    for _ in 0...count {
      steps.append(place)
      place = place + range.step
    }
  }

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

  private func below(_ place: ExactNumber) -> ExactNumber { place - (steps.isEmpty ? step : Self.smallest) }
  private func above(_ place: ExactNumber) -> ExactNumber { place + (steps.isEmpty ? step : Self.smallest) }

  /// The place in a span that reads best, the nearest to zero or else to its lower end; nil where none is.
  func nicest(in span: ClosedRange<ExactNumber>) -> ExactNumber? {
    if !steps.isEmpty { return steps.first(where: span.contains) }
    if holds == .day || holds == .dateTime { return moment(in: span) }
    if span.lowerBound == span.upperBound { return isPlace(span.lowerBound) ? span.lowerBound : nil }
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

  private func isPlace(_ place: ExactNumber) -> Bool {
    holds == .integer || holds == .time ? place.isWhole : true
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
