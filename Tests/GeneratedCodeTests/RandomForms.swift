import FormPlan
import TestSupport

/// Forms of odd sizes: labels of 0 to 300 characters, ids of 1 to 60, conditions of 1 to 20 terms.
struct RandomForms {
  var random: Generator

  init(seed: UInt64) { random = Generator(seed: seed) }

  /// The text of a form that passes every rule.
  mutating func form(_ name: String) -> String {
    let toggles = (0..<3).map { _ in id() }
    let texts = (0..<3).map { _ in id() }
    let choice = id()
    var lines = ["form: \(name)", "title: \(quoted(text(random.below(80))))"]
    lines.append("focus: {toolbar: [previous, next, done], wrap: \(random.chance(1, of: 2))}")
    if random.chance(1, of: 3) { lines.append("validation: blur") }
    lines += ["sections:", "  - title: \(quoted(text(1 + random.below(120))))"]
    if random.chance(1, of: 2) { lines.append("    visible: \(quoted(condition(toggles, [], nil)))") }
    lines.append("    fields:")
    for toggle in toggles.dropFirst() { lines += field(toggle, "toggle", nil) }
    lines += ["  - title: A3", "    fields:"] + field(toggles[0], "toggle", nil)
    lines += ["  - title: A", "    fields:"] + field(id(), "toggle", nil)
    lines += ["  - title: A", "    fields:"] + field(choice, "choice", nil)
    lines.append(
      "        options: [\(["red", "green", "+1", "1/2", "no", "United Kingdom"].map(quoted).joined(separator: ", "))]"
    )
    for text in texts {
      let others = texts.filter { $0 < text }
      lines += field(text, random.pick(["text", "secure", "multiline"]), condition(toggles, others, choice))
      if random.chance(1, of: 2) {
        lines.append("        enabled: \(quoted(condition(toggles, others, choice)))")
      }
      lines += validators(others)
    }
    lines += ["  - title: B", "    fields:"] + counted(toggles)
    return (lines + ["submit: {label: \(quoted(text(1 + random.below(300))))}"]).joined(separator: "\n")
      + "\n"
  }

  private mutating func field(_ id: String, _ kind: String, _ visible: String?) -> [String] {
    var lines = [
      "      - id: \(id)", "        type: \(kind)", "        label: \(quoted(text(1 + random.below(300))))",
    ]
    if random.chance(1, of: 3) { lines.append("        help: \(quoted(text(1 + random.below(200))))") }
    if kind == "text" || kind == "choice", random.chance(1, of: 3) {
      lines.append("        placeholder: \(quoted(text(1 + random.below(150))))")
    }
    if let visible { lines.append("        visible: \(quoted(visible))") }
    return lines
  }

  /// Numbers, days, several choices and steps, whose conditions and bounds read each other.
  private mutating func counted(_ toggles: [String]) -> [String] {
    let (whole, number, steps, slider) = (id(), id(), id(), id())
    let (first, last, clock, moment, several) = (id(), id(), id(), id(), id())
    func hidden(_ lines: [String], _ condition: String) -> [String] {
      lines + ["        visible: \(quoted(condition))"]
    }
    func check(_ text: String, _ message: String) -> [String] {
      ["          - \(text)", "            message: \(message)"]
    }
    var lines = field(steps, "stepper", nil) + ["        range: 1...\(2 + random.below(9))"]
    lines += field(slider, "slider", nil) + ["        range: 0...2", "        step: 0.25"]
    lines += hidden(field(whole, "integer", nil), "\(steps) >= 2 || \(toggles[0])")
    lines += ["        validate:", "          - required"] + check("range: -3...\(steps)", "a")
    lines += hidden(field(number, "number", nil), "\(slider) > 0.5") + ["        validate:"]
    lines += check("range: 0.5...\(whole)", "b")
    lines += check("check: \(quoted("\(number) + \(whole) != \(slider) - 1"))", "c")
    lines += field(first, "date", nil) + ["        validate: [required]"]
    lines += hidden(field(last, "date", nil), "\(first) < today+1m || \(whole) == 5") + ["        validate:"]
    lines += check("after: \(first)", "d") + check("range: today-1y...\(first)+2w", "e")
    lines += field(clock, "time", nil) + ["        validate:"] + check("before: 18:00", "f")
    lines += hidden(field(moment, "dateTime", nil), "\(last).isEmpty || \(clock) >= \"08:00\"")
    lines += ["        validate:"] + check("before: \(last)", "g")
    lines += field(several, "choices", nil) + ["        options: [red, green, blue]", "        validate:"]
    lines += check("check: \(quoted("\(several).count <= \(steps)"))", "h")
    return lines + hidden(field(id(), "text", nil), "\(several).contains(.red) && !\(moment).isEmpty")
  }

  private mutating func validators(_ others: [String]) -> [String] {
    var items = ["required", "length: \(random.below(4))...\(10 + random.below(2_000_000))"]
    if random.chance(1, of: 2) { items += ["email", "phone", "pattern: '[A-Z]{2,3}-\\d+(x|yz)*'"] }
    if let other = others.first { items.append("matches: \(other)") }
    return ["        validate:"]
      + items.flatMap { item in
        item.contains(":") || random.chance(1, of: 2)
          ? [
            "          - \(item.contains(":") ? item : item + ":")",
            "            message: \(quoted(text(1 + random.below(300))))",
          ]
          : ["          - \(item)"]
      }
  }

  private mutating func condition(_ toggles: [String], _ texts: [String], _ choice: String?) -> String {
    let count = 1 + random.below(20)
    return (0..<count).map { index in
      (index == 0 ? "" : random.pick([" && ", " || "])) + term(toggles, texts, choice)
    }.joined()
  }

  private mutating func term(_ toggles: [String], _ texts: [String], _ choice: String?) -> String {
    let toggle = random.pick([toggles[0]])
    switch random.below(7) {
    case 0: return "!\(toggle)"
    case 1: return choice.map { "\($0) == .\(random.pick(["red", "green", "no"]))" } ?? toggle
    case 2:
      return texts.isEmpty
        ? toggle : "\(random.pick(texts)).count + \(random.below(9)) <= \(random.below(99))"
    case 3: return texts.isEmpty ? toggle : "!\(random.pick(texts)).isEmpty"
    case 6:
      return texts.isEmpty
        ? toggle : "\(random.pick(texts)).contains(\(random.pick([#""""#, #""👨""#, texts[0]])))"
    case 4: return choice.map { "[.red, .green].contains(\($0))" } ?? toggle
    default: return "(\(toggle) || !\(toggle))"
    }
  }

  /// An id of 1 to 60 characters that no other has.
  private mutating func id() -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let length = 1 + random.below(56)
    used += 1
    if used % 5 == 0, used < 5 * letters.count { return String(letters[used / 5]) }
    return "q\(used)" + String((0..<length).map { _ in random.pick(letters) })
  }
  private var used = 0

  private mutating func text(_ length: Int) -> String {
    let characters = Array("abcdefgh ABC äß 漢字 😃 .,:;!?()[]{}<>\\\"'`#$%&*+-/=@^_|~\u{202F}0123456789")
    let text = String((0..<length).map { _ in random.pick(characters) })
    return text.allSatisfy(\.isWhitespace) ? "x" : text
  }

  /// A YAML scalar in single quotes.
  private func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "''") + "'"
  }
}
