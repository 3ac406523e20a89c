import FormReader
import JSONText

extension Command {
  static let schema = Command(
    name: "schema", operands: .none, summary: "print the JSON Schema of forms, for editors",
    details: """
      An editor that knows the schema completes keys and words, says what they mean, and underlines what cannot
      stand there. What takes understanding, such as conditions, is left to formc lint. formc init writes the
      schema beside formc.yaml; print it anew with each new version of formc.
      """,
    examples: [.init("formc schema > formc.schema.json", "the file that the first line of a form names")],
    exits: [Exit(.clean, "the schema was printed"), Exit(.usage, "the call makes no sense")]
  ) { _, world throws(Complaint) in
    world.print(JSONSchema.language.pretty + "\n")
    return .clean
  }
}
