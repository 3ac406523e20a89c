import FormDiagnostics

/// The files that a command was asked about.
struct Asked {
  /// Those that could be read, sorted by path.
  var files: [SourceFile] = []
  /// Why others could not; said after what was found in those that could, so that nothing is hidden.
  var unread: [Complaint] = []

  /// Reads files, and keeps why some cannot be.
  mutating func read(_ paths: [String], _ missing: [Complaint], _ world: World) {
    unread += missing
    for path in paths {
      do throws(Complaint) { files.append(try world.source(path)) } catch { unread.append(error) }
    }
  }
}

extension World {
  /// The status of a run once it is said what could not be read.
  func status(_ status: RunStatus, unread: [Complaint]) -> RunStatus {
    unread.forEach(say)
    return unread.isEmpty ? status : .failure
  }
}
