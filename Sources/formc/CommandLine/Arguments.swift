/// What a command was called with.
struct Arguments {
  /// The words that are no options, in order.
  fileprivate(set) var operands: [String] = []
  /// All words, as they came.
  let words: [String]
  private var values: [String: [String]] = [:]

  /// Whether an option is there.
  func has(_ option: String) -> Bool { values[option] != nil }

  /// The value of an option; nil where it is not there.
  func value(_ option: String) -> String? { values[option]?.last }

  /// The values of an option that may stand several times, in order.
  func values(_ option: String) -> [String] { values[option] ?? [] }

  /// The first operand; the parser has seen to it that there is one where a command wants it.
  var operand: String { operands.first ?? "" }

  /// Reads the words after a command's name.
  init(_ words: [String], for command: Command) throws(Complaint) {
    self.words = words
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      } else if word.hasPrefix("-"), word != "-" {
        try add(word, &rest, command)
      } else {
        operands.append(word)
      }
    }
    if !has("--help") { try countOperands(command) }
  }

  private mutating func add(
    _ word: String, _ rest: inout ArraySlice<String>, _ command: Command
  ) throws(Complaint) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0] == "-h" ? "--help" : parts[0]
    let option = try option(name, command)
    var value = parts.count > 1 ? parts[1] : nil
    if option.value == nil, value != nil { throw Complaint(.usage, "'\(name)' takes no value") }
    if option.value != nil, value == nil { value = rest.popFirst() }
    if let shape = option.value, value == nil {
      throw Complaint(.usage, "'\(name)' lacks its value", help: "write `\(name) \(shape)`")
    }
    if let value { try check(value, option) }
    if has(name), !option.isRepeatable { throw Complaint(.usage, "'\(name)' stands twice") }
    values[name, default: []].append(value ?? "")
  }

  private func option(_ name: String, _ command: Command) throws(Complaint) -> Option {
    if let option = command.allOptions.first(where: { $0.name == name }) { return option }
    if command.laterOptions.contains(name) { throw .later("'\(command.name) \(name)'") }
    throw .unknown(
      "option", name, among: command.allOptions.map(\.name),
      else: "`formc help \(command.name)` lists the options")
  }

  /// A value that may stand several times may name a file after an equals sign: `json=report.json`.
  private func check(_ value: String, _ option: Option) throws(Complaint) {
    guard !option.choices.isEmpty else { return }
    let name = option.isRepeatable ? String(value.prefix { $0 != "=" }) : value
    if value == name + "=" { throw Complaint(.usage, "'\(option.name) \(value)' names no file") }
    if option.choices.contains(name) { return }
    if option.laterChoices.contains(name) { throw .later("'\(option.name) \(name)'") }
    throw .unknown(
      "value", "\(option.name) \(name)", value: name, among: option.choices)
  }

  private func countOperands(_ command: Command) throws(Complaint) {
    switch command.operands {
    case .none where !operands.isEmpty:
      throw Complaint(.usage, "'\(command.name)' takes nothing but options, not '\(operands[0])'")
    case .one(let name) where operands.isEmpty, .two(let name, _) where operands.isEmpty,
      .two(_, let name) where operands.count == 1:
      throw Complaint(
        .usage, "'\(command.name)' lacks its \(name)",
        help: "`formc help \(command.name)` shows how it is called")
    case .one(let name) where operands.count > 1, .maybe(let name) where operands.count > 1:
      throw Complaint(.usage, "'\(command.name)' takes one \(name), not '\(operands[1])' besides")
    case .two(let first, let second) where operands.count > 2:
      throw Complaint(
        .usage, "'\(command.name)' takes one \(first) and one \(second), not '\(operands[2])' besides")
    case .none, .maybe, .one, .two, .many: break
    }
  }
}

extension Complaint {
  /// A value of an option that is none of those it takes.
  fileprivate static func unknown(
    _ what: String, _ shown: String, value: String, among choices: [String]
  ) -> Complaint {
    var complaint = unknown(what, value, among: choices, else: "one of " + choices.joined(separator: ", "))
    complaint.message = "unknown \(what) '\(shown)'"
    return complaint
  }
}
