extension CheckExamples {
  /// Examples of `url`.
  public static let url = CheckExamples(
    accepted: [
      "http://example.com", "https://example.com", "HTTP://example.com", "HtTpS://EXAMPLE.com/",
      "https://www.example.co.uk", "https://example.com/", "https://example.com/a/b.html",
      "https://example.com?q=1", "https://example.com#top", "https://example.com/?q=a+b&c=d%20e#f",
      "https://example.com/a?b?c#d?e", "https://пример.example", "https://пример.рф/путь",
      "https://例子.example", "https://उदाहरण.भारत", "https://münchen.example",
      "https://xn--mnchen-3ya.example", "https://a-b.example.com", "https://a--b.example.com",
      "https://1.example.com", "https://example.photography", "http://localhost", "http://localhost:3000/x",
      "https://localhost/", "http://192.0.2.1", "http://0.0.0.0", "http://255.255.255.255:8080/a",
      "https://example.com:1", "https://example.com:443", "https://example.com:65535/",
      "https://example.com/größe/例", "https://example.com/it's(1)", "https://example.com/a[1];b@c:d",
      "https://example.com//a//b", "https://example.com/~me/a_b-c.d!$*,=", "https://example.com/%C3%a4",
      "https://example.com/@me", "https://a.b.c.d.e.example.com", "https://example.com/javascript:alert(1)",
      "https://example.com/" + String(repeating: "a", count: 2028),
    ],
    refused: [
      "example.com", "www.example.com", "//example.com", "://example.com", "http:/example.com",
      "http:example.com", "http//example.com", "https:///example.com", "http://", "https://",
      "https:// example.com", "http://exa mple.com", "https://example.com/a b", "https://example.com/a\tb",
      "https://example.com/a\nb", "https://example.com /", "ftp://example.com", "file:///etc/hosts",
      "javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,a", "mailto:me@example.com",
      "tel:5550123", "httpss://example.com", "https://example", "https://example.", "https://example.com.",
      "https://.example.com", "https://a..example.com", "https://-a.example.com", "https://a-.example.com",
      "https://my_host.example.com", "https://exam!ple.com", "https://😀.example", "https://me@example.com",
      "https://me:secret@example.com/", "https://@example.com", "http://192.0.2.256", "http://192.0.2",
      "http://192.0.2.1.1", "http://[2001:db8::1]/", "https://example.com:", "https://example.com:0",
      "https://example.com:65536", "https://example.com:99999", "https://example.com:-1",
      "https://example.com:http", "https://example.com:80:80", "https://:443", "https://?q=1",
      "https://#top", "https://example.com/%", "https://example.com/%2", "https://example.com/%zz",
      "https://example.com/100%", "https://exa%6Dple.com", "https://example.com/<a>",
      "https://example.com/\"a\"", "https://example.com/{a}", "https://example.com/a\u{7C}b",
      "https://example.com\\a", "https://example.com/a\\b", "https://example.com/a^b",
      "https://example.com/a`b", "https://example.com/a>b", "https://example.com/a\u{0}b",
      "https://example.com/a\u{7F}b", "h ttps://example.com", "https//example.com", "<https://example.com>",
      "see https://example.com", "https://example,com", "https://example.c", "https://example.123",
      "............................................................", "----",
      "https://example.com/" + String(repeating: "a", count: 2029),
    ])

  /// Examples of `oneOf`, on a text.
  public static let oneOf = CheckExamples(
    argument: "[small, Medium, extra large, \"08\", no, 1.50, größer, 東京]",
    accepted: [
      "small", "Medium", "extra large", "08", "no", "1.50", "größer", "東京",
    ],
    refused: [
      "Small", "SMALL", "medium", "MEDIUM", "sma", "smal", "smalls", "small medium", "small, Medium",
      "extra", "large", "extralarge", "extra  large", "Extra large", "8", "008", "0８", "No", "NO", "false",
      "1.5", "1.500", "1,50", "grosser", "grösser", "grober", "東", "東京都", "[small]", "s mall", "-", "?",
    ])
}
