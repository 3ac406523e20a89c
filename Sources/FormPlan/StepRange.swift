/// The values of a stepper or slider: whole steps from the lower end, up to the upper one.
public struct StepRange: Hashable, Codable, Sendable {
  /// The lowest value, where the first step begins.
  public var lower: ExactNumber
  /// No value lies above it.
  public var upper: ExactNumber
  /// The distance of two values; above zero.
  public var step: ExactNumber

  /// Describes the values.
  public init(lower: ExactNumber, upper: ExactNumber, step: ExactNumber) {
    self.lower = lower
    self.upper = upper
    self.step = step
  }

  /// The digits after the separator that the values need.
  public var fractionDigits: Int { max(lower.fractionDigits, step.fractionDigits) }

  /// The steps between the lower end and a value; nil where it is none of the values.
  public func steps(to value: ExactNumber) -> Int? {
    guard value >= lower, value <= upper, let distance = scaled(value - lower), let step = scaled(step),
      step > 0, distance % step == 0
    else { return nil }
    return distance / step
  }

  /// The steps to the highest value; nil where the numbers are too large to count.
  public var count: Int? {
    guard let distance = scaled(upper - lower), let step = scaled(step), step > 0 else { return nil }
    return distance / step
  }

  /// The highest value: the last step that fits below the upper end.
  public var highest: ExactNumber {
    let places = max(fractionDigits, upper.fractionDigits)
    guard let count, let step = scaled(step) else { return upper }
    return lower + ExactNumber(scaled: count * step, places)
  }

  private func scaled(_ number: ExactNumber) -> Int? {
    number.scaled(max(fractionDigits, upper.fractionDigits))
  }
}
