// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The key a literal title becomes. It interpolates strings, numbers, texts and formatted values,
/// nothing else.

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let value: String

  public init(_ value: String) { self.value = value }
  public init(stringLiteral value: String) { self.value = value }
  public init(stringInterpolation: StringInterpolation) { value = stringInterpolation.value }

  public struct StringInterpolation: StringInterpolationProtocol {
    var value = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { value += literal }

    public mutating func appendInterpolation(_ string: String) { value += string }

    public mutating func appendInterpolation(_ text: Text) { value += "\(text.source)" }

    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
      self.value += "\(value)"
    }

    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
      value += format.format(input)
    }
  }
}

@available(*, unavailable) extension LocalizedStringKey: Sendable {}

/// The numbers a key may interpolate.
public protocol _FormatSpecifiable: Equatable {}

extension Int: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
