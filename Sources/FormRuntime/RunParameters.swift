public import FormPlan

/// What a run takes from outside, so that nothing inside reads a clock or a locale.
public struct RunParameters: Hashable, Sendable {
  /// The calendar day; where it is nil, `today` is empty.
  public var today: FormDay?
  /// The locale's identifier, as `en_US`.
  public var locale: String
  /// What functions named by `custom` say, by name; those left out say yes.
  public var custom: [String: Bool]

  /// Names the day, the locale and the functions of a run.
  public init(
    today: FormDay? = FormDay("2000-01-01"), locale: String = "en_US", custom: [String: Bool] = [:]
  ) {
    self.today = today
    self.locale = locale
    self.custom = custom
  }

  /// What the locale writes between whole and fraction.
  public var decimalSeparator: Character { DecimalSeparator.of(locale: locale) }
}
