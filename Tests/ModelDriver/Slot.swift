import Foundation

/// Where a value stands that is not typed: how a trace writes it, and how a step sets it.
struct Slot<Values> {
  /// The value as JSON.
  let read: (Values) -> String
  /// Sets the value; false, and nothing changed, where the control cannot show it.
  let write: (inout Values, JSON) -> Bool

  private init<Value>(
    _ path: WritableKeyPath<Values, Value>, read: @escaping (Value) -> String,
    value: @escaping (JSON) -> Value?
  ) {
    self.read = { read($0[keyPath: path]) }
    write = { values, json in
      guard let new = value(json) else { return false }
      values[keyPath: path] = new
      return true
    }
  }

  /// A toggle.
  init(_ path: WritableKeyPath<Values, Bool>) {
    self.init(path, read: { $0 ? "true" : "false" }) { json in
      if case .bool(let isOn) = json { isOn } else { nil }
    }
  }

  /// A text that a view of the app makes.
  init(_ path: WritableKeyPath<Values, String>) {
    self.init(path, read: quoted) { json in
      if case .null = json { "" } else { json.text }
    }
  }

  /// One option, by its id, or none.
  init<Option: RawRepresentable<String>>(_ path: WritableKeyPath<Values, Option?>) {
    self.init(optional: path, text: \.rawValue, value: Option.init(rawValue:))
  }

  /// Any of the options, by their ids in their own order.
  init<Option: RawRepresentable<String> & CaseIterable & Hashable>(
    _ path: WritableKeyPath<Values, Set<Option>>
  ) {
    self.init(path, read: { list($0.ids) }) { json in
      switch json {
      case .null: return []
      case .array(let elements):
        let options = elements.compactMap { $0.text.flatMap(Option.init(rawValue:)) }
        return options.count == elements.count && Set(options).count == options.count ? Set(options) : nil
      default: return nil
      }
    }
  }

  /// A day, a time, or both; or none.
  init<Moment: LosslessStringConvertible>(moment path: WritableKeyPath<Values, Moment?>) {
    self.init(optional: path, text: \.description, value: Moment.init)
  }

  /// A whole number that a view of the app makes, or none.
  init(_ path: WritableKeyPath<Values, Int?>) {
    self.init(optional: path, text: \.description) { Number.decimal($0).flatMap(Number.whole) }
  }

  /// A number that a view of the app makes, or none.
  init(_ path: WritableKeyPath<Values, Decimal?>) {
    self.init(optional: path, text: \.description, value: Number.decimal)
  }

  /// A whole number that moves over steps.
  init(_ path: WritableKeyPath<Values, Int>, steps: Steps) {
    self.init(path, read: { quoted($0.description) }) { json in
      json.text.flatMap(steps.value).flatMap(Number.whole)
    }
  }

  /// A number that moves over steps.
  init(_ path: WritableKeyPath<Values, Decimal>, steps: Steps) {
    self.init(path, read: { quoted($0.description) }) { $0.text.flatMap(steps.value) }
  }

  private init<Value>(
    optional path: WritableKeyPath<Values, Value?>, text: @escaping (Value) -> String,
    value: @escaping (String) -> Value?
  ) {
    self.init(path, read: { $0.map { quoted(text($0)) } ?? "null" }) { json in
      if case .null = json { return .some(nil) }
      return json.text.flatMap(value).map { .some($0) }
    }
  }
}

/// The values that a stepper or slider offers.
struct Steps {
  let lower, upper, step: Decimal

  init(_ lower: String, _ upper: String, _ step: String) {
    self.lower = Decimal(string: lower) ?? 0
    self.upper = Decimal(string: upper) ?? 0
    self.step = Decimal(string: step) ?? 1
  }

  /// The value of a text; nil where the control does not offer it.
  func value(_ text: String) -> Decimal? {
    guard let value = Number.decimal(text), value >= lower, value <= upper else { return nil }
    return Number.whole((value - lower) / step) == nil ? nil : value
  }
}

/// Numbers as steps and traces write them.
enum Number {
  /// A number written with a point: an optional minus, and at most 15 digits on each side.
  static func decimal(_ text: String) -> Decimal? {
    let parts = text.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    let isNumber = parts.allSatisfy { part in
      (1...15).contains(part.utf8.count) && part.utf8.allSatisfy { (48...57).contains($0) }
    }
    guard (1...2).contains(parts.count), isNumber, !text.hasPrefix("--") else { return nil }
    return Decimal(string: text)
  }

  /// A number that has no digits behind the point.
  static func whole(_ number: Decimal) -> Int? { Int(number.description) }
}

/// A set of options, whatever they are.
protocol ChosenOptions {
  /// The ids in the order of the options.
  var ids: [String] { get }
}

extension Set: ChosenOptions where Element: RawRepresentable<String> & CaseIterable {
  var ids: [String] { Element.allCases.filter(contains).map(\.rawValue) }
}
