import FormDiagnostics
import Testing

@testable import FormYAML

@Suite struct Aliases {
  @Test func `an alias answers as what it stands for, and stands where it is written`() throws {
    let text = "a: &x {k: [1, 2]}\nb: *x\n"
    let b = try #require(read(text).document?.root?.value("b"))
    #expect(b.isAlias)
    #expect(b.kind == .mapping)
    #expect(b.source == "*x")
    #expect(part(text, b.definition) == "{k: [1, 2]}")
    let two = try #require(b.value("k")?.elements.last)
    #expect(two.text == "2")
    #expect(two.source == "*x")
    #expect(part(text, two.definition) == "2")
    #expect(part(text, two.span(ofText: 0..<1)) == "2")
    #expect(two.isReferred && !two.isAlias)
  }

  @Test func `through aliases in aliases everything stands at the outermost`() throws {
    let text = "a: &x [1]\nb: &y [*x]\nc: *y\n"
    let c = try #require(read(text).document?.root?.value("c"))
    #expect(c.elements.first?.source == "*y")
    #expect(c.elements.first?.elements.first?.source == "*y")
    #expect(read(text).document?.root?.value("b")?.elements.first?.elements.first?.source == "*x")
  }

  @Test func `a later anchor of the same name wins from there on`() {
    let root = read("a: &x 1\nb: *x\nc: &x 2\nd: *x\n").document?.root
    #expect(root?.value("b")?.text == "1")
    #expect(root?.value("d")?.text == "2")
  }

  @Test(arguments: ["a: &x [*x]\n", "&x a: &y {b: {c: *y}}\n", "&r\nfields: [{sub: *r}]\n"])
  func `an alias inside its anchor is a fault and leads nowhere`(text: String) throws {
    let (document, faults) = read(text)
    guard case .recursiveAlias(_, let at, let anchor)? = faults.first, faults.count == 1 else {
      Issue.record("\(faults)")
      return
    }
    #expect(part(text, at)?.dropFirst() == part(text, anchor)?.dropFirst())
    #expect(nodes(document).filter(\.isUnresolved).count == 1)
  }

  @Test(arguments: ["b: {<<: *a, k: 2}", "b: {k: 2, <<: *a}", "b: {<<: [*a], k: 2}"])
  func `a key that is written wins over a merged one`(line: String) throws {
    let text = "a: &a {k: 1, l: 3}\n\(line)\n"
    let b = try #require(read(text).document?.root?.value("b"))
    #expect(read(text).faults == [])
    #expect(b.entries.map(\.key.text) == ["k", "l"])
    #expect(b.value("k")?.text == "2")
    #expect(b.value("l")?.text == "3")
    #expect(b.value("l")?.source == "*a")
    #expect(b.entries[1].key.source == "*a")
  }

  @Test func `the first of several merges wins, and merges are merged`() throws {
    let text = "a: &a {k: 1}\nb: &b {k: 2, l: 2}\nc: &c {<<: [*a, *b], m: 3}\nd: {<<: *c}\n"
    let root = try #require(read(text).document?.root)
    #expect(root.value("c")?.entries.map(\.key.text) == ["m", "k", "l"])
    #expect(root.value("c")?.value("k")?.text == "1")
    #expect(root.value("d")?.entries.map(\.value.text) == ["3", "1", "2"])
    #expect(root.value("d")?.entries.allSatisfy { $0.value.source == "*c" } == true)
  }

  @Test func `a mapping may be merged where it is written`() {
    let root = read("a: {<<: {k: 1}, l: 2}\n").document?.root
    #expect(root?.value("a")?.entries.map { $0.key.source + $0.value.source } == ["l2", "k1"])
  }

  @Test func `two merges and merges of texts are faults`() {
    let text = "a: &a {k: 1}\nb:\n  <<: *a\n  <<: *a\n"
    #expect(read(text).faults == [.doubleMerge(at: SourceSpan(27, 29), first: SourceSpan(18, 20))])
    #expect(read("a: {<<: b}").faults == [.badMerge(SourceSpan(8, 9))])
    #expect(read("a: {<<: [b, {c: d}]}").faults == [.badMerge(SourceSpan(9, 10))])
    #expect(read("a: {'<<': b, \"<<\": c}").faults.count == 1)
  }
}

