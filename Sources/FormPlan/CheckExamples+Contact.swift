extension CheckExamples {
  /// Examples of `email`.
  public static let email = CheckExamples(
    accepted: [
      "me@example.com", "first+tag@example.com", "o'neil@example.ie", "me@example.software",
      "a_b-c.d@sub.example.co.uk", "a$b@example.org", "info@münchen.example", "info@mu\u{308}nchen.example",
      "info@xn--mnchen-3ya.example", "info@例子.example", "info@пример.рф", "info@उदाहरण.भारत", "x@y.co",
      "!#$%&'*+-/=?^_`{|}~@example.org", "1234567890@example.com", "_@example.com", "ME@EXAMPLE.COM",
      "a@1.example", "a@a-b.example", "a@b--c.example", "a.b.c.d.e@example.com", "me@example.photography",
      "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijkl@example.org",
    ],
    refused: [
      "me", "@", "a@", "@example.org", "a@b@c.com", "a@@example.org", "a..b@example.org", ".a@example.org",
      "a.@example.org", "a@host", "a@-x.com", "a@x-.com", "a@example..org", "a@.example.org",
      "a@example.org.",
      "a@example.c", "a@example.123", "a@192.0.2.1", "a@[192.0.2.1]", "a b@example.org", "a@exam ple.org",
      "a@exam_ple.org", "用户@例子.example", "é@example.org", "\"a b\"@example.org", "a@example.org\n",
      "Ada <ada@example.org>", "mailto:ada@example.org", "a,b@example.org", "a@example,org",
      "a;b@example.org",
      "ada＠example.org", "a@😀.example", "............................................................",
      "\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklm@example.org",
      "a@abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijkl.example",
    ])

  /// Examples of `phone`.
  public static let phone = CheckExamples(
    accepted: [
      "+4930123456", "0049 30 123456", "(030) 123-456", "555-0123", "5550123", "+1 (555) 010-9999",
      "030/123456",
      "030 / 123 456", "030.123.456", "+49 (0)30 123456", "(+49) 30 123456", "+39 06 6982", "4002",
      "+683 4002",
      "+91 98765 43210", "+९१ ९८७६५ ४३२१०", "٠١٢٣٤٥٦٧٨٩", "＋８１３１２３４５６７８", "+49\u{A0}30\u{202F}123456",
      "030\u{2013}123456", "030\u{2011}123456", "\u{202A}+49 30 123456\u{202C}", "123456789012345",
      "+123456789012345", "011 49 30 123456", "+49030123456",
    ],
    refused: [
      "12", "123", "+", "++49", "++4930123456", "+-", "()", "1234567890123456", "+1234567890123456", "+12",
      "+123456",
      "00123456", "+0123456789", "000123456789", "abc", "0800-FLOWERS", "555-0123 x12", "tel:5550123",
      "555+0123",
      "5550123+", "-5550123", "5550123-", "(5550123", "5550123)", "((030)) 123456", "()5550123",
      "(+)4930123456",
      "+49;30123456", "*100#", "555,0123", "555\n0123", "½½½½½½½", "²³²³²³²", "ⅧⅧⅧⅧⅧⅧⅧ", "ada@example.org",
      "1 2 3", "555_0123",
    ])
}
