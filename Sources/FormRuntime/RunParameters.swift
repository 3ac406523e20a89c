/// What a run takes from outside, so that nothing inside reads a clock or a locale.
public struct RunParameters: Hashable, Sendable {
  /// The calendar day, `YYYY-MM-DD`.
  public var today: String
  /// The locale's identifier, as `en_US`.
  public var locale: String

  /// Names the day and the locale of a run.
  public init(today: String = "2000-01-01", locale: String = "en_US") {
    self.today = today
    self.locale = locale
  }

  /// What the locale writes between whole and fraction.
  public var decimalSeparator: Character { DecimalSeparator.of(locale: locale) }
}
