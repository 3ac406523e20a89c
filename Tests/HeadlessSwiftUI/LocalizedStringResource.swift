// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The part of Foundation's localisation that only Apple's Foundation has.

#if !canImport(Darwin)
  public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// Where a table is looked up.
    public enum BundleDescription: Equatable, Sendable {
      case main
      case atURL(URL)
    }

    public let key: String
    public let table: String?
    public var locale: Locale
    let bundle: BundleDescription

    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      key = keyAndValue.value
      self.table = table
      self.locale = locale
      self.bundle = bundle
    }

    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.key = "\(key)"
      self.table = table
      self.locale = locale
      self.bundle = bundle
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
      self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
  }

  extension String {
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
      let value: String

      public init(_ value: String) { self.value = value }
      public init(stringLiteral value: String) { self.value = value }
      public init(stringInterpolation: StringInterpolation) { value = stringInterpolation.value }

      public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var value = ""

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { value += literal }

        public mutating func appendInterpolation(_ string: String) { value += string }

        public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
          self.value += "\(value)"
        }
      }
    }

    public init(
      localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      self = keyAndValue.value
    }

    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) { self = resource.key }
  }
#endif
