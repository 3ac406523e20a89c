import TestSupport

/// Random Swift of the kinds that a form's templates write, each statement on one line however long.
struct SwiftSample {
  private var random: Generator
  private var columns = 0

  init(seed: UInt64) {
    random = Generator(seed: seed)
  }

  /// A file: a type with members and a function with statements.
  static func file(seed: UInt64) -> String {
    var sample = SwiftSample(seed: seed)
    var lines: [String] = []
    for _ in 0..<4 { lines += sample.topLevel() + [""] }
    return lines.joined(separator: "\n")
  }

  // MARK: - Words

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func one(_ choices: String...) -> String { choices[number(0...choices.count - 1)] }

  private mutating func id() -> String {
    let length = number(0...3) == 0 ? number(1...60) : number(1...14)
    var text = ""
    for _ in 0..<length { text += one("a", "e", "i", "o", "n", "t", "r", "s", "l", "d") }
    return "x" + text
  }

  private mutating func type() -> String {
    "T" + id() + one("", "", "", "?")
  }

  private mutating func label() -> String {
    let length = number(0...4) == 0 ? number(0...300) : number(0...40)
    var text = ""
    while text.count < length {
      text += one("word", " ", "für", "日本", "a", "é", ", ", "1", "👍", "(", "&&", "\\\"")
    }
    return "\"\(text)\""
  }

  // MARK: - Expressions

  private mutating func atom() -> String {
    switch number(0...7) {
    case 0: return label()
    case 1: return String(number(0...99999))
    case 2: return ".\(id())"
    case 3: return "model.values.\(id())"
    case 4: return "$model.\(id())"
    case 5: return "\(id()).isEmpty"
    default: return id()
    }
  }

  private mutating func path() -> String { one("model.values.", "model.", "values.", "") + id() }

  private mutating func call(_ depth: Int, callee: String? = nil) -> String {
    let count = one("1", "1", "2", "2", "3", "5", "12", "30")
    var arguments: [String] = []
    for _ in 0..<number(0...(Int(count) ?? 1)) {
      arguments.append(one("", id() + ": ") + value(depth - 1))
    }
    let callee = callee ?? one(id(), "T" + id(), "model." + id(), "." + id(), "FormChecks." + id())
    return "\(callee)(\(arguments.joined(separator: ", ")))"
  }

  private mutating func list(_ depth: Int) -> String {
    var items: [String] = []
    let isDictionary = number(0...1) == 0
    for _ in 0..<number(1...9) {
      items.append(isDictionary ? "\(one("." + id(), label())): \(value(depth - 1))" : value(depth - 1))
    }
    return "[\(items.joined(separator: ", "))]"
  }

  private mutating func value(_ depth: Int) -> String {
    guard depth > 0 else { return atom() }
    switch number(0...9) {
    case 0, 1: return call(depth)
    case 2: return list(depth)
    case 3: return "\(condition(depth, limit: 3)) ? \(value(0)) : \(value(depth - 1))"
    case 4: return condition(depth, limit: 4)
    case 5: return "\(number(0...9))...\(number(10...99))"
    default: return atom()
    }
  }

  private mutating func term(_ depth: Int) -> String {
    switch number(0...6) {
    case 0: return "!\(path())"
    case 1: return "\(path()) \(one("==", "!=", "<", ">=")) \(atom())"
    case 2: return "(\(number(2...60))...\(number(61...90))).contains(\(path()).count)"
    case 3 where depth > 0: return "(\(condition(depth - 1, limit: 4)))"
    case 4 where depth > 0: return "!(\(condition(depth - 1, limit: 3)))"
    case 5: return "FormChecks.\(id())(\(path()), \(label()))"
    default: return "\(path()).\(one("isEmpty", id()))"
    }
  }

  private mutating func condition(_ depth: Int, limit: Int) -> String {
    let count = number(0...limit)
    guard count > 0 else { return "\(path()).\(id())" }
    var text = term(depth)
    for _ in 0..<count { text += " \(one("&&", "||")) \(term(depth))" }
    return text
  }

  // MARK: - Statements

  private mutating func indented(_ lines: [String]) -> [String] { lines.map { "  " + $0 } }

  private mutating func block(_ depth: Int, views: Bool) -> [String] {
    var lines: [String] = []
    for _ in 0..<number(1...3) { lines += views ? view(depth - 1) : statement(depth - 1) }
    return indented(lines)
  }

