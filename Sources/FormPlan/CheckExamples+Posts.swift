extension CheckExamples {
  /// Examples of `postalCode: US`.
  public static let postalCodeUS = CheckExamples(
    argument: "US",
    accepted: [
      "94105", "10001", "00501", "02108", "20500", "33109", "60601", "73301", "77001", "80202", "85001",
      "89101", "96701", "96910", "99501", "99950", "00901", "12345", "94105-1234", "10001-0001",
      "00501-0000", "20500-0003",
    ],
    refused: [
      "9410", "1", "0", "941055", "9410512345", "94105-", "94105-1", "94105-123", "94105-12345", "-94105",
      "94105--1234", "94105-123a", "9410S", "O2108", "abcde", "94.105", "94,105", "#94105", "94105\n1234",
      "½½½½½", "²²²²²", "①②③④⑤", "----", "K1A 0B1", "SW1A 1AA", "1234 AB", "1012AB", "+94105",
    ])

  /// Examples of `postalCode: GB`.
  public static let postalCodeGB = CheckExamples(
    argument: "GB",
    accepted: [
      "SW1A 1AA", "SW1A1AA", "sw1a 1aa", "sw1a1aa", "Sw1A 1aA", "NG34 8TU", "ng348tu", "M1 1AE", "m11ae",
      "M60 1NW", "B33 8TH", "CR2 6XH", "DN55 1PT", "W1A 1HQ", "EC1A 1BB", "E1 6AN", "N1 9GU", "L1 8JQ",
      "CF10 1EP", "EH1 1YZ", "G1 1XQ", "BT1 5GS", "OX1 2JD", "CB2 1TN", "YO1 7HH", "WC2N 5DU",
    ],
    refused: [
      "SW1A 1A", "SW1A 1", "SW1A", "1AA", "SW1A 1AAA", "SW1A 11A", "SW1A AAA", "SWIA IAA", "SWA 1AA",
      "SW123 1AA", "SW1AA 1AA", "S 1AA", "1SW 1AA", "NG34 8T", "NG34 8T8", "NG34 88TU", "NG34-8TU-",
      "NG34_8TU", "SW1A.1AA", "SW1A\n1AA\n", "----", "½½½½", "10115", "94105", "94105-1234", "K1A 0B1",
      "1234 AB", "12345", "ABCDEF", "London", "ЅԜ1А 1АА", "0",
    ])

  /// Examples of `postalCode: CA`.
  public static let postalCodeCA = CheckExamples(
    argument: "CA",
    accepted: [
      "K1A 0B1", "K1A0B1", "k1a 0b1", "k1a0b1", "K1a 0B1", "M5V 3L9", "m5v3l9", "H2Y 1C6", "V6B 4Y8",
      "T2P 2M5", "R3C 4T3", "S4P 3Y2", "E3B 5H1", "B3H 4R2", "C1A 7N8", "A1C 5M2", "X1A 2B3", "Y1A 1B2",
      "G1R 4P5", "J8X 3X7", "L4W 1S9", "N6A 3N7", "P3E 4T6",
    ],
    refused: [
      "K1A 0B", "K1A", "0B1", "K1A 0B11", "KK1A 0B1", "K1A 0BB", "K11 0B1", "K1A B01", "KIA OBI", "1K1 A0B",
      "K1A 001", "KAA 0B1", "K1 A0B1 2", "K1A.0B1", "K1A_0B1", "K1A/0B1", "K1A\n0B1\n", "----", "½½½½½½",
      "K½A 0B1", "94105", "94105-1234", "10115", "SW1A 1AA", "NG34 8TU", "1234 AB", "ABCDEF", "123456",
      "К1А 0В1", "Ottawa", "0",
    ])

  /// Examples of `postalCode: NL`.
  public static let postalCodeNL = CheckExamples(
    argument: "NL",
    accepted: [
      "1234 AB", "1234AB", "1234 ab", "1234ab", "1234 Ab", "1012 JS", "1012js", "1071 CX", "1098XG",
      "2511 CV", "2595 AJ", "3011 AD", "3511LX", "4811 EA", "5611 AZ", "6211CJ", "6811 KL", "7511 HN",
      "8011pk", "9711 LM", "9999 XK", "1011 AA",
    ],
    refused: [
      "1234", "1234 A", "1234A", "1234 ABC", "1234ABC", "123 AB", "123AB", "12345 AB", "12345AB", "AB 1234",
      "AB1234", "1234 12", "1234 A1", "1234 1B", "I234 AB", "12O4 AB", "1234.AB", "1234_AB", "1234/AB",
      "1234\nAB\n", "----", "½½½½ AB", "①②③④ AB", "10115", "94105", "SW1A 1AA", "K1A 0B1", "ABCD EF",
      "1234 АВ", "Amsterdam", "0",
    ])

  /// Examples of `postalCode: DE`.
  public static let postalCodeDE = CheckExamples(
    argument: "DE",
    accepted: [
      "10115", "01067", "01069", "04109", "12345", "20095", "22767", "28195", "30159", "40213", "44135",
      "50667", "60311", "65183", "66111", "70173", "80331", "81925", "90402", "93047", "97070", "99084",
      "99998",
    ],
    refused: [
      "1011", "1", "0", "101155", "1011S", "O1067", "l0115", "abcde", "-10115", "+10115", "#10115",
      "10.115", "10,115", "10115.", "10115-", "10115-1234", "10115/1", "10115 Berlin", "Berlin 10115",
      "Berlin", "½½½½½", "²²²²²", "①②③④⑤", "一〇一一五", "----", "1234 AB", "SW1A 1AA", "K1A 0B1",
      "10115\n10117",
    ])
}
