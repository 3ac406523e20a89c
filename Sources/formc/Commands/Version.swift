extension Command {
  static let version = Command(
    name: "version", operands: .none, summary: "print the version",
    details: "The version stands in each generated file too.",
    examples: [.init("formc version", "formc \(Release.version)")],
    exits: [Exit(.clean, "always"), Exit(.usage, "the call makes no sense")]
  ) { _, world throws(Complaint) in
    world.print("formc \(Release.version)\n")
    return .clean
  }
}
