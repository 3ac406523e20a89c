/// The pages that `formc help` prints, all from the table of commands.
enum HelpText {
  /// Every command, a line each.
  static var overview: String {
    let rows = CommandTable.all.map { ("formc " + usage($0), $0.summary) }
    return """
      formc \(Release.version): checks forms and writes their SwiftUI

      \(table(rows))

      PATH is a form, a folder that is searched for *.form.yaml, a glob, or - for standard input; without one, what
      formc.yaml lists, else the working folder. A status of 0 means clean, 1 findings, 2 a mistake in the call or
      in formc.yaml, 3 a file that could not be read or written.

      """
  }

  /// The page of one command.
  static func page(_ command: Command) -> String {
    let options = command.allOptions.map {
      ([$0.name, $0.value].compactMap(\.self).joined(separator: " "), $0.help)
    }
    return """
      formc \(usage(command)): \(command.summary)

      \(command.details)

      options:
      \(table(options))

      examples:
      \(table(command.examples.map { ($0.line, $0.meaning) }))

      exit status:
      \(table(command.exits.map { (String($0.status.rawValue), $0.meaning) }))

      """
  }

  private static func usage(_ command: Command) -> String {
    [command.name, command.operands.usage].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in
      "  \(left)\(String(repeating: " ", count: width - left.count))  \(right)"
    }.joined(separator: "\n")
  }
}