  private mutating func modifiers(_ depth: Int) -> [String] {
    var lines: [String] = []
    for _ in 0..<number(0...4) {
      switch number(0...5) {
      case 0: lines.append("  .focused($focus, equals: .\(id()))")
      case 1: lines.append("  .accessibilityIdentifier(\(label()))")
      case 2: lines.append("  .onChange(of: \(path())) { \(id()) = \(path()) }")
      case 3 where depth > 0:
        lines += ["  .toolbar {"] + indented(block(depth, views: true)) + ["  }"]
      case 4: lines.append("  .disabled(\(condition(1, limit: 4)))")
      default: lines.append("  .\(call(1, callee: id()))")
      }
    }
    return lines
  }

  private mutating func view(_ depth: Int) -> [String] {
    switch number(0...6) {
    case 0 where depth > 0:
      return ["if \(condition(1, limit: 19)) {"] + block(depth, views: true) + ["}"]
    case 1 where depth > 0:
      return ["Section(\(label())) {"] + block(depth, views: true) + ["}"] + modifiers(depth)
    case 2 where depth > 0:
      return ["if let \(id()) = \(path()), \(condition(1, limit: 3)) {"] + block(depth, views: true) + [
        "} else {"
      ]
        + block(depth, views: true) + ["}"]
    case 3: return ["Text(verbatim: \(label()))"] + modifiers(depth)
    case 4 where depth > 0:
      return ["ForEach(\(id()), id: \\.self) { \(id()) in"] + block(depth, views: true) + ["}"]
        + modifiers(depth)
    case 5: return ["Toggle(\(label()), isOn: $model.values.\(id()))"] + modifiers(depth)
    default:
      return ["TextField(\(label()), text: $model.values.\(id()), prompt: Text(verbatim: \(label())))"]
        + modifiers(depth)
    }
  }

  private mutating func statement(_ depth: Int) -> [String] {
    switch number(0...10) {
    case 0 where depth > 0: return ["if \(condition(1, limit: 19)) {"] + block(depth, views: false) + ["}"]
    case 1 where depth > 0:
      return ["guard let \(id()) = \(path()), \(condition(1, limit: 4)) else { return \(atom()) }"]
    case 2 where depth > 0: return selection(depth)
    case 3: return ["let \(id()) = \(value(2))"]
    case 4: return ["let \(id()): \(type()) = \(value(2))"]
    case 5: return ["\(path()) = \(value(2))"]
    case 6: return ["return \(value(2))"]
    case 7: return ["errors[.\(id())] = \(value(1))"]
    case 8 where depth > 0:
      return ["for \(id()) in \(path()) where \(condition(0, limit: 2)) {"] + block(depth, views: false) + [
        "}"
      ]
    case 9: return ["let \(id()) = await \(call(1))"]
    default: return [call(2)]
    }
  }

  private mutating func selection(_ depth: Int) -> [String] {
    var lines = ["switch \(path()) {"]
    for _ in 0..<number(1...3) {
      var patterns: [String] = []
      for _ in 0..<number(1...12) { patterns.append("." + id()) }
      lines += ["case \(patterns.joined(separator: ", ")):"] + block(depth, views: false)
    }
    return lines + ["default:"] + indented(["break"]) + ["}"]
  }

  private mutating func parameters() -> String {
    var list: [String] = []
    let limit = one("2", "5", "30")
    for _ in 0..<number(0...(Int(limit) ?? 2)) {
      list.append(
        "\(id()): \(one(type(), "[\(type()): String]", "@escaping (\(type())) async -> Bool"))"
          + one("", " = nil"))
    }
    return list.joined(separator: ", ")
  }

  private mutating func topLevel() -> [String] {
    var lines = [
      "/// \(id())", "struct T\(id()): \(one("View", "Hashable, Sendable", "View, Equatable, Sendable")) {",
    ]
    for _ in 0..<3 { lines += indented(member() + [""]) }
    return lines + ["}"]
  }

  private mutating func member() -> [String] {
    switch number(0...6) {
    case 0: return ["var \(id()): some View {"] + block(3, views: true) + ["}"]
    case 1: return ["var \(id()): Bool {", "  \(condition(2, limit: 19))", "}"]
    case 2: return ["init(\(parameters())) {"] + block(3, views: false) + ["}"]
    case 3:
      return [
        "\(one("", "private ", "static "))func \(id())(\(parameters()))\(one("", " async", " -> " + type())) {"
      ]
        + block(3, views: false) + ["}"]
    case 4: return ["static let \(id()): [String: \(type())] = \(list(2))"]
    case 5: return ["private let \(id()) = \(value(2))"]
    default: return ["@State private var \(id()) = \(value(1))"]
    }
  }
}
