import FormEmitter

extension Command {
  static let generate = Command(
    name: "generate", operands: .many("PATH"), summary: "write Swift",
    details: """
      Writes the SwiftUI of each form, beside it or into the folder that --output or formc.yaml names. A file is
      written only when its content changes, and one that formc did not write is never touched. If any form has
      an error, nothing at all is written.
      """,
    options: [
      .flag("--check", "write nothing; say what is stale, and fail if anything is"),
      .flag("--dry-run", "write nothing; say what would be written"),
      .flag("--diff", "write nothing; print what would change as a patch, findings to standard error"),
      .flag("--stdout", "print the Swift, and findings to standard error"),
      .flag("--force", "overwrite outputs that somebody edited"),
      .value("--output", "DIR", "the folder for the Swift; beside each form if left out"),
      .choice(
        "--style", EmissionStyle.allCases.map(\.rawValue), later: EmissionStyle.toCome,
        "how the code is built; mvvm if left out"),
      .value("--stdin-name", "NAME", "what `-`, standard input, is called; with --stdout"), .threads,
    ],
    laterOptions: ["--platform", "--access", "--templates", "--config", "--watch", "--depfile"],
    examples: [
      .init("formc generate", "every form of the project"),
      .init("formc generate Forms --output Sources/App/Forms", "all Swift into one folder"),
      .init("formc generate Forms --check", "in CI: are the outputs as the forms say?"),
    ],
    exits: [
      Exit(.clean, "the Swift is written, or is as it should be"),
      Exit(.findings, "a form has errors, an output is stale, or a file is in the way"),
      Exit(.usage, "the call makes no sense, formc.yaml is wrong, or a PATH holds no form"),
      Exit(.failure, "a file is missing, or cannot be read or written"),
    ]
  ) { arguments, world throws(Complaint) in
    try Generation(arguments, world).run()
  }
}
