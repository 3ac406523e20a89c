import FormPlan

extension ContentType {
  /// Whether everything of this content can be typed on a keyboard, as a rule.
  ///
  /// Keyboards for everything suit all contents; those with few keys, or without a blank, suit theirs.
  func suits(_ keyboard: Keyboard) -> Bool {
    switch keyboard {
    case .default, .asciiCapable, .numbersAndPunctuation, .namePhonePad, .twitter, .webSearch: true
    case .emailAddress: self == .emailAddress || self == .username
    case .URL: self == .URL
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: isOftenDigits
    }
  }

  /// Whether it is often nothing but digits: a password may be a PIN, and a user name a member's number.
  private var isOftenDigits: Bool {
    switch self {
    case .telephoneNumber, .postalCode, .oneTimeCode, .username, .password, .newPassword, .creditCardNumber,
      .creditCardSecurityCode, .creditCardExpiration, .creditCardExpirationMonth, .creditCardExpirationYear,
      .shipmentTrackingNumber, .dateTime, .birthdate, .birthdateDay, .birthdateMonth, .birthdateYear:
      true
    case .name, .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .nickname, .jobTitle,
      .organizationName, .location, .fullStreetAddress, .streetAddressLine1, .streetAddressLine2,
      .addressCity,
      .addressState, .addressCityAndState, .sublocality, .countryName, .emailAddress, .URL, .flightNumber,
      .creditCardName, .creditCardGivenName, .creditCardMiddleName, .creditCardFamilyName, .creditCardType:
      false
    }
  }
}
