import FormPlan
import SwiftTemplates

/// The validators of one field as the conditions under which they fail.
///
/// They are read where the field is known to be shown; `value` is a constant there that holds what the field reads as.
struct FieldChecks {
  let field: Field
  private let printer: ConditionPrinter
  private let type: FieldType?

  init(_ field: Field, _ printer: ConditionPrinter) {
    self.field = field
    self.printer = printer.knowing(field.visible)
    type = field.type
  }

  /// When one validator fails.
  struct Failure {
    var validator: Validator
    var condition: SwiftExpression
    /// Whether the condition reads `value`.
    var readsValue: Bool
    /// Whether the condition reads it as what is not nil.
    var unwraps: Bool
  }

  /// What `value` is.
  var value: SwiftExpression { printer.value(field.path) }

  /// The validators that can fail, in the order in which they run.
  var failures: [Failure] {
    var isFilled = false
    return field.validators.enumerated().compactMap { index, validator in
      guard let fault = fault(validator.check, at: index) else { return nil }
      var terms = validator.when == .always ? [] : [printer.expression(validator.when)]
      let passesEmpty = !validator.check.kind.row.runsOnEmpty && type?.read == .string
      if passesEmpty, !isFilled { terms.append(!SwiftExpression.word("value").member("isEmpty")) }
      if validator.check == .required, validator.when == .always { isFilled = true }
      return Failure(
        validator: validator, condition: .all(terms + fault.terms), readsValue: fault.reading != .nothing,
        unwraps: fault.reading == .unwrapped && type?.isReadOptional == true)
    }
  }

  /// The terms that all hold where a check fails, and how they read `value`.
  private struct Fault {
    enum Reading { case nothing, asItIs, unwrapped }

    var terms: [SwiftExpression]
    var reading: Reading

    init(_ terms: [SwiftExpression], _ reading: Reading = .unwrapped) {
      self.terms = terms
      self.reading = reading
    }
  }

  private func fault(_ check: Check, at index: Int) -> Fault? {
    switch check {
    case .required: return unfilled
    case .accepted: return Fault([!value], .nothing)
    case .integer, .number: return unread
    case .length(let bounds):
      return Self.outside(Operand(Self.constant.member("count")), bounds.lower, bounds.upper).map {
        Fault([$0])
      }
    case .digits(let bounds): return failing("hasDigits", bounds: bounds)
    case .fraction(let bounds): return failing("hasFraction", bounds: bounds)
    case .pattern: return pattern(index)
    case .email: return failing("isEmail")
    case .url: return failing("isWebAddress")
    case .phone: return failing("isPhone")
    case .creditCard: return failing("isCreditCard")
    case .iban: return failing("isIBAN")
    case .postalCode(let country): return failing("isPostalCode", code(of: country))
    case .custom(let name): return Fault([!SwiftExpression.word(name).call([.init(nil, valueText)])])
    case .oneOf(let literals): return noneOf(literals)
    case .check(let condition): return Fault([printer.failing(condition)], .nothing)
    case .matches(let other):
      let partner = printer.value(other)
      return Fault([!partner.member("isEmpty"), Self.constant.compared(.notEqual, partner)])
    case .before(let bound): return beyond([(.greaterOrEqual, bound)])
    case .after(let bound): return beyond([(.lessOrEqual, bound)])
    case .range(let lower, let upper):
      if let literals = outside(lower, upper) { return literals }
      return beyond(
        [(.less, lower), (.greater, upper)].compactMap { sign, bound in bound.map { (sign, $0) } })
    }
  }

  private static let constant = SwiftExpression.word("value")
}

// MARK: - Emptiness

extension FieldChecks {
  private var unfilled: Fault? {
    if type?.isReadOptional == true {
      // A choice is read once only, and needs no constant.
      let isChoice = type?.read == .option
      return Fault(
        [(isChoice ? value : Self.constant).compared(.equal, .literal(.nil))], isChoice ? .nothing : .asItIs)
    }
    switch type?.read {
    // What is trimmed is empty exactly where nothing could be seen.
    case .string where field.trims || field.kind.row.keepsText:
      return Fault([Self.constant.member("isEmpty")], .asItIs)
    case .string: return Fault([!call("isFilled", Self.constant)], .asItIs)
    case .options: return Fault([value.member("isEmpty")], .nothing)
    default: return nil
    }
  }

