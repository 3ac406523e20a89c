extension RuleCatalogue {
  /// The whole catalogue as one page of Markdown, with a line feed at its end.
  package static var markdown: String {
    let stages = Rule.Stage.allCases.compactMap { stage in
      let names = all.filter { $0.stage == stage }.map { "[\($0.name)](#\(anchor($0)))" }
      return names.isEmpty ? nil : "\(stage.rawValue). *\(stage.noun)*: \(names.joined(separator: ", "))"
    }
    let head = """
      <!-- Made by `swift run generate` from the catalogue in Sources/FormRules; do not edit. -->

      # The rules

      Every rule that `formc lint` knows, with forms that break it and forms that do not. `formc explain RULE` shows
      one of them in a terminal, `formc rules --format markdown` prints this page, and `swift run generate` writes it.

      Rules run in stages. Each stage reports everything that it finds; a stage that finds an error in a form is the
      last for that form, and the report says how many checks wait. A rule that is off by default runs only where it is
      asked for. Below its stage stands what `formc lint --fix` does about a rule's findings, or why it does nothing.

      \(stages.joined(separator: "\n"))
      """
    return ([head + "\n"] + all.map { $0.markdown(under: "##") }).joined(separator: "\n")
  }

  /// The name that a page on the web gives the heading of a rule.
  private static func anchor(_ rule: Rule) -> String { rule.name.filter { $0 != "/" } }
}
