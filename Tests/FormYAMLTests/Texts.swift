import FormDiagnostics
import Testing

@testable import FormYAML

@Suite struct Texts {
  @Test(arguments: [
    ("|\n  x\n  y\n", "x\ny\n"), ("|-\n  x\n\n", "x"), ("|+\n  x\n\n", "x\n\n"), ("|\n  x", "x\n"),
    ("|\n", ""),
    ("|+\n\n\n", "\n\n"), ("|1\n  x\n", " x\n"), ("|\n\n\n  x\n", "\n\nx\n"),
    ("|\n  a\tb\n  \tc\n", "a\tb\n\tc\n"),
    ("|\n \tx\n", "\tx\n"), (">\n  a\n  b\n\n  c\n", "a b\nc\n"), (">\n  a\n   b\n  c\n", "a\n b\nc\n"),
    ("|\r\n  x\r\n  y\r\n", "x\ny\n"), (">-\r\n  x\r\n  y\r\n", "x y"), ("|\n  x\n\t\n  y\n", "x\n\ny\n"),
  ])
  func `block scalars`(yaml: String, text: String) throws {
    #expect(try #require(read("a: " + yaml).document?.root?.value("a")).text == text)
  }

  @Test(arguments: [
    (
      #""\0\a\b\t\n\v\f\r\e\ \"\/\\\N\_\L\P\x41\u00e9\U0001F600""#,
      "\0\u{7}\u{8}\t\n\u{B}\u{C}\r\u{1B} \"/\\\u{85}\u{A0}\u{2028}\u{2029}Aé😀"
    ),
    ("\"a\n\n  b \n c\"", "a\nb c"), ("\"a \\\n  b\"", "a b"), ("\"a\\\n\n  b\"", "a\nb"), ("'a''b'", "a'b"),
    ("' a\n b '", " a b "), ("a\n  b\r\n\r\n  c", "a b\nc"), ("\"a\t\n\t b\"", "a b"), ("''''", "'"),
    ("\"\"", ""),
  ])
  func `plain and quoted scalars`(yaml: String, text: String) throws {
    #expect(try #require(read("a: " + yaml).document?.root?.value("a")).text == text)
  }

  @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}"])
  func `old line breaks are text, as in YAML 1.2`(character: String) throws {
    for quote in ["", "'", "\""] {
      let (document, faults) = read("a: \(quote)x\(character)y\(quote)\nb: c\n")
      #expect(faults.isEmpty)
      #expect(document?.root?.value("a")?.text == "x\(character)y")
    }
    #expect(read("a: |\n  x\(character)y\n").document?.root?.value("a")?.text == "x\(character)y\n")
  }

  @Test func `an opaque span is one plain scalar, and its text is the file's`() throws {
    let text = "visible: [.us].contains(é)\nenabled: \"a\" == b\n"
    let file = SourceFile(path: "Example.form.yaml", text: text)
    guard case .syntax(let first)? = YAMLDocument.parse(file).faults.first, let one = first.valueOfKey,
      case .syntax(let second)? = YAMLDocument.parse(file, opaque: [one.span]).faults.first,
      let two = second.valueOfKey
    else {
      Issue.record("two faults, each with the value on its line")
      return
    }
    let (document, faults) = YAMLDocument.parse(file, opaque: [one.span, two.span])
    #expect(faults.isEmpty)
    #expect(document?.root?.entries.map(\.value.text) == ["[.us].contains(é)", "\"a\" == b"])
  }
}
