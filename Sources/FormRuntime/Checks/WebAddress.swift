extension FormChecks {
  /// Tells whether a text has the shape of an address on the web; whether it exists is not asked.
  ///
  ///     address = ("http" / "https") "://" host [":" port] [("/" / "?" / "#") rest]
  ///     host    = a domain as in e-mail / "localhost" / four numbers of 0 to 255, with dots
  ///     port    = 1 to 65535
  ///     rest    = no blanks, no control characters, none of <>"{}|\^`; % before two hex digits
  ///
  /// At most 2048 characters. A user's name before the host is refused.
  static func isWebAddress(_ text: String) -> Bool {
    guard text.utf8.count <= 8_192, text.count <= 2_048 else { return false }
    let lowered = text.prefix(8).lowercased()
    let scheme = lowered.hasPrefix("https://") ? 8 : 7
    guard scheme == 8 || lowered.hasPrefix("http://") else { return false }
    let address = text.dropFirst(scheme)
    let authority = address.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    return isWebAuthority(authority) && isWebPath(address.dropFirst(authority.count))
  }

  static func isWebAuthority(_ text: Substring) -> Bool {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let host = parts.first, host.count <= 253 else { return false }
    if parts.count == 2 {
      guard parts[1].utf8.count <= 5, parts[1].utf8.allSatisfy({ 48...57 ~= $0 }),
        let port = Int(parts[1]),
        (1...65_535).contains(port)
      else { return false }
    }
    return host.lowercased() == "localhost" || isEmailDomain(host) || isFourNumbers(host)
  }

  static func isFourNumbers(_ host: Substring) -> Bool {
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false)
    return numbers.count == 4
      && numbers.allSatisfy { number in
        (1...3).contains(number.utf8.count) && number.utf8.allSatisfy { 48...57 ~= $0 }
          && Int(number).map { $0 <= 255 } == true
      }
  }

  static func isWebPath(_ text: Substring) -> Bool {
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      if scalar == "%" {
        let digits = scalars.dropFirst(index + 1).prefix(2)
        guard digits.count == 2, digits.allSatisfy({ $0.properties.isASCIIHexDigit }) else {
          return false
        }
      } else if isBlank(scalar) || scalar.properties.generalCategory == .control
        || "<>\"{}|\\^`".unicodeScalars.contains(scalar)
      {
        return false
      }
    }
    return true
  }
}
