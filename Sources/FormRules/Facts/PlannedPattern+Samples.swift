import FormPlan

/// Real addresses and names, played against patterns.
extension PlannedPattern {
  /// An address that it refuses although it stands on a field for e-mail addresses and takes plain ones.
  ///
  /// A pattern that asks for one domain takes no addresses of two.
  var refusedAddress: String? {
    guard isForAddresses, Self.plainAddresses.allSatisfy({ takes($0) || takes($0.uppercased()) }) else {
      return nil
    }
    return (Self.plainAddresses + Self.addresses).first { !takes($0) }
  }

  /// A name that it refuses although it stands on a field for names of people and takes the like in ASCII.
  var refusedName: String? {
    guard isForNames, field.keyboard != .asciiCapable else { return nil }
    let sample = Self.names.first { sample in
      Self.settings.contains { takes($0(sample.plain)) && !takes($0(sample.name)) }
    }
    return sample?.name
  }

  private var isForAddresses: Bool {
    field.content == .emailAddress || field.keyboard == .emailAddress
      || MeantContent.ofLast(words) == .emailAddress || words.contains("email")
  }

  private var isForNames: Bool {
    let names: [ContentType] = [.name, .givenName, .middleName, .familyName]
    let content = field.content ?? MeantContent.ofLast(words)
    return content.map(names.contains) ?? false
  }

  private static let plainAddresses = ["jane@example.com", "jane.doe@example.org"]
  static let addresses = [
    "first+tag@example.com", "me@example.software", "a_b-c.d@sub.example.co.uk", "info@münchen.example",
    "o'neil@example.ie",
  ]

  /// Names, each with one in ASCII of the same length.
  private static let names: [(name: String, plain: String)] = [
    ("Zoë", "Zoe"), ("Ørsted", "Orsted"), ("Nguyễn", "Nguyen"), ("Anne-Marie", "AnnexMarie"),
    ("O'Neil", "OxNeil"), ("D’Angelo", "DxAngelo"), ("李雷", "Li"),
  ]

  /// A name alone, behind another, and in capitals.
  private static let settings: [@Sendable (String) -> String] = [
    { $0 }, { "Jane " + $0 }, { $0.uppercased() }, { $0.lowercased() },
  ]
}
