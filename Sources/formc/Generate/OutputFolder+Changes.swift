import FormCompiler
import FormEmitter

extension OutputFolder {
  /// What has to happen here, sorted by path.
  func changes(_ wanted: [String: String]) -> [OutputChange] {
    var changes = wanted.map { change(name: $0.key, to: $0.value) }
    var strangers: Set<String> = []
    for (name, text) in present where wanted[name] == nil {
      guard let header = Self.header(text), let source = header.source else { continue }
      if let reason = reasonToRemove(source) {
        changes.append(removal(of: name, text, header, reason))
      } else if places[source].flatMap({ siblings[$0] })?.plan == nil {
        strangers.insert(source)
      }
    }
    if let stranger = strangers.sorted().first {
      for index in changes.indices where isShared(changes[index].wanted) { hold(&changes[index], stranger) }
    } else {
      changes += sharedLeftOvers(wanted)
    }
    return changes.sorted { $0.path < $1.path }
  }

  private func change(name: String, to wanted: String) -> OutputChange {
    var change = OutputChange(path: Path.join(path, name), kind: .created, wanted: wanted)
    guard let present = present[name] else { return change }
    change.present = present
    change.kind = kind(of: present, wanted)
    return change
  }

  private func kind(of present: String, _ wanted: String) -> OutputChange.Kind {
    if present.hasBytes(of: wanted) { return .unchanged }
    if present.withLineFeeds.hasBytes(of: wanted) { return .updated }
    guard let header = Self.header(present) else {
      return .leftAlone("formc did not write it", isForceable: false)
    }
    if let other = header.source, let place = places[other], siblings[place] != nil {
      return .leftAlone("it belongs to '\(other)'", isForceable: false)
    }
    return header.isUnchanged ? .updated : .leftAlone("somebody edited it", isForceable: true)
  }

  /// Why a file of this form should not be there; nil where it may, or where that cannot be told.
  private func reasonToRemove(_ source: String) -> String? {
    if let place = places[source] {
      return asked.contains(place) ? "'\(source)' does not make it any more" : nil
    }
    return role != .ofCall && origins.isWhole(source) ? "'\(source)' is gone" : nil
  }

  private func removal(
    of name: String, _ text: String, _ header: FileHeader.Content, _ reason: String
  ) -> OutputChange {
    let kind: OutputChange.Kind =
      header.isUnchanged
      ? .removed(reason) : .leftAlone("\(reason), but somebody edited it", isForceable: true)
    return OutputChange(path: Path.join(path, name), kind: kind, present: text)
  }

  private func isShared(_ text: String) -> Bool {
    Self.header(text).map { $0.source == nil } ?? false
  }

  /// A shared file also serves forms that this run cannot see, so that it cannot be made anew.
  private func hold(_ change: inout OutputChange, _ stranger: String) {
    guard change.kind != .unchanged else { return }
    let why = places[stranger] == nil ? "was not asked about" : "has errors"
    change.kind = .leftAlone("it also serves '\(stranger)', which \(why)", isForceable: false)
  }

  /// Shared files that no form needs any more.
  private func sharedLeftOvers(_ wanted: [String: String]) -> [OutputChange] {
    present.compactMap { name, text in
      guard wanted[name] == nil, let header = Self.header(text), header.source == nil else { return nil }
      return removal(of: name, text, header, "no form needs it any more")
    }
  }
}
