import FormDiagnostics

/// The program: words in, a status out.
enum Tool {
  /// Runs one command line; says what is wrong with it on standard error.
  static func run(_ words: [String], in world: World) -> RunStatus {
    do throws(Complaint) {
      return try dispatch(words, world)
    } catch {
      world.say(error)
      return error.status
    }
  }

  private static func dispatch(_ words: [String], _ world: World) throws(Complaint) -> RunStatus {
    let rest = Array(words.dropFirst())
    switch words.first {
    case nil, "--help", "-h": return show(HelpText.overview, world)
    case "--version": return try CommandTable.command("version").run(Arguments(rest, for: .version), world)
    case let name?:
      if name.hasPrefix("-") {
        throw .unknown("option", name, among: ["--help", "--version"], else: "options stand after a command")
      }
      let command = try CommandTable.command(name)
      let arguments = try Arguments(rest, for: command)
      if arguments.has("--help") { return show(HelpText.page(command), world) }
      return try command.run(arguments, world)
    }
  }

  private static func show(_ text: String, _ world: World) -> RunStatus {
    world.print(text)
    return .clean
  }
}
