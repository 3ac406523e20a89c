/// A time on the clock, to the minute, in no time zone.
public nonisolated struct FormTime: Hashable, Comparable, Sendable, LosslessStringConvertible {
  /// The hour, 0 to 23.
  public let hour: Int
  /// The minute, 0 to 59.
  public let minute: Int

  /// A time on the clock; nil where there is none.
  public init?(hour: Int, minute: Int) {
    guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    self.hour = hour
    self.minute = minute
  }

  /// Reads `09:30`, and nothing else.
  public init?(_ description: String) {
    let parts = description.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [2, 2], description.utf8.allSatisfy({ 48...58 ~= $0 }),
      let hour = Int(parts[0]), let minute = Int(parts[1])
    else { return nil }
    self.init(hour: hour, minute: minute)
  }

  /// The time as `09:30`.
  public var description: String { FormDay.padded(hour, 2) + ":" + FormDay.padded(minute, 2) }

  /// Earlier is less.
  public static func < (left: FormTime, right: FormTime) -> Bool {
    (left.hour, left.minute) < (right.hour, right.minute)
  }
}
