/// An expression, made of names, literals and other expressions only, that knows how tightly it binds.
///
/// Parentheses appear where precedence demands them and nowhere else. The text stands on one line; the
/// printer breaks it.
package struct SwiftExpression: Hashable, Sendable {
  /// How tightly the outermost operator binds.
  enum Binding: Int, Comparable, Sendable {
    case ternary, or, and, comparison, coalescing, range, addition, multiplication, prefix, postfix

    static func < (one: Binding, other: Binding) -> Bool { one.rawValue < other.rawValue }
  }

  /// The expression as Swift source, on one line.
  package let text: String
  let binding: Binding

  private init(_ text: String, _ binding: Binding) {
    self.text = text
    self.binding = binding
  }

  /// The names behind a prefix wherever it stands: `isEmail` of `FormChecks.isEmail(value)` behind `FormChecks.`.
  package func members(after prefix: [UInt8]) -> [String] {
    guard let first = prefix.first, text.utf8.contains(first) else { return [] }
    var members: [String] = []
    var rest = Array(text.utf8)[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      guard rest.starts(with: prefix) else {
        rest = rest.dropFirst()
        continue
      }
      let name = rest.dropFirst(prefix.count).prefix(while: \.continuesName)
      members.append(String(decoding: name, as: UTF8.self))
      rest = rest[name.endIndex...]
    }
    return members
  }

  /// The text, in parentheses unless it binds at least as tightly as `binding`.
  private func text(atLeast binding: Binding) -> String {
    self.binding < binding ? "(\(text))" : text
  }

  /// The text for a place where a looser or equally loose operator would be read wrongly.
  private func text(above binding: Binding) -> String {
    self.binding <= binding ? "(\(text))" : text
  }
}

// MARK: - Names, literals, members

extension SwiftExpression {
  /// A literal.
  package static func literal(_ literal: SwiftLiteral) -> SwiftExpression {
    let text = literal.text
    return SwiftExpression(text, text.hasPrefix("-") ? .prefix : .postfix)
  }

  /// A name that stands alone.
  package static func name(_ name: SwiftName) -> SwiftExpression {
    SwiftExpression(name.text(in: .declaration), .postfix)
  }

  /// `self`.
  package static let `self` = SwiftExpression("self", .postfix)

  /// `Self`.
  package static let selfType = SwiftExpression("Self", .postfix)

  /// The projection of a property wrapper: `$focus`.
  package static func projection(_ name: SwiftName) -> SwiftExpression {
    SwiftExpression("$\(name.text)", .postfix)
  }

  /// A numbered argument of a closure: `$0`.
  package static func argument(_ number: UInt8) -> SwiftExpression {
    SwiftExpression("$\(number)", .postfix)
  }

  /// A member whose type is known: `.us`.
  package static func implicitMember(_ name: SwiftName) -> SwiftExpression {
    SwiftExpression(".\(name.text(in: .member))", .postfix)
  }

  /// A key path: `\.name`.
  package static func keyPath(_ names: [SwiftName]) -> SwiftExpression {
    SwiftExpression("\\" + names.map { ".\($0.text(in: .member))" }.joined(), .postfix)
  }

  /// A member: `model.name`.
  package func member(_ name: SwiftName) -> SwiftExpression {
    SwiftExpression("\(text(atLeast: .postfix)).\(name.text(in: .member))", .postfix)
  }

  /// A member of an optional: `model?.name`.
  package func optionalMember(_ name: SwiftName) -> SwiftExpression {
    SwiftExpression("\(text(atLeast: .postfix))?.\(name.text(in: .member))", .postfix)
  }
}

// MARK: - Calls and collections

extension SwiftExpression {
  /// One argument of a call.
  package struct Argument: Hashable, Sendable {
    /// The label, where there is one.
    package var label: SwiftName?
    /// The value.
    package var value: SwiftExpression

    /// Ties a value to its label.
    package init(_ label: SwiftName? = nil, _ value: SwiftExpression) {
      self.label = label
      self.value = value
    }

    fileprivate var text: String {
      label.map { "\($0.text(in: .label)): \(value.text)" } ?? value.text
    }
  }

  /// A call: `call(a, label: b)`; with the body of a trailing closure, `call(a) { body }`.
  package func call(_ arguments: [Argument] = [], body closure: SwiftExpression? = nil) -> SwiftExpression {
    let list = arguments.map(\.text).joined(separator: ", ")
    let parentheses = closure != nil && arguments.isEmpty ? "" : "(\(list))"
    let trailing = closure.map { " { \($0.text) }" } ?? ""
    return SwiftExpression("\(text(atLeast: .postfix))\(parentheses)\(trailing)", .postfix)
  }

