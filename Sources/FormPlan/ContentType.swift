/// A `UITextContentType`, by its name in Swift: what AutoFill may offer.
public enum ContentType: String, CaseIterable, Codable, Sendable {
  case name, namePrefix, givenName, middleName, familyName, nameSuffix, nickname, jobTitle, organizationName
  case location, fullStreetAddress, streetAddressLine1, streetAddressLine2, addressCity, addressState
  case addressCityAndState, sublocality, countryName, postalCode, telephoneNumber, emailAddress, URL
  case creditCardNumber, username, password, newPassword, oneTimeCode, shipmentTrackingNumber, flightNumber
  case dateTime, birthdate, birthdateDay, birthdateMonth, birthdateYear, creditCardSecurityCode
  case creditCardName, creditCardGivenName, creditCardMiddleName, creditCardFamilyName, creditCardExpiration
  case creditCardExpirationMonth, creditCardExpirationYear, creditCardType

  /// What a content type brings where the author says nothing.
  public struct Row: Sendable {
    /// The usual keyboard.
    public var keyboard: Keyboard?
    /// The usual capitalization.
    public var capitalization: Capitalization?
    /// The usual autocorrection.
    public var autocorrection: Bool?
  }

  /// The type's row.
  public var row: Row {
    switch self {
    case .emailAddress: Row(keyboard: .emailAddress, capitalization: .never, autocorrection: false)
    case .URL: Row(keyboard: .URL, capitalization: .never, autocorrection: false)
    case .username: Row(capitalization: .never, autocorrection: false)
    case .telephoneNumber: Row(keyboard: .phonePad)
    case .oneTimeCode, .creditCardNumber: Row(keyboard: .numberPad)
    case .name, .givenName, .middleName, .familyName, .creditCardName, .creditCardGivenName,
      .creditCardMiddleName, .creditCardFamilyName, .fullStreetAddress, .streetAddressLine1,
      .streetAddressLine2, .addressCity, .addressState, .addressCityAndState, .sublocality, .countryName:
      Row(capitalization: .words)
    case .namePrefix, .nameSuffix, .nickname, .jobTitle, .organizationName, .location, .postalCode,
      .password, .newPassword, .shipmentTrackingNumber, .flightNumber, .dateTime, .birthdate, .birthdateDay,
      .birthdateMonth, .birthdateYear, .creditCardSecurityCode, .creditCardExpiration,
      .creditCardExpirationMonth, .creditCardExpirationYear, .creditCardType:
      Row()
    }
  }
}

/// A `TextInputAutocapitalization`, by its name in Swift.
public enum Capitalization: String, CaseIterable, Codable, Sendable {
  case never, words, sentences, characters
}

/// What is done to a text before anything but the screen reads it.
public enum Normalization: String, CaseIterable, Codable, Sendable {
  case uppercase, digitsOnly
}

/// A `PickerStyle`, by its name in Swift.
public enum ChoiceStyle: String, CaseIterable, Codable, Sendable {
  case menu, segmented, inline, wheel, navigationLink

  /// Whether the picker itself shows no label on an iPhone.
  public var hidesLabel: Bool { self == .segmented || self == .wheel }

  /// Whether several options can be shown as chosen.
  public var showsSeveral: Bool { self == .inline }
}
