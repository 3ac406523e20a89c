/// Changes of one file that do not overlap, in rising order: what they make of it, and where things then stand.
package struct EditList: Hashable, Sendable {
  /// The changes, in rising order; two may touch.
  package let edits: [Diagnostic.Edit]

  /// Sorts changes; nil where two of them change the same bytes.
  package init?(_ edits: [Diagnostic.Edit]) {
    let sorted = edits.sorted { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }
    guard zip(sorted, sorted.dropFirst()).allSatisfy({ $0.span.end <= $1.span.start }) else { return nil }
    self.edits = sorted
  }

  /// The file after the changes: every byte outside of them stays as it is.
  ///
  /// - Complexity: linear in the length of the file.
  package func applied(to file: SourceFile) -> SourceFile {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(file.bytes.count)
    var from = 0
    for edit in edits {
      let (start, end) = (min(edit.span.start, file.bytes.count), min(edit.span.end, file.bytes.count))
      bytes += file.bytes[from..<start]
      bytes += edit.text.utf8
      from = end
    }
    bytes += file.bytes[from...]
    return SourceFile(path: file.path, bytes: bytes)
  }

  /// Where a byte stands after the changes; what was replaced stands where its replacement begins.
  package func place(of offset: Int) -> Int {
    var moved = offset
    for edit in edits where edit.span.start < offset {
      if offset < edit.span.end { return moved - (offset - edit.span.start) }
      moved += edit.text.utf8.count - (edit.span.end - edit.span.start)
    }
    return moved
  }

  /// Whether a place in the changed file is, holds or touches something that the changes wrote.
  package func isWritten(_ span: SourceSpan) -> Bool {
    var moved = 0
    for edit in edits {
      let start = edit.span.start + moved
      let end = start + edit.text.utf8.count
      if start < end, span.start <= end, start <= span.end { return true }
      moved += edit.text.utf8.count - (edit.span.end - edit.span.start)
    }
    return false
  }

  /// Whether changes can be made together with others: none of them touch.
  package func isApart(from others: [Diagnostic.Edit]) -> Bool {
    edits.allSatisfy { one in
      others.allSatisfy { $0.span.end < one.span.start || one.span.end < $0.span.start }
    }
  }
}
