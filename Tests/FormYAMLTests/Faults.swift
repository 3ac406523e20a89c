import FormDiagnostics
import Testing

@testable import FormYAML

/// The part of a text that a span covers.
func part(_ text: String, _ span: SourceSpan?) -> String? {
  span.map { SourceFile(path: "", text: text).text($0) }
}

/// The first syntax fault of a text.
func syntax(_ text: String) throws -> YAMLFault.Syntax {
  let fault = try #require(read(text).faults.first)
  guard case .syntax(let syntax) = fault else {
    Issue.record("\(fault)")
    throw NotSyntax()
  }
  return syntax
}

struct NotSyntax: Error {}

@Suite struct SyntaxFaults {
  @Test(
    arguments: [
      ("a: b: c\n", .unexpectedColon, ": c"), ("a: 'b' c\n", .expectedKey, "c"),
      ("a: b\n c: d\n", .unexpectedColon, ": d"),
      ("- a\nb: c\n", .expectedDash, "b: c"), ("a: b\nc\nd: e\n", .expectedColon, "c\nd: e"),
      ("a: - b\n", .unexpectedDash, "- b"), ("a: ? b\n", .unexpectedQuestionMark, "? b"),
      ("a: [b\nc: d\n", .unclosedSequence, ": d"), ("a: {b: c\n", .unclosedMapping, ""),
      ("a: \"b\nc: d\n", .unclosedQuote, ""), ("a: [b, ,]\n", .expectedValue, ",]"),
      ("a: @b\n", .reservedCharacter, "@b"),
      ("a: \"\\q\"\n", .unknownEscape, "\\q"), ("a: \"\\u12\"\n", .escapeNumber, "\\u12"),
      ("a: && b\n", .anchorName, "& b"),
      ("a: * b\n", .aliasName, " b"), ("a: ![b]\n", .tag, "["), ("a: !b!c d\n", .tag, "!b!c"),
      ("a: |x\n", .blockHeader, "x"), ("'a'\nb\n", .contentAfterDocument, "b"),
      ("%FOO\n---\na: b\n", .directive, ""),
    ] as [(String, YAMLFault.Problem, String)])
  func `what libyaml says becomes a case and a place`(
    text: String, problem: YAMLFault.Problem, rest: String
  ) throws {
    let fault = try syntax(text)
    #expect(fault.problem == problem, "\(fault.raw)")
    let from = part(text, SourceSpan(fault.span.start, text.utf8.count)) ?? ""
    #expect(from.hasPrefix(rest), "\(from)")
    #expect(read(text).document == nil)
  }

  @Test func `an unclosed quote names where it began`() throws {
    let text = "a: b\nc: \"é\nd: e\n"
    #expect(try syntax(text).context?.start == 8)
  }

  @Test(arguments: [
    ("visible: [.us].contains(country)\n", "visible", "[.us].contains(country)"),
    ("  - id: a\n    visible: [.us].contains(c) # why\n", "visible", "[.us].contains(c)"),
    ("- visible: \"a\" == b\n", "visible", "\"a\" == b"), ("visible: &a && b\n", "visible", "&a && b"),
    ("visible: !isGift && b\n", "visible", "!isGift && b"),
    ("visible: !(a || b)  \n", "visible", "!(a || b)"),
    ("visible: !a || b\nid: c\n", "visible", "!a || b"),
    ("visible: ![.us].contains(c)\n", "visible", "![.us].contains(c)"),
    ("visible: *a && b\n", "visible", "*a && b"),
    ("visible: name == \"a: b\"\n", "visible", "name == \"a: b\""),
    ("next: [{when: !a && b, to: c}, {to: submit}]\n", "when", "!a && b"),
    ("next:\n  - {when: [.us, .ca].contains(c), to: d}\n", "when", "[.us, .ca].contains(c)"),
    ("validate: [{check: \"a\" == b, message: Oh}]\n", "check", "\"a\" == b"),
    ("visible: \"a\" == b\r\nid: x\r\n", "visible", "\"a\" == b"), ("visible: 'a\nid: b\n", "visible", "'a"),
    ("visible: [.us].contains(é)\n", "visible", "[.us].contains(é)"), ("visible: @a\n", "visible", "@a"),
  ])
  func `the key and the value on the line are there for conditions without quotes`(
    text: String, key: String, value: String
  ) throws {
    let fault = try syntax(text)
    #expect(fault.valueOfKey?.key == key)
    #expect(part(text, fault.valueOfKey?.span) == value)
  }

  @Test func `an alias that nobody defined has them too, and reading goes on`() throws {
    let text = "visible: *isGift\nnext: *x\n"
    let (document, faults) = read(text)
    #expect(document?.root?.value("visible")?.isUnresolved == true)
    #expect(document?.root?.value("visible")?.isNull == false)
    #expect(faults.count == 2)
    guard case .undefinedAlias("isGift", let span, let value)? = faults.first else {
      Issue.record("\(faults)")
      return
    }
    #expect(part(text, span) == "*isGift")
    #expect(value?.key == "visible")
    #expect(part(text, value?.span) == "*isGift")
  }
}

