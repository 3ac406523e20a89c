import FormDiagnostics

/// Why a command could not do its work: a mistake in how it was called, or the file system.
struct Complaint: Error {
  /// The status that the run ends with.
  var status: RunStatus
  /// One phrase, names in single quotes.
  var message: String
  /// What to do instead, as half a sentence.
  var help: String?
  /// What says more, each mistake with its place, and is shown instead.
  var report: FileReport?

  /// Says what is in the way.
  init(_ status: RunStatus, _ message: String, help: String? = nil) {
    self.status = status
    self.message = message
    self.help = help
  }

  /// A name that is not known, with the nearest that is.
  static func unknown(_ what: String, _ name: String, among names: [String], else help: String) -> Complaint {
    let nearest = NearestName.nearest(to: name, among: names).map { "did you mean '\($0)'?" }
    return Complaint(.usage, "unknown \(what) '\(name)'", help: nearest ?? help)
  }

  /// Something that the contract promises and this version lacks.
  static func later(_ what: String) -> Complaint {
    Complaint(.usage, "\(what) is not yet in formc \(Release.series)")
  }
}

extension World {
  /// Writes a complaint to standard error.
  func say(_ complaint: Complaint) {
    if let report = complaint.report { return complain(TextRenderer().text(of: report)) }
    complain("formc: \(VisibleText.of(complaint.message))\n")
    if let help = complaint.help { complain("   help: \(VisibleText.of(help))\n") }
  }
}
