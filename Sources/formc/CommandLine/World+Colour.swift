extension World {
  /// Whether text is coloured: as `--color` says, else on a terminal unless `NO_COLOR` is set.
  func isColoured(_ arguments: Arguments) -> Bool {
    switch arguments.value("--color") {
    case "always": true
    case "never": false
    default: isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }
  }
}
