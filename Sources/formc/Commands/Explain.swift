import FormRules

extension Command {
  static let explain = Command(
    name: "explain", operands: .one("RULE"), summary: "show a rule: why it is, wrong and right examples",
    details: "RULE is the name in square brackets at the end of a finding's first line.",
    examples: [.init("formc explain keyboard/no-return-key", "why pads want a toolbar")],
    exits: [
      Exit(.clean, "the rule was shown"),
      Exit(.usage, "there is no such rule"),
    ]
  ) { arguments, world throws(Complaint) in
    guard let rule = RuleCatalogue.rule(named: arguments.operand) else {
      let names = RuleCatalogue.all.map(\.name)
      throw .unknown("rule", arguments.operand, among: names, else: "`formc rules` lists the rules")
    }
    world.print(rule.page)
    return .clean
  }
}
