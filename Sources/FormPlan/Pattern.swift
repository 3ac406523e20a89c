/// Placeholder for the regular expression's tree; the pattern branch brings the real one.
public indirect enum Pattern: Hashable, Codable, Sendable {
  case empty
}
