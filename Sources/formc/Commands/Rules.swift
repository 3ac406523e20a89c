import FormRules
import JSONText

extension Command {
  static let rules = Command(
    name: "rules", operands: .none, summary: "list every rule",
    details: "Markdown and JSON hold the whole pages, text a line for each rule.",
    options: [.choice("--format", ["text", "markdown", "json"], "how the list is written")],
    examples: [
      .init("formc rules", "a line for each rule"),
      .init("formc rules --format markdown > RULES.md", "the catalogue as a page"),
    ],
    exits: [Exit(.clean, "the rules were listed"), Exit(.usage, "the call makes no sense")]
  ) { arguments, world throws(Complaint) in
    let rules = RuleCatalogue.all
    switch arguments.value("--format") {
    case "markdown": world.print(RuleCatalogue.markdown)
    case "json": world.print(JSON.array(rules.map(\.json)).pretty + "\n")
    default: world.print(RuleText.list(rules))
    }
    return .clean
  }
}
