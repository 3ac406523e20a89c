/// A calendar day of the years 1 to 9999, in no time zone.
public nonisolated struct FormDay: Hashable, Comparable, Sendable, LosslessStringConvertible {
  /// The year, 1 to 9999.
  public let year: Int
  /// The month, from 1 for January.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// What days are counted in.
  public enum Unit: String, CaseIterable, Sendable {
    case days = "d"
    case weeks = "w"
    case months = "m"
    case years = "y"
  }

  /// A day of the calendar; nil where there is none.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.days(inMonth: month, of: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads `2026-11-30`, and nothing else.
  public init?(_ description: String) {
    let parts = description.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      description.utf8.allSatisfy({ $0 == 45 || 48...57 ~= $0 }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The day as `2026-11-30`.
  public var description: String {
    Self.padded(year, 4) + "-" + Self.padded(month, 2) + "-" + Self.padded(day, 2)
  }

  /// Earlier is less.
  public static func < (left: FormDay, right: FormDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// The day so many days, weeks, months or years later; nil outside the years 1 to 9999.
  ///
  /// Where the month has no such day, its last one.
  public func adding(_ amount: Int, _ unit: Unit) -> FormDay? {
    switch unit {
    case .days: number.addingIfPossible(amount).flatMap(Self.init(number:))
    case .weeks: amount.multipliedIfPossible(by: 7).flatMap { adding($0, .days) }
    case .months: addingMonths(amount)
    case .years: amount.multipliedIfPossible(by: 12).flatMap(addingMonths)
    }
  }

  private func addingMonths(_ amount: Int) -> FormDay? {
    guard let months = (year * 12 + month - 1).addingIfPossible(amount), months >= 12 else {
      return nil
    }
    let (year, month) = (months / 12, months % 12 + 1)
    return FormDay(year: year, month: month, day: min(day, Self.days(inMonth: month, of: year)))
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The days since the first of March of the year 0, so that a leap day ends its year.
  private var number: Int {
    let (year, month) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    return year * 365 + year / 4 - year / 100 + year / 400 + (month * 153 + 2) / 5 + day - 1
  }

  private init?(number: Int) {
    guard (306...3_652_364).contains(number) else { return nil }
    let century = (number * 4 + 3) / 146_097
    let rest = number - century * 146_097 / 4
    let year = (rest * 4 + 3) / 1461
    let days = rest - year * 1461 / 4
    let month = (days * 5 + 2) / 153
    self.init(
      year: century * 100 + year + (month < 10 ? 0 : 1), month: month < 10 ? month + 3 : month - 9,
      day: days - (month * 153 + 2) / 5 + 1)
  }

  static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}

nonisolated extension Int {
  fileprivate func addingIfPossible(_ other: Int) -> Int? {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? nil : sum
  }

  fileprivate func multipliedIfPossible(by other: Int) -> Int? {
    let (product, overflows) = multipliedReportingOverflow(by: other)
    return overflows ? nil : product
  }
}
