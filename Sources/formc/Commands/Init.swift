import FormDiagnostics

extension Command {
  static let `init` = Command(
    name: "init", operands: .maybe("DIR"), summary: "begin a project: formc.yaml and an example form",
    details: """
      Writes into DIR, else into the working folder. Nothing is written where one of the files is there already.
      """,
    examples: [
      .init("formc init", "into the working folder"),
      .init("formc init Checkout", "into a folder, which is made if need be"),
    ],
    exits: [
      Exit(.clean, "the files were written"),
      Exit(.findings, "a file of that name is there; nothing was written"),
      Exit(.usage, "the call makes no sense"),
      Exit(.failure, "a file cannot be written"),
    ]
  ) { arguments, world throws(Complaint) in
    let folder = Path.absolute(arguments.operands.first ?? ".", in: world.workingFolder)
    let files = StarterFiles.all.map { (path: Path.absolute($0.path, in: folder), text: $0.text) }
    for (path, _) in files where world.kind(path) != nil {
      throw Complaint(
        .findings, "'\(Path.shown(path, from: world.workingFolder))' is there already; nothing was written",
        help: "move it away, or name another folder: `formc init DIR`")
    }
    try OutputWriter(world: world).apply(
      files.map { OutputChange(path: $0.path, kind: .created, wanted: $0.text) })
    world.print(
      files.map { "written \(VisibleText.of(Path.shown($0.path, from: world.workingFolder)))\n" }.joined()
        + "next: formc lint, then formc generate\n")
    return .clean
  }
}
