package import FormDiagnostics

extension CheckedForm {
  /// How many changes of one form are tried at most; each takes a check of the whole form.
  package static let mostTrials = 16

  /// How many bytes are read again at most to try changes; one change is always tried.
  private static let mostBytesTried = 4_000_000

  /// Offers the fixes that rules propose and that hold: each is made in a copy of the file, and the copy checked.
  ///
  /// What one change mends is tried once, however many findings propose it. Proposals beyond the bounds are counted in
  /// `untriedFixes`.
  ///
  /// - Parameter isTaken: whether another form of the run has a name, in small letters.
  /// - Complexity: a check of the form for each change that is tried; nothing where none is proposed.
  package mutating func offerFixes(in file: SourceFile, isTaken: (String) -> Bool = { _ in false }) {
    guard !proposals.isEmpty else { return }
    let bound = max(1, min(Self.mostTrials, Self.mostBytesTried / max(1, file.bytes.count)))
    var trials: [EditList: FixTrial] = [:]
    let inOrder = proposals.sorted {
      (diagnostics[$0.finding].primary.span.start, $0.finding)
        < (diagnostics[$1.finding].primary.span.start, $1.finding)
    }
    for (finding, fix) in inOrder {
      guard let edits = EditList(fix.edits) else { continue }
      if trials[edits] == nil {
        guard trials.count < bound else {
          untriedFixes += 1
          continue
        }
        trials[edits] = FixTrial(edits, of: file, self)
      }
      guard let trial = trials[edits], trial.mends([finding]) else { continue }
      if let name = trial.after.name, name != self.name, isTaken(name.lowercased()) { continue }
      diagnostics[finding].fixes.append(fix)
    }
    proposals = []
  }

  /// The fixes to make together, each with the numbers of the findings that it mends: in the order of the file, those
  /// left out that touch an earlier one.
  package var disjointFixes: [(edits: EditList, findings: Set<Int>)] {
    var chosen: [(edits: EditList, findings: Set<Int>)] = []
    let inOrder = diagnostics.indices.sorted {
      (diagnostics[$0].primary.span.start, $0) < (diagnostics[$1].primary.span.start, $1)
    }
    for index in inOrder {
      guard let fix = diagnostics[index].fixes.first, let edits = EditList(fix.edits) else { continue }
      if let same = chosen.firstIndex(where: { $0.edits == edits }) {
        chosen[same].findings.insert(index)
      } else if edits.isApart(from: chosen.flatMap(\.edits.edits)) {
        chosen.append((edits, [index]))
      }
    }
    return chosen
  }
}
