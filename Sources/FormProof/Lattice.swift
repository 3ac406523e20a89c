import FormPlan

/// Places on the line at even distances: a first one, and all that are whole steps away from it.
struct Lattice {
  /// The digits after the separator that every place can be written with.
  private let digits: Int
  /// Some place, and the distance of two neighbours, in units of the last digit.
  private let first: Int
  private let step: Int

  /// Whole numbers.
  static let whole = Lattice(0, step: 1)

  /// The places that are whole steps away from one; nil where the machine cannot count them.
  init?(_ first: ExactNumber, step: ExactNumber) {
    digits = max(first.fractionDigits, step.fractionDigits)
    guard let first = first.scaled(digits), let step = step.scaled(digits), step > 0 else { return nil }
    (self.first, self.step) = (first % step, step)
  }

  /// The places of a sum: so many times a place of each.
  ///
  /// - Returns: nil for an empty sum, and where the machine cannot count the places.
  init?(sum terms: [(lattice: Lattice, factor: Int)]) {
    guard let digits = terms.map(\.lattice.digits).max() else { return nil }
    var (first, step) = (0, 0)
    for (lattice, factor) in terms {
      var scale = 1
      for _ in lattice.digits..<digits { scale *= 10 }
      let (distance, isTooFar) = lattice.step.multipliedReportingOverflow(by: scale)
      guard !isTooFar, distance < 1 << 40, abs(factor) < 1 << 10, terms.count < 1 << 10 else { return nil }
      first += lattice.first * scale * factor
      step = Self.greatestCommonDivisor(step, distance * abs(factor))
    }
    guard step > 0 else { return nil }
    (self.digits, self.first, self.step) = (digits, first % step, step)
  }

  private static func greatestCommonDivisor(_ one: Int, _ other: Int) -> Int {
    var (one, other) = (one, other)
    while other != 0 { (one, other) = (other, one % other) }
    return one
  }

  /// The distance of two neighbours.
  var distance: ExactNumber { number(step) }

  /// The last place that does not lie above a number; the number itself where the machine cannot count that far.
  func atMost(_ number: ExactNumber) -> ExactNumber {
    guard let scaled = number.roundedDown(digits) else { return number }
    let (distance, isTooFar) = scaled.subtractingReportingOverflow(first)
    guard !isTooFar else { return number }
    let rest = distance % step
    return self.number(scaled - (rest < 0 ? rest + step : rest))
  }

  /// The first place that does not lie below a number, likewise.
  func atLeast(_ number: ExactNumber) -> ExactNumber {
    let place = atMost(number)
    return place < number ? place + distance : place
  }

  /// Whether a number is one of the places.
  func contains(_ number: ExactNumber) -> Bool { atMost(number) == number }

  private func number(_ scaled: Int) -> ExactNumber { ExactNumber(scaled: scaled, digits) }
}

extension ExactNumber {
  /// The units of a digit after the separator that fit into the number; nil where the machine has no such number.
  fileprivate func roundedDown(_ digits: Int) -> Int? {
    var (factor, rest) = (1, 1)
    for place in 0..<Self.digits { if place < digits { factor *= 10 } else { rest *= 10 } }
    let (product, isTooLarge) = whole.multipliedReportingOverflow(by: factor)
    let (part, left) = fraction.quotientAndRemainder(dividingBy: rest)
    let (sum, overflows) = product.addingReportingOverflow(left < 0 ? part - 1 : part)
    return isTooLarge || overflows ? nil : sum
  }
}
