/// A SwiftUI `SubmitLabel`: what the return key says.
public enum SubmitLabel: String, CaseIterable, Codable, Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`

  /// What the return key does where its edge ends: the label decides.
  public enum AtEnd: String, Codable, Sendable {
    /// The keyboard closes.
    case dismisses
    /// The form is submitted.
    case submits
  }

  /// What the key does on a field that nothing follows.
  public var atEnd: AtEnd {
    switch self {
    case .done, .return, .next, .continue: .dismisses
    case .go, .send, .join, .route, .search: .submits
    }
  }
}

/// What the return key of a field says.
public enum SubmitLabelChoice: Hashable, Codable, Sendable {
  /// What the author wrote.
  case fixed(SubmitLabel)
  /// By the edge taken now: to a field `next`, to submit `go`, else `done`.
  case followsEdge

  /// Reads a label's name, or `followsEdge`.
  public init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    if name == "followsEdge" {
      self = .followsEdge
    } else {
      guard let label = SubmitLabel(rawValue: name) else {
        throw DecodingError.noWord(name, decoder)
      }
      self = .fixed(label)
    }
  }

  /// Writes a label's name, or `followsEdge`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .fixed(let label): try container.encode(label.rawValue)
    case .followsEdge: try container.encode("followsEdge")
    }
  }
}
