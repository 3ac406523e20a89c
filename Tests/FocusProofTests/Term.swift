/// A condition as it is drawn: text for the form, and parts to leave out.
indirect enum Term: Hashable, Sendable {
  /// One comparison, and the fields that it reads.
  case atom(String, reads: [String])
  case not(Term)
  case all([Term])
  case any([Term])

  /// What an author writes.
  var text: String {
    switch self {
    case .atom(let text, _): text
    case .not(.atom(let text, _)) where !text.contains(" ") && !text.hasPrefix("["): "!\(text)"
    case .not(let part): "!(\(part.text))"
    case .all(let parts): parts.map(\.inParentheses).joined(separator: " && ")
    case .any(let parts): parts.map(\.inParentheses).joined(separator: " || ")
    }
  }

  private var inParentheses: String {
    switch self {
    case .all, .any: "(\(text))"
    case .atom, .not: text
    }
  }

  /// The fields that it reads.
  var reads: [String] {
    switch self {
    case .atom(_, let reads): reads
    case .not(let part): part.reads
    case .all(let parts), .any(let parts): parts.flatMap(\.reads)
    }
  }

  /// What is left when one part is left out.
  var smaller: [Term] {
    switch self {
    case .atom: []
    case .not(let part): [part] + part.smaller.map(Term.not)
    case .all(let parts): parts + Self.smaller(parts).map(Term.all)
    case .any(let parts): parts + Self.smaller(parts).map(Term.any)
    }
  }

  private static func smaller(_ parts: [Term]) -> [[Term]] {
    parts.indices.flatMap { index in
      parts[index].smaller.map { part in
        var parts = parts
        parts[index] = part
        return parts
      }
    }
  }
}