  /// A subscript: `base[index]`.
  package func at(_ index: SwiftExpression) -> SwiftExpression {
    SwiftExpression("\(text(atLeast: .postfix))[\(index.text)]", .postfix)
  }

  /// A closure of one expression: `{ $0.isEmpty }`.
  package static func closure(_ body: SwiftExpression) -> SwiftExpression {
    SwiftExpression("{ \(body.text) }", .postfix)
  }

  /// An array or a set.
  package static func array(_ values: [SwiftExpression]) -> SwiftExpression {
    SwiftExpression("[\(values.map(\.text).joined(separator: ", "))]", .postfix)
  }

  /// A dictionary, in the order of its entries.
  package static func dictionary(_ entries: [(SwiftExpression, SwiftExpression)]) -> SwiftExpression {
    let list = entries.map { "\($0.text): \($1.text)" }.joined(separator: ", ")
    return SwiftExpression(entries.isEmpty ? "[:]" : "[\(list)]", .postfix)
  }
}

// MARK: - Operators

extension SwiftExpression {
  /// An operator between two operands that does not chain.
  package enum Comparison: String, Sendable, CaseIterable {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
  }

  /// `!x`.
  package static prefix func ! (operand: SwiftExpression) -> SwiftExpression {
    SwiftExpression("!\(operand.text(above: .prefix))", .prefix)
  }

  /// The operands joined by `&&`; one operand is itself, none is `true`.
  package static func all(_ operands: [SwiftExpression]) -> SwiftExpression {
    joined(operands, "&&", .and, empty: true)
  }

  /// The operands joined by `||`; one operand is itself, none is `false`.
  package static func any(_ operands: [SwiftExpression]) -> SwiftExpression {
    joined(operands, "||", .or, empty: false)
  }

  private static func joined(
    _ operands: [SwiftExpression], _ sign: String, _ binding: Binding, empty: Bool
  ) -> SwiftExpression {
    guard let first = operands.first else { return .literal(.boolean(empty)) }
    guard operands.count > 1 else { return first }
    return SwiftExpression(operands.map { $0.text(atLeast: binding) }.joined(separator: " \(sign) "), binding)
  }

  /// A comparison.
  package func compared(_ sign: Comparison, _ other: SwiftExpression) -> SwiftExpression {
    let right = other.text(above: .comparison)
    return SwiftExpression("\(text(above: .comparison)) \(sign.rawValue) \(right)", .comparison)
  }

  /// An operator as the function that it is: `holds(a, <, b)`.
  package static func function(_ sign: Comparison) -> SwiftExpression {
    SwiftExpression(sign.rawValue, .postfix)
  }

  /// `+`, as the function that it is.
  package static let plus = SwiftExpression("+", .postfix)

  /// `-`, as the function that it is.
  package static let minus = SwiftExpression("-", .postfix)

  /// `a ?? b`.
  package func otherwise(_ other: SwiftExpression) -> SwiftExpression {
    SwiftExpression("\(text(above: .coalescing)) ?? \(other.text(atLeast: .coalescing))", .coalescing)
  }

  /// `a + b`.
  package static func + (left: SwiftExpression, right: SwiftExpression) -> SwiftExpression {
    SwiftExpression("\(left.text(atLeast: .addition)) + \(right.text(above: .addition))", .addition)
  }

  /// `a - b`.
  package static func - (left: SwiftExpression, right: SwiftExpression) -> SwiftExpression {
    SwiftExpression("\(left.text(atLeast: .addition)) - \(right.text(above: .addition))", .addition)
  }

  /// `a / b`.
  package static func / (left: SwiftExpression, right: SwiftExpression) -> SwiftExpression {
    let quotient = "\(left.text(atLeast: .multiplication)) / \(right.text(above: .multiplication))"
    return SwiftExpression(quotient, .multiplication)
  }

  /// `condition ? yes : no`.
  package static func choice(
    _ condition: SwiftExpression, _ yes: SwiftExpression, _ no: SwiftExpression
  ) -> SwiftExpression {
    SwiftExpression("\(condition.text(above: .ternary)) ? \(yes.text) : \(no.text)", .ternary)
  }

  /// `low...high`, `low...` or `...high`; both absent is `...`.
  package static func range(_ low: SwiftExpression?, _ high: SwiftExpression?) -> SwiftExpression {
    let left = low?.text(above: .range) ?? ""
    return SwiftExpression("\(left)...\(high?.text(above: .prefix) ?? "")", .range)
  }
}