@Suite struct Limits {
  private static func bomb(levels: Int, width: Int = 9) -> String {
    var text = "a0: &a0 [x]\n"
    for level in 1...levels {
      let aliases = [String](repeating: "*a\(level - 1)", count: width).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    return text
  }

  @Test(arguments: [9, 60, 500]) func `a bomb is a fault at the alias that is too much`(levels: Int) {
    let (document, faults) = read(Self.bomb(levels: levels))
    #expect(document == nil)
    #expect(faults.count == 1)
    guard case .limit(.aliases, _)? = faults.first else {
      Issue.record("\(faults)")
      return
    }
  }

  @Test func `exactly the allowed nodes may be added`() {
    let list = "a: &a [" + [String](repeating: "x", count: 99).joined(separator: ",") + "]\n"
    // Each alias stands for 100 nodes and is one itself, so that it adds 99.
    func form(_ count: Int) -> String { list + "b:\n" + String(repeating: "- *a\n", count: count) }
    #expect(read(form(100_000 / 99)).faults == [])
    #expect(read(form(100_000 / 99 + 1)).faults.count == 1)
  }

  @Test func `300 aliases to a shared list pass, and add no rows`() {
    let list = "a: &a [" + (0..<200).map { "o\($0)" }.joined(separator: ", ") + "]\n"
    let (document, faults) = read(list + (0..<300).map { "f\($0): *a\n" }.joined())
    #expect(faults == [])
    #expect(document?.tree.rows.count == 1 + 2 + 200 + 600)
  }

  @Test func `64 levels are read and the 65th is a fault at its bracket`() {
    let deep = { String(repeating: "[", count: $0) + String(repeating: "]", count: $0) }
    #expect(read(deep(64)).faults == [])
    #expect(read(deep(65)).faults == [.limit(.depth, at: SourceSpan(64, 65))])
    #expect(read(deep(5000)).faults == [.limit(.depth, at: SourceSpan(64, 65))])
    #expect(read(String(repeating: "- ", count: 500)).faults.count == 1)
    #expect(
      read(String(repeating: "[\n", count: 1_000_000)).faults == [.limit(.depth, at: SourceSpan(128, 129))])
    #expect(read("a\n---\n" + deep(65)).faults.count == 2)
  }

  @Test func `levels are counted through aliases`() {
    var text = "- &a0 [x]\n"
    for level in 1...70 { text += "- &a\(level) [*a\(level - 1)]\n" }
    let (_, faults) = read(text)
    guard case .limit(.depth, _)? = faults.first else {
      Issue.record("\(faults)")
      return
    }
    #expect(part(text, faults.first?.span) == "*a62")
  }

  @Test func `what is written out is never too much`() {
    let text = String(repeating: "- {id: a, label: b}\n", count: 200_000)
    let (document, faults) = read(text)
    #expect(faults == [])
    #expect(document?.tree.rows.count == 1_000_001)
    #expect(MemoryLayout<Row>.stride <= 24)
  }

  @Test func `lines that begin with a percent sign are text in a block scalar`() {
    #expect(read("a: |\n" + String(repeating: "  %TAG\n", count: 500)).faults == [])
  }

  @Test func `faults on one long line look for no key there`() {
    let faults = read("a: [" + String(repeating: "*b, ", count: 5000) + "]").faults
    #expect(faults.count == 5000)
    guard case .undefinedAlias(_, _, nil)? = faults.last else {
      Issue.record("a key was looked for in 20,000 bytes")
      return
    }
  }

  @Test func `many tag directives are a fault`() {
    let text = (0..<1000).map { "%TAG !a\($0)! x\n" }.joined() + "---\na: 1\n"
    guard case .limit(.directives, _)? = read(text).faults.first else {
      Issue.record("no fault")
      return
    }
  }
}
