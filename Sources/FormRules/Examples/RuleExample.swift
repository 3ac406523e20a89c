/// An example of a rule: a form, and the places that its comments mark.
///
/// A comment of nothing but a mark and a rule's name marks columns of the nearest line above that is no mark:
/// carets mark those that they stand under, `# ^^^^ rule/name`; an arrow `# <~~~ rule/name` begins where the
/// comment begins, and marks as many columns as it is long.
package struct RuleExample: Hashable, Sendable {
  /// The rule whose example it is.
  package var rule: String
  /// The file with its marks.
  package var marked: String
  /// The file without.
  package var text: String
  /// The marks, in the order of their lines in `text`.
  package var marks: [Mark]

  /// A place that a rule is expected to underline, on one line.
  package struct Mark: Hashable, Sendable {
    /// The line, from 1.
    package var line: Int
    /// The columns in Unicode scalars, from 1.
    package var columns: Range<Int>
    /// The rule's name.
    package var rule: String

    /// Names a place.
    package init(line: Int, columns: Range<Int>, rule: String) {
      self.line = line
      self.columns = columns
      self.rule = rule
    }
  }

  /// Reads the marks of an example.
  package init(rule: String, marked: String) {
    self.rule = rule
    self.marked = marked
    marks = []
    var lines: [Substring] = []
    for line in marked.split(separator: "\n", omittingEmptySubsequences: false) {
      if let (columns, name) = Self.mark(line) {
        marks.append(Mark(line: max(lines.count, 1), columns: columns, rule: name))
      } else {
        lines.append(line)
      }
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  /// The columns and the rule of a line that is a mark.
  private static func mark(_ line: Substring) -> (columns: Range<Int>, rule: String)? {
    let scalars = Array(line.unicodeScalars)
    guard let sign = scalars.firstIndex(where: { $0 != " " }), scalars[sign] == "#" else { return nil }
    guard let start = scalars[(sign + 1)...].firstIndex(where: { $0 != " " }) else { return nil }
    let end = scalars[start...].firstIndex(of: " ") ?? scalars.count
    let isCarets = scalars[start..<end].allSatisfy { $0 == "^" }
    let isArrow = scalars[start] == "<" && scalars[(start + 1)..<end].allSatisfy { $0 == "~" }
    guard isCarets || isArrow, end < scalars.count else { return nil }
    let name = String(String.UnicodeScalarView(scalars[(end + 1)...])).drop { $0 == " " }
    guard name.contains("/"), !name.contains(" ") else { return nil }
    let first = (isCarets ? start : sign) + 1
    return (first..<first + end - start, String(name))
  }
}

extension Rule {
  /// The examples that have the fault.
  package var wrongExamples: [RuleExample] { wrong.map { RuleExample(rule: name, marked: $0) } }
  /// The examples without a word said about them.
  package var rightExamples: [RuleExample] { right.map { RuleExample(rule: name, marked: $0) } }
}
