import FormDiagnostics

/// How faults are put into words.
extension ScenarioReader {
  mutating func add(_ fault: String, _ message: String, _ span: SourceSpan, help: String? = nil) {
    faults.append(
      Diagnostic(
        rule: "scenario/\(fault)", severity: .error, message: message, primary: .init(span), help: help))
  }

  mutating func wrongType(_ message: String, _ span: SourceSpan, help: String? = nil) {
    add("wrong-type", message, span, help: help)
  }

  mutating func notYet(_ name: String, _ span: SourceSpan) {
    add("not-yet", "'\(name)' is not there yet", span)
  }

  /// A name that is none of those known; the nearest of them is the likely remedy.
  mutating func unknown(_ what: String, _ name: String, _ span: SourceSpan, _ known: [String]) {
    let help: String? =
      if let nearest = NearestName.nearest(to: name, among: known) {
        "did you mean '\(nearest)'?"
      } else if known.count <= 17 {
        "known: \(known.joined(separator: ", "))"
      } else {
        nil
      }
    add("unknown-\(what)", "there is no \(what) '\(name)'", span, help: help)
  }
}