  /// Where something was typed that is no number.
  private var unread: Fault? {
    guard field.isTyped else { return nil }
    let typed = SwiftExpression.word("values").member(field.name)
    return Fault([Self.constant.compared(.equal, .literal(.nil)), call("isFilled", typed)], .asItIs)
  }
}

// MARK: - Texts

extension FieldChecks {
  /// `!FormChecks.isEmail(value)`.
  private func failing(_ function: String, _ more: SwiftExpression...) -> Fault {
    Fault([!call(function, valueText, more)])
  }

  private func failing(_ function: String, bounds: Bounds) -> Fault? {
    func end(_ number: Int?) -> SwiftExpression? { number.map { .literal(.integer($0)) } }
    guard bounds.lower != nil || bounds.upper != nil else { return nil }
    return failing(function, .range(end(bounds.lower), end(bounds.upper)))
  }

  private func call(
    _ function: String, _ first: SwiftExpression, _ more: [SwiftExpression] = []
  ) -> SwiftExpression {
    SwiftExpression.word("FormChecks").member(function).call(([first] + more).map { .init(nil, $0) })
  }

  /// The value as text; numbers and days in canonical form.
  private var valueText: SwiftExpression {
    type?.read == .string ? Self.constant : Self.constant.member("description")
  }

  private func pattern(_ index: Int) -> Fault {
    let isASCII = field.normalizations.contains(.digitsOnly)
    let normal = isASCII ? Self.constant : Self.constant.member("precomposedStringWithCanonicalMapping")
    let pattern = SwiftExpression.selfType.member(field.patternName(index))
    return Fault([!call("matches", normal, [pattern])])
  }

  private func noneOf(_ literals: [Expression]) -> Fault {
    var own = Operand(Self.constant, type?.read)
    let list = literals.map { literal in
      var literal = printer.operand(literal)
      literal.align(with: &own)
      return literal.text
    }
    return Fault([!SwiftExpression.array(list).member("contains").call([.init(nil, own.text)])])
  }

  private func code(of country: PostalCountry) -> SwiftExpression {
    switch country {
    case .country(let code): return .text(code)
    case .field(let path):
      return printer.value(path).optionalMember(.word("rawValue")).otherwise(.text(""))
    }
  }
}

// MARK: - Bounds

extension FieldChecks {
  /// Where the value stands in a relation to one of these bounds that it must not; empty bounds are none.
  private func beyond(_ bounds: [(sign: Expression.Comparison, bound: Expression)]) -> Fault? {
    guard !bounds.isEmpty else { return nil }
    let operands = bounds.map { (sign: $0.sign, bound: printer.operand($0.bound)) }
    let isUnwrapped = operands.allSatisfy { !$0.bound.isOptional }
    let own = Operand(Self.constant, type?.read, isOptional: type?.isReadOptional == true && !isUnwrapped)
    return Fault([.any(operands.map { own.compared($0.sign, $0.bound) })], isUnwrapped ? .unwrapped : .asItIs)
  }

  /// A range of numbers that are written out.
  private func outside(_ lower: Expression?, _ upper: Expression?) -> Fault? {
    guard case .number(let low)? = lower, case .number(let high)? = upper else { return nil }
    var own = Operand(Self.constant, type?.read)
    if !low.isWhole || !high.isWhole {
      var decimal = Operand(.number(low), .decimal)
      own.align(with: &decimal)
    }
    let range = SwiftExpression.range(.number(low), .number(high))
    return low > high ? nil : Fault([!range.member("contains").call([.init(nil, own.text)])])
  }

  /// Where a count lies outside of whole bounds; nil without any.
  private static func outside(_ count: Operand, _ lower: Int?, _ upper: Int?) -> SwiftExpression? {
    func number(_ number: Int) -> SwiftExpression { .literal(.integer(number)) }
    switch (lower, upper) {
    case (let lower?, let upper?) where lower == upper: return count.text.compared(.notEqual, number(lower))
    case (let lower?, let upper?):
      let range = SwiftExpression.range(number(lower), number(upper))
      return !range.member("contains").call([.init(nil, count.text)])
    case (let lower?, nil): return count.text.compared(.less, number(lower))
    case (nil, let upper?): return count.text.compared(.greater, number(upper))
    case (nil, nil): return nil
    }
  }
}
