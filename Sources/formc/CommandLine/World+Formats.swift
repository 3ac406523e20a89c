extension World {
  /// Writes a report in each format that `--format` asks for: `NAME` prints it, `NAME=FILE` writes a file.
  ///
  /// - Parameter text: the report in the format of that name, coloured or not.
  func write(
    _ arguments: Arguments, _ text: (_ format: String, _ isColoured: Bool) -> String
  ) throws(Complaint) {
    let formats = arguments.values("--format")
    for format in formats.isEmpty ? ["text"] : formats {
      let parts = format.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 1 {
        print(text(parts[0], isColoured(arguments)))
      } else {
        try write(Path.absolute(parts[1], in: workingFolder), Array(text(parts[0], false).utf8))
      }
    }
  }
}
