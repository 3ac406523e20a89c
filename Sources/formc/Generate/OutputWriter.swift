/// Writes what has changed, each file at once: a reader sees the old text or the new one, never half of either.
struct OutputWriter {
  let world: World

  /// Writes and removes; when a file cannot be written, nothing half done stays behind.
  func apply(_ changes: [OutputChange]) throws(Complaint) {
    let written = changes.filter(\.isWritten).map { (temporary: temporary(for: $0.path), change: $0) }
    do throws(Complaint) {
      for folder in Set(written.map { Path.folder(of: $0.change.path) }).sorted() {
        if world.kind(folder) != .folder { try world.makeFolder(folder) }
      }
      for (temporary, change) in written { try world.write(temporary, Array(change.wanted.utf8)) }
      for (temporary, change) in written { try world.rename(temporary, change.path) }
    } catch {
      for (temporary, _) in written where world.kind(temporary) != nil { try? world.remove(temporary) }
      throw error
    }
    for change in changes where change.isRemoved { try world.remove(change.path) }
  }

  /// Beside the file, so that a rename does not copy; hidden, and nothing that a build would pick up.
  private func temporary(for path: String) -> String {
    Path.join(Path.folder(of: path), ".\(Path.name(of: path)).formc-new")
  }
}
