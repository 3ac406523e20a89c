import Foundation
import TestSupport
import Testing

@testable import formc

/// `formc test --format junit`, as another maker's reader of XML takes it.
@Suite struct JUnitTests {
  /// Names that have broken somebody's XML.
  private static let names = [
    "plain", "a < b && \"c\" > 'd'", "]]>", "<![CDATA[x]]>", "\u{1B}[31mred", "\u{FFFE}\u{FFFF}",
    "👩‍👩‍👧 é e\u{301}",
    "\u{202E}desrever", "&amp;", "tab\there", "line\nbreak", "\u{10FFFF}", "<!-- -- -->", "\u{85}\u{2028}",
  ]

  /// The cases of a report, `name<TAB>kind` each, where kind is what stands inside; fails on XML that is not well-formed.
  private func cases(_ xml: String) throws -> [String] {
    let script = """
      import sys, xml.etree.ElementTree as tree
      root = tree.fromstring(sys.stdin.buffer.read())
      cases = root.findall("testsuite/testcase")
      assert root.tag == "testsuites" and int(root.get("tests")) == len(cases)
      assert int(root.get("failures")) == len(root.findall("testsuite/testcase/failure"))
      assert int(root.get("errors")) == len(root.findall("testsuite/testcase/error"))
      for case in cases:
        assert case.get("file") and int(case.get("line")) > 0
        inside = [child.tag + ": " + child.get("message") for child in case]
        print(case.get("name") + "\\t" + "".join(inside))
      """
    let output = try Python.run(script, input: Data(xml.utf8))
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private static func quoted(_ name: String) -> String {
    "\"" + name.unicodeScalars.map { "\\U" + String(format: "%08X", $0.value) }.joined() + "\""
  }

  @Test(.enabled(if: Python.path != nil)) func `a report is well-formed whatever names hold`() throws {
    let scenarios = Self.names.map { name in
      "  - {name: \(Self.quoted(name)), steps: [expect: {focus: none}]}\n"
    }
    let world = FakeWorld([
      "A.form.yaml": Sample.form("A"),
      "A & <B>.scenarios.yaml": "form: A.form.yaml\nscenarios:\n" + scenarios.joined(),
    ])
    #expect(world.run("test --format junit") == .findings)
    let cases = try cases(world.output)
    #expect(cases.count == Self.names.count)
    let why = "\tfailure: expected the focus 'none', found 'name'"
    #expect(cases.first == "plain" + why)
    #expect(cases.contains("]]>" + why))
    #expect(cases.contains("👩‍👩‍👧 é e\u{301}" + why))
    #expect(cases.contains("\\u{1B}[31mred" + why))
    #expect(cases.contains("\\u{FFFE}\\u{FFFF}" + why))
  }

  @Test(.enabled(if: Python.path != nil)) func `what cannot be played is no case that passed`() throws {
    let world = FakeWorld([
      "A.form.yaml": Sample.form("A"),
      "A.scenarios.yaml": "form: A.form.yaml\nscenarios:\n  - {name: good, steps: [submit]}\n",
      "B.scenarios.yaml": "form: B.form.yaml\nscenarios: []\n",
    ])
    #expect(world.run("test --format junit=out.xml --format text") == .findings)
    #expect(world.output.contains("1 scenario in 2 files: 1 passed"))
    let cases = try cases(world["out.xml"] ?? "")
    #expect(cases == ["good\t", "B.scenarios.yaml\terror: there is no form 'B.form.yaml'"])
  }
}
