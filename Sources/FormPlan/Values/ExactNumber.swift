/// An exact decimal: at most 15 digits before the separator and 15 after it, and sums of such.
///
/// Ordered and equal as numbers: `1.50` is `1.5`. Nothing is ever rounded.
public struct ExactNumber: Hashable, Sendable {
  /// The digits that a form, or a person, may write before the separator, and after it.
  public static let digits = 15

  /// The part before the separator, with the sign of the number.
  public let whole: Int
  /// The part after it in units of 10⁻¹⁵, with the sign of the number.
  public let fraction: Int

  private static let unit = 1_000_000_000_000_000

  /// A whole number.
  public init(_ whole: Int) {
    self.whole = whole
    fraction = 0
  }

  private init(whole: Int, fraction: Int) {
    let carried = whole.addingReportingOverflow(fraction / Self.unit)
    var whole = carried.overflow ? (whole < 0 ? .min : .max) : carried.partialValue
    var fraction = fraction % Self.unit
    if whole > 0, fraction < 0 {
      whole -= 1
      fraction += Self.unit
    } else if whole < 0, fraction > 0 {
      whole += 1
      fraction -= Self.unit
    }
    self.whole = whole
    self.fraction = fraction
  }

  /// Reads `-12.50`: an optional minus, digits, and after a dot more digits; nil for anything else.
  public init?(_ text: String) {
    var rest = Substring(text).utf8
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest.removeFirst() }
    let parts = rest.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = Self.number(parts[0], padded: false) else { return nil }
    guard parts.count == 2 else {
      self.init(isNegative ? -whole : whole)
      return
    }
    guard let fraction = Self.number(parts[1], padded: true) else { return nil }
    self.init(whole: isNegative ? -whole : whole, fraction: isNegative ? -fraction : fraction)
  }

  private static func number(_ digits: Substring.UTF8View, padded: Bool) -> Int? {
    guard !digits.isEmpty, digits.count <= Self.digits else { return nil }
    var number = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    if padded { for _ in digits.count..<Self.digits { number *= 10 } }
    return number
  }

  /// Whether there is nothing after the separator.
  public var isWhole: Bool { fraction == 0 }

  /// The number of digits after the separator, none of them a zero at the end.
  public var fractionDigits: Int {
    guard fraction != 0 else { return 0 }
    var (digits, rest) = (Self.digits, fraction)
    while rest % 10 == 0 { (digits, rest) = (digits - 1, rest / 10) }
    return digits
  }

  /// The number without its fraction digits, at this many places: `scaled(2)` of `1.5` is 150.
  ///
  /// nil where it has more digits than that, or the machine has no such number.
  public func scaled(_ places: Int) -> Int? {
    guard (0...Self.digits).contains(places), fractionDigits <= places else { return nil }
    var (factor, rest) = (1, fraction)
    for _ in 0..<places { factor *= 10 }
    for _ in places..<Self.digits { rest /= 10 }
    let (product, isTooLarge) = whole.multipliedReportingOverflow(by: factor)
    let (sum, overflows) = product.addingReportingOverflow(rest)
    return isTooLarge || overflows ? nil : sum
  }

  /// The number that is this one with so many of its digits after the separator: 1.5 of 150 and 2.
  package init(scaled number: Int, _ places: Int) {
    var (factor, rest) = (1, Self.unit)
    for _ in 0..<min(max(places, 0), Self.digits) { (factor, rest) = (factor * 10, rest / 10) }
    self.init(whole: number / factor, fraction: number % factor * rest)
  }

  /// The sum of two numbers.
  public static func + (left: ExactNumber, right: ExactNumber) -> ExactNumber {
    let (sum, overflows) = left.whole.addingReportingOverflow(right.whole)
    let whole = overflows ? (left.whole < 0 ? Int.min : .max) : sum
    return ExactNumber(whole: whole, fraction: left.fraction + right.fraction)
  }

  /// The difference of two numbers.
  public static func - (left: ExactNumber, right: ExactNumber) -> ExactNumber { left + -right }

  /// The number with the other sign.
  public static prefix func - (number: ExactNumber) -> ExactNumber {
    ExactNumber(whole: number.whole == .min ? .max : -number.whole, fraction: -number.fraction)
  }
}

extension ExactNumber: Comparable {
  /// By value.
  public static func < (left: ExactNumber, right: ExactNumber) -> Bool {
    (left.whole, left.fraction) < (right.whole, right.fraction)
  }
}

extension ExactNumber: ExpressibleByIntegerLiteral {
  /// A whole number.
  public init(integerLiteral whole: Int) { self.init(whole) }
}

extension ExactNumber: CustomStringConvertible {
  /// The canonical form: no exponent, plus, leading zero or zero at the end; zero has no sign.
  public var description: String {
    let sign = whole < 0 || fraction < 0 ? "-" : ""
    guard fraction != 0 else { return sign + String(whole.magnitude) }
    var digits = String(fraction.magnitude)
    digits = String(repeating: "0", count: Self.digits - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return sign + String(whole.magnitude) + "." + digits
  }
}
