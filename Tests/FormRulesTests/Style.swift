import FormDiagnostics
import FormRules
import Testing

/// How findings speak.
@Suite struct Style {
  @Test(arguments: RuleExample.wrong) func `findings are written as the style says`(example: RuleExample) {
    for found in check(example).diagnostics {
      let faults = styleFaults(of: found.message, label: found.primary.text, help: found.help)
      #expect(faults == [], "\(found.rule): \(found.message) | \(found.primary.text) | \(found.help ?? "")")
      for label in found.related {
        #expect(styleFaults(of: found.message, label: label.text, help: nil) == [], "\(label.text)")
      }
    }
  }
}

/// What is wrong with the way a finding is written.
func styleFaults(of message: String, label: String, help: String?) -> [String] {
  var faults: [String] = []
  let texts = [message, label] + [help].compactMap(\.self)
  for text in texts where !text.isEmpty {
    let bare = withoutNames(text)
    if text.first?.isUppercase == true, !isName(bare.prefix { $0 != " " }) {
      faults.append("begins with a capital")
    }
    if text.hasSuffix(".") || text.hasSuffix("!") { faults.append("ends with a full stop") }
    if bare.contains(". ") { faults.append("has two sentences") }
    if text.contains("\n") { faults.append("has two lines") }
    for word in ["invalid", "illegal", "please", "wrong"]
    where text != help && bare.lowercased().contains(word) {
      faults.append("says '\(word)'")
    }
  }
  if message.isEmpty { faults.append("says nothing") }
  if message.hasSuffix("?") { faults.append("asks") }
  if withoutNames(label).split(separator: " ").count > 6 { faults.append("has a long label") }
  return faults
}

/// A word that is written so wherever it stands: `YAML`, `UTF-8`.
private func isName(_ word: Substring) -> Bool { word.count > 1 && word.allSatisfy { !$0.isLowercase } }

/// The text with one word in place of each that stands between quotes or back-ticks.
private func withoutNames(_ text: String) -> String {
  var bare = ""
  var open: Character?
  var last: Character = " "
  for character in text {
    if let quote = open {
      if character == quote { open = nil }
    } else if character == "`" || character == "'" && !last.isLetter {
      open = character
      bare += "x"
    } else {
      bare.append(character)
    }
    last = character
  }
  return bare
}
