import FormPlan

/// What the ids of fields mean to AutoFill: each content type's own name, and what people usually call it.
enum MeantContent {
  /// The content type whose name or usual synonym an id is.
  static func of(_ id: String) -> ContentType? { ContentType(rawValue: id) ?? types[IdWords.of(id).joined()] }

  /// The content type that the last of an id's words name: a given name for `recipientFirstName`.
  ///
  /// One word says too little: a company's name is no person's.
  static func ofLast(_ words: [String]) -> ContentType? {
    types[words.joined()] ?? types[words.suffix(2).joined()]
  }

  private static let types = Dictionary(
    ContentType.allCases.map { ($0.rawValue.lowercased(), $0) } + synonyms,
    uniquingKeysWith: { own, _ in own })

  private static let synonyms: [(String, ContentType)] = [
    ("fullname", .name), ("firstname", .givenName), ("forename", .givenName), ("lastname", .familyName),
    ("surname", .familyName), ("email", .emailAddress), ("mail", .emailAddress), ("phone", .telephoneNumber),
    ("phonenumber", .telephoneNumber), ("telephone", .telephoneNumber), ("mobile", .telephoneNumber),
    ("mobilenumber", .telephoneNumber), ("mobilephone", .telephoneNumber), ("company", .organizationName),
    ("organization", .organizationName), ("organisation", .organizationName),
    ("streetaddress", .fullStreetAddress), ("street", .streetAddressLine1), ("city", .addressCity),
    ("town", .addressCity), ("state", .addressState), ("country", .countryName), ("zip", .postalCode),
    ("zipcode", .postalCode), ("postcode", .postalCode), ("login", .username), ("loginname", .username),
    ("otp", .oneTimeCode), ("verificationcode", .oneTimeCode), ("smscode", .oneTimeCode),
    ("securitycode", .creditCardSecurityCode), ("cvc", .creditCardSecurityCode),
    ("cvv", .creditCardSecurityCode), ("cardnumber", .creditCardNumber), ("creditcard", .creditCardNumber),
    ("cardholder", .creditCardName), ("website", .URL), ("webaddress", .URL), ("homepage", .URL),
    ("trackingnumber", .shipmentTrackingNumber), ("birthday", .birthdate), ("dateofbirth", .birthdate),
  ]
}
