/// A half-open range of bytes in one source file.
public struct SourceSpan: Hashable, Sendable {
  /// The offset of the first byte, from 0.
  public var start: Int
  /// One past the last byte; equal to `start` where nothing is covered.
  public var end: Int

  /// Covers `start..<end`.
  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = max(start, end)
  }

  /// The part of this span that begins `offset` bytes in and is `length` bytes long.
  public func part(_ offset: Int, length: Int) -> SourceSpan {
    SourceSpan(start + offset, start + offset + length)
  }

  /// The smallest span that covers both.
  public func union(_ other: SourceSpan) -> SourceSpan {
    SourceSpan(min(start, other.start), max(end, other.end))
  }
}

/// A value and where its text stands.
public struct Located<Value> {
  /// What was written.
  public var value: Value
  /// Where it was written.
  public var span: SourceSpan

  /// Ties a value to its place.
  public init(_ value: Value, _ span: SourceSpan) {
    self.value = value
    self.span = span
  }

  /// The result of `transform`, in the same place.
  public func map<Other>(_ transform: (Value) -> Other) -> Located<Other> {
    Located<Other>(transform(value), span)
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
extension Located: Sendable where Value: Sendable {}
