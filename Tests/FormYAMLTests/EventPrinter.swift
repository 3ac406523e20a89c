import FormDiagnostics

@testable import FormYAML

/// Prints a document as the events of the public YAML test suite.
struct EventPrinter {
  private(set) var lines: [String] = []
  /// Handles of `%TAG` lines and what they stand for.
  private var handles = ["!!": "tag:yaml.org,2002:"]

  init(_ document: YAMLDocument) {
    for line in document.file.text(SourceSpan(0, document.file.bytes.count)).split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if words.first == "%TAG", words.count >= 3 { handles[words[1]] = words[2] }
    }
    lines = ["+STR"]
    if let root = document.root {
      lines.append("+DOC")
      print(root)
      lines.append("-DOC")
    }
    lines.append("-STR")
  }

  private mutating func print(_ node: YAMLNode) {
    if node.isAlias {
      lines.append("=ALI " + node.source)
      return
    }
    switch node.kind {
    case .scalar: lines.append("=VAL" + properties(node) + " " + mark(node.style) + escaped(node.text))
    case .sequence, .mapping:
      let (name, flow) = node.kind == .sequence ? ("SEQ", " []") : ("MAP", " {}")
      lines.append("+" + name + (node.style == .flow ? flow : "") + properties(node))
      for child in node.children { print(child) }
      lines.append("-" + name)
    }
  }

  private func properties(_ node: YAMLNode) -> String {
    let anchor = node.anchor.map { " &" + $0 } ?? ""
    return anchor + (node.tag.map { " <" + resolved($0) + ">" } ?? "")
  }

  private func resolved(_ tag: String) -> String {
    if tag.hasPrefix("!<") { return String(tag.dropFirst(2).dropLast()) }
    for (handle, prefix) in handles.sorted(by: { $0.key.count > $1.key.count }) where tag.hasPrefix(handle) {
      if handle.count > 1 || handles["!"] != nil { return prefix + tag.dropFirst(handle.count).unescaped }
    }
    return tag.unescaped
  }

  private func mark(_ style: YAMLNode.Style) -> String {
    switch style {
    case .plain, .block, .flow: ":"
    case .singleQuoted: "'"
    case .doubleQuoted: "\""
    case .literal: "|"
    case .folded: ">"
    }
  }

  private func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      case "\t": escaped += "\\t"
      case "\r": escaped += "\\r"
      case "\u{8}": escaped += "\\b"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension StringProtocol {
  /// `%21` becomes `!`.
  fileprivate var unescaped: String {
    var bytes: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"),
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
