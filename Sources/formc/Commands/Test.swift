extension Command {
  static let test = Command(
    name: "test", operands: .many("PATH"), summary: "play the scenarios of forms",
    details: """
      A scenarios file, Checkout.scenarios.yaml, says what a person does in a form and what must then be seen.
      PATH is such a file, a folder that is searched for them, or a glob.
      """,
    options: [
      .choice(
        "--format", ["text", "json", "tap", "junit"], isRepeatable: true,
        "how results are written; NAME=FILE writes into a file, several may stand")
    ],
    examples: [
      .init("formc test", "every scenario of the project"),
      .init("formc test Forms --format tap", "for a test harness that reads TAP"),
      .init("formc test --format text --format junit=results.xml", "for people, and for CI"),
    ],
    exits: [
      Exit(.clean, "every scenario went as written"),
      Exit(.findings, "a scenario failed, or its file or form has errors"),
      Exit(.usage, "the call makes no sense, formc.yaml is wrong, or a PATH holds no scenarios"),
      Exit(.failure, "a file is missing or cannot be read"),
    ]
  ) { arguments, world throws(Complaint) in
    var outcomes: [TestOutcome] = []
    let folder = arguments.operands.isEmpty ? try Project(world).folder : world.workingFolder
    let discovery = Discovery(world: world, kind: .scenarios, folder: folder)
    var (files, unread) = try discovery.find(arguments.operands)
    for path in files {
      do throws(Complaint) { outcomes.append(try TestOutcome(path, world)) } catch { unread.append(error) }
    }
    if outcomes.isEmpty { return world.status(.clean, unread: unread) }
    try world.write(arguments) { format, isColoured in
      switch format {
      case "json": TestText.json(outcomes)
      case "tap": TestText.tap(outcomes)
      case "junit": JUnitText.of(outcomes)
      default: TestText.text(outcomes, isColoured: isColoured)
      }
    }
    let isClean = outcomes.failed == 0 && outcomes.faults.isEmpty
    return world.status(isClean ? .clean : .findings, unread: unread)
  }
}
