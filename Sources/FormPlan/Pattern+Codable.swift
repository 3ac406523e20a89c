extension Pattern: Codable {
  /// Writes the pattern as nested lists, the name of the case first.
  ///
  /// `["repeat", 2, 5, ["set", "a-z"]]`; a repeat without end has `null` for its upper bound. A set of one
  /// scalar, and a sequence of such sets, is the plain text: `"ABC"`. In a sequence a text stands for its
  /// scalars: `["sequence", "AB-", ["any"]]`.
  public func encode(to encoder: any Encoder) throws {
    if let text = plainText {
      var container = encoder.singleValueContainer()
      try container.encode(text)
    } else {
      try encodeList(to: encoder)
    }
  }

  /// Reads what ``encode(to:)`` writes, and refuses what is deeper or larger than the limits.
  public init(from decoder: any Decoder) throws {
    self = try Self.pattern(from: decoder, depth: 0)
    guard size <= Self.sizeLimit else {
      throw DecodingError.pattern("the pattern is too large", decoder.codingPath)
    }
  }

  fileprivate enum Name: String {
    case empty, set, any, anyInLine, sequence, alternation, `repeat`
  }
}

// MARK: Writing

extension Pattern {
  private var plainText: String? {
    switch self {
    case .set(let set): set.single.map { String($0) }
    case .sequence(let parts) where parts.count > 1 && parts.allSatisfy { $0.single != nil }:
      Self.text(of: parts)
    case .empty, .any, .anyInLine, .sequence, .alternation, .repeat: nil
    }
  }

  private var single: Unicode.Scalar? {
    if case .set(let set) = self { set.single } else { nil }
  }

  private static func text(of parts: some Sequence<Pattern>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: parts.compactMap(\.single))
    return String(text)
  }

  private func encodeList(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(name.rawValue)
    switch self {
    case .empty, .any, .anyInLine: break
    case .set(let set): try list.encode(set)
    case .sequence(let parts): try Self.encode(parts, to: &list)
    case .alternation(let branches): for branch in branches { try list.encode(branch) }
    case .repeat(let body, let min, let max):
      try list.encode(min)
      if let max { try list.encode(max) } else { try list.encodeNil() }
      try list.encode(body)
    }
  }

  /// Writes the parts of a sequence, single scalars that stand side by side as one text.
  private static func encode(_ parts: [Pattern], to list: inout any UnkeyedEncodingContainer) throws {
    var rest = parts[...]
    while let part = rest.first {
      let run = rest.prefix { $0.single != nil }
      if run.isEmpty {
        try part.encodeList(to: list.superEncoder())
      } else {
        try list.encode(text(of: run))
      }
      rest = rest.dropFirst(max(run.count, 1))
    }
  }

  private var name: Name {
    switch self {
    case .empty: .empty
    case .set: .set
    case .any: .any
    case .anyInLine: .anyInLine
    case .sequence: .sequence
    case .alternation: .alternation
    case .repeat: .repeat
    }
  }
}

// MARK: Reading

extension Pattern {
  private static func pattern(from decoder: any Decoder, depth: Int) throws -> Pattern {
    guard depth < depthLimit else {
      throw DecodingError.pattern("the pattern is too deep", decoder.codingPath)
    }
    guard var list = try? decoder.unkeyedContainer() else {
      let scalars = try scalars(of: decoder)
      return scalars.count == 1 ? scalars[0] : .sequence(scalars)
    }
    let pattern = try pattern(named: list.decode(String.self), from: &list, depth: depth)
    guard list.isAtEnd else { throw DecodingError.pattern("the list is too long", list.codingPath) }
    return pattern
  }

  private static func pattern(
    named text: String, from list: inout any UnkeyedDecodingContainer, depth: Int
  ) throws -> Pattern {
    switch Name(rawValue: text) {
    case .empty: return .empty
    case .any: return .any
    case .anyInLine: return .anyInLine
    case .set: return .set(try list.decode(ScalarSet.self))
    case .sequence: return .sequence(try parts(of: &list, depth: depth))
    case .alternation:
      let branches = try patterns(of: &list, depth: depth)
      guard !branches.isEmpty else {
        throw DecodingError.pattern("an alternation without branches", list.codingPath)
      }
      return .alternation(branches)
    case .repeat: return try `repeat`(from: &list, depth: depth)
    case nil: throw DecodingError.pattern("'\(text)' is no kind of pattern", list.codingPath)
    }
  }

  private static func `repeat`(from list: inout any UnkeyedDecodingContainer, depth: Int) throws -> Pattern {
    let low = try list.decode(Int.self)
    let high = try list.decodeNil() ? nil : list.decode(Int.self)
    guard low >= 0, low <= high ?? low else {
      throw DecodingError.pattern("bounds out of order", list.codingPath)
    }
    return .repeat(try pattern(from: list.superDecoder(), depth: depth + 1), min: low, max: high)
  }

  private static func patterns(of list: inout any UnkeyedDecodingContainer, depth: Int) throws -> [Pattern] {
    var patterns: [Pattern] = []
    while !list.isAtEnd { patterns.append(try pattern(from: list.superDecoder(), depth: depth + 1)) }
    return patterns
  }

  /// Reads the parts of a sequence; a text stands for its scalars, one after the other.
  private static func parts(of list: inout any UnkeyedDecodingContainer, depth: Int) throws -> [Pattern] {
    var parts: [Pattern] = []
    while !list.isAtEnd {
      let decoder = try list.superDecoder()
      if let scalars = try? scalars(of: decoder) {
        parts += scalars
      } else {
        parts.append(try pattern(from: decoder, depth: depth + 1))
      }
    }
    return parts
  }

  private static func scalars(of decoder: any Decoder) throws -> [Pattern] {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard !text.isEmpty else { throw DecodingError.pattern("an empty text", decoder.codingPath) }
    return text.unicodeScalars.map { .set(ScalarSet($0)) }
  }
}

extension DecodingError {
  fileprivate static func pattern(_ description: String, _ path: [any CodingKey]) -> DecodingError {
    .dataCorrupted(Context(codingPath: path, debugDescription: description))
  }
}
