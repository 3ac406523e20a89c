/// A day and a time on the clock, in no time zone.
public nonisolated struct FormDateTime: Hashable, Comparable, Sendable, LosslessStringConvertible {
  /// The day.
  public var day: FormDay
  /// The time of day.
  public var time: FormTime

  /// Joins a day and a time.
  public init(_ day: FormDay, _ time: FormTime) {
    self.day = day
    self.time = time
  }

  /// Reads `2026-11-30T09:30`, and nothing else.
  public init?(_ description: String) {
    let parts = description.split(separator: "T", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let day = FormDay(parts[0]), let time = FormTime(parts[1]) else {
      return nil
    }
    self.init(day, time)
  }

  /// The day and time as `2026-11-30T09:30`.
  public var description: String { day.description + "T" + time.description }

  /// The same time so many days, weeks, months or years later; nil where there is no such day.
  public func adding(_ amount: Int, _ unit: FormDay.Unit) -> FormDateTime? {
    day.adding(amount, unit).map { FormDateTime($0, time) }
  }

  /// Earlier is less.
  public static func < (left: FormDateTime, right: FormDateTime) -> Bool {
    (left.day, left.time) < (right.day, right.time)
  }
}