@Suite struct StructureFaults {
  @Test(arguments: [
    "\u{FEFF}a: 1\nb: 2\n", "\u{FEFF}---\na: 1\n", "\u{FEFF}a: 1\r\nb: 2\r\n",
    "\u{FEFF}- a: 1\n  b: 2\n- c\n",
  ])
  func `one byte-order mark is as none, but for the bytes`(text: String) {
    let with = nodes(read(text).document)
    let without = nodes(read(String(text.unicodeScalars.dropFirst())).document)
    #expect(with.map(\.source) == without.map(\.source))
    #expect(with.map(\.span) == without.map { SourceSpan($0.span.start + 3, $0.span.end + 3) })
    #expect(!with.isEmpty)
  }

  @Test(arguments: ["\u{FEFF}\u{FEFF}a: 1\n", "a: 1\n\u{FEFF}b: 2\n", "a: '\u{FEFF}'\n"])
  func `another byte-order mark is named`(text: String) throws {
    guard case .character(let span, "\u{FEFF}")? = read(text).faults.first else {
      Issue.record("no fault")
      return
    }
    #expect(part(text, span) == "\u{FEFF}")
  }

  @Test(arguments: ["\u{0}", "\u{1}", "\u{7F}", "\u{8F}", "\u{FFFF}", "\u{1B}"])
  func `characters that YAML forbids are named, all of them`(character: String) {
    let faults = read("a: x\(character)\nb: \(character)\n").faults
    #expect(faults.count == 2)
    #expect(faults.first?.span.start == 4)
  }

  @Test func `a tab before a key is a fault at the tab`() {
    #expect(read("a:\n\tb: c\n").faults == [.tab(SourceSpan(3, 4))])
    #expect(read("a:\n  b: c\n\t\td: e\n").faults == [.tab(SourceSpan(10, 12))])
    #expect(read("a: |\n\tb\n").faults == [.tab(SourceSpan(5, 6))])
    #expect(read("a:\n  b: |\n \tc\n").faults == [.tab(SourceSpan(11, 12))])
  }

  @Test(arguments: [
    "a:\tb\n", "a: |\n  b\tc\n", "a: |\n  \tb\n", "a: [b,\n\tc]\n", "a: b\n\t\nc: d\n", "a: b\t\n",
    "a: b\t# c\n",
  ])
  func `a tab elsewhere is none`(text: String) {
    #expect(read(text).faults == [])
  }

  @Test(arguments: ["a: 1\n---\nb: 2\n", "a: 1\n---\nb: 2\n---\nc: 3\n", "# x\n---\na: 1\n--- # y\n- b\n"])
  func `a second document is one fault, and the first is read`(text: String) {
    let (document, faults) = read(text)
    #expect(document?.root?.entries.first?.key.text == "a")
    guard case .multipleDocuments(let second, _)? = faults.first, faults.count == 1 else {
      Issue.record("\(faults)")
      return
    }
    #expect(part(text, second) == "---")
    #expect(second.start > 0)
  }

  @Test func `text after the end mark is a second document`() {
    guard case .multipleDocuments(let second, _)? = read("a: 1\n...\nb: 2\n").faults.first else {
      Issue.record("no fault")
      return
    }
    #expect(second == SourceSpan(9, 13))
  }

  @Test(arguments: ["a: 1\n---\n", "a: 1\n...\n", "a: 1\n---\n...\n", "# b\n---\na: 1\n", "a: 1\n--- # c\n"])
  func `a trailing empty document is ignored`(text: String) {
    let (document, faults) = read(text)
    #expect(faults == [])
    #expect(document?.root?.entries.count == 1)
  }

  @Test func `errors behind a second document are found`() {
    #expect(read("a: 1\n---\nb: 'c' d\n").faults.count == 2)
  }

  @Test func `a key that is a list is a fault, and left out`() {
    let (document, faults) = read("? [a]\n: b\nc: d\n{e: f}: g\n")
    #expect(faults == [.nonScalarKey(SourceSpan(2, 5)), .nonScalarKey(SourceSpan(15, 21))])
    #expect(document?.root?.entries.map(\.key.text) == ["c"])
  }

  @Test(arguments: [
    "a: 1\n\"a\": 2\n", "a: 1\n? a\n: 2\n", "{a: 1, 'a': 2}", "é: 1\n\"\\u00e9\": 2\n",
    "&x a: 1\nb: *x\n*x : 3\n",
  ])
  func `a key that is there already is told once, at the second`(text: String) throws {
    guard case .duplicateKey(_, let at, let first)? = read(text).faults.first else {
      Issue.record("no fault")
      return
    }
    #expect(read(text).faults.count == 1)
    let keys = nodes(read(text).document)[1...].filter { node in [at, first].contains(node.span) }
    #expect(keys.map(\.span) == [first, at])
  }

  @Test func `three of a key are two faults, in small mappings and in big ones`() {
    for count in [0, 50] {
      let text = "a: 1\na: 2\n" + (0..<count).map { "k\($0): 0\n" }.joined() + "a: 3\n"
      let faults = read(text).faults
      #expect(faults.count == 2)
      for fault in faults { if case .duplicateKey("a", _, let first) = fault { #expect(first.start == 0) } }
    }
  }

  @Test func `keys that only look alike differ`() {
    #expect(read("1: a\n01: b\n\"e\u{301}\": c\né: d\n~: e\nnull: f\n").faults == [])
  }
}
