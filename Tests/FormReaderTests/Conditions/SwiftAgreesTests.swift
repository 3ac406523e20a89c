import FormPlan
import Testing

@testable import FormReader

/// Random conditions, drawn once, that stand here twice: as text for us and as code for Swift's own compiler.
///
/// No code of ours judges the precedence: what Swift makes of the code is what our tree must give.
@Suite struct SwiftAgreesTests {
  /// Three numbers, three toggles, and where ours differs from Swift.
  private struct Judge {
    let (a, b, c): (Int, Int, Int)
    let (p, q, r): (Bool, Bool, Bool)

    /// One of 216: numbers of -1, 1 and 3, and toggles.
    init(_ seed: Int) {
      (a, b, c) = (seed % 3 * 2 - 1, seed / 3 % 3 * 2 - 1, seed / 9 % 3 * 2 - 1)
      (p, q, r) = (seed / 27 % 2 == 1, seed / 54 % 2 == 1, seed / 108 % 2 == 1)
    }

    func callAsFunction(_ text: String, _ swift: Bool) {
      guard let syntax = ConditionParser.parse(text).syntax else {
        Issue.record("\(text) cannot be read")
        return
      }
      if holds(syntax) != swift { Issue.record("\(text) is \(swift) in Swift, with \(self)") }
    }

    private func holds(_ syntax: ConditionSyntax) -> Bool {
      switch syntax.node {
      case .name(let name): ["p": p, "q": q, "r": r][name] ?? false
      case .not(let part): !holds(part)
      case .and(let parts): parts.allSatisfy(holds)
      case .or(let parts): parts.contains(where: holds)
      case .compare(.equal, let left, let right, _): value(left) == value(right)
      case .compare(.notEqual, let left, let right, _): value(left) != value(right)
      case .compare(.less, let left, let right, _): value(left) < value(right)
      case .compare(.lessOrEqual, let left, let right, _): value(left) <= value(right)
      case .compare(.greater, let left, let right, _): value(left) > value(right)
      case .compare(.greaterOrEqual, let left, let right, _): value(left) >= value(right)
      default: false
      }
    }

    /// A number, or 100 and 101 for what does not hold and holds.
    private func value(_ syntax: ConditionSyntax) -> Int {
      switch syntax.node {
      case .number(let digits): Int(digits) ?? 0
      case .name(let name): ["a": a, "b": b, "c": c][name] ?? (holds(syntax) ? 101 : 100)
      case .sum(let first, let terms):
        terms.reduce(value(first)) { $1.sign == .plus ? $0 + value($1.operand) : $0 - value($1.operand) }
      default: holds(syntax) ? 101 : 100
      }
    }
  }

  @Test(arguments: 0..<216) func `the first twenty-five`(seed: Int) {
    let judge = Judge(seed)
    let (a, b, c, p, q, r) = (judge.a, judge.b, judge.c, judge.p, judge.q, judge.r)
    judge("r && b - c - 0 == b + c", r && b - c - 0 == b + c)
    judge("q != !(r != q && !r != q) && 3 + -1 > a", q != !(r != q && !r != q) && 3 + -1 > a)
    judge("r || b + c + c <= b", r || b + c + c <= b)
    judge("p && 1 != b - a", p && 1 != b - a)
    judge("q && b - -2 >= a", q && b - -2 >= a)
    judge("r == p && !r != p && r", r == p && !r != p && r)
    judge("c > -2 - (3 + -2) - 0 || 1 + 0 == b", c > -2 - (3 + -2) - 0 || 1 + 0 == b)
    judge("a + 2 + 1 >= b + a || p || r", a + 2 + 1 >= b + a || p || r)
    judge("p || -1 - c - (c - b) != b + (b + c) && q", p || -1 - c - (c - b) != b + (b + c) && q)
    judge("!r && 1 < b || r", !r && 1 < b || r)
    judge("q && r && p != q", q && r && p != q)
    judge("2 < b || ((-2 + 2) == 3 + -2 && r) != p", 2 < b || ((-2 + 2) == 3 + -2 && r) != p)
    judge("c <= a || r != !p || r != q", c <= a || r != !p || r != q)
    judge("p && 1 + c != (b - -2) + a && r == q", p && 1 + c != (b - -2) + a && r == q)
    judge("!p && ((3 - a - 1) + (c - a)) != c", !p && ((3 - a - 1) + (c - a)) != c)
    judge("c <= -1 - c + 2 || p", c <= -1 - c + 2 || p)
    judge("c + 0 < (0 + 0) - 1 && c - a >= b - 0", c + 0 < (0 + 0) - 1 && c - a >= b - 0)
    judge("-1 + (2 + a - b) + c < b && c - 3 == c + b", -1 + (2 + a - b) + c < b && c - 3 == c + b)
    judge("b >= (c + b) && 0 - c == (1 + c) || q", b >= (c + b) && 0 - c == (1 + c) || q)
    judge("p && r && q == r", p && r && q == r)
    judge("!r || -2 - 3 - b == a - (c - (2 - a))", !r || -2 - 3 - b == a - (c - (2 - a)))
    judge("p || !(p || r) != p", p || !(p || r) != p)
    judge("c + a + c != b || c != a - 3 - b", c + a + c != b || c != a - 3 - b)
    judge("r || !p && -1 != (3 + 3) + 3", r || !p && -1 != (3 + 3) + 3)
    judge("p == q || !p || r != p", p == q || !p || r != p)
  }

  @Test(arguments: 0..<216) func `the second twenty-five`(seed: Int) {
    let judge = Judge(seed)
    let (a, b, c, p, q, r) = (judge.a, judge.b, judge.c, judge.p, judge.q, judge.r)
    judge("1 < ((a + 0) + 1) - b || !q", 1 < ((a + 0) + 1) - b || !q)
    judge("a - ((c - 1) - a) >= 2 - 2 - b || r", a - ((c - 1) - a) >= 2 - 2 - b || r)
    judge("q != (!r != p && q && p) || q != p", q != (!r != p && q && p) || q != p)
    judge("a + b == a && !r", a + b == a && !r)
    judge("r == p || 1 + b + a != c", r == p || 1 + b + a != c)
    judge("!p == !(q && a - -1 <= b - (a + b)) && !q", !p == !(q && a - -1 <= b - (a + b)) && !q)
    judge("p && (a - b) + b < (b + c) - c - b && q", p && (a - b) + b < (b + c) - c - b && q)
    judge("b - (c + c) - a < 0 - a || r", b - (c + c) - a < 0 - a || r)
    judge("c + (0 + 0) != c && r", c + (0 + 0) != c && r)
    judge("p || b - 0 + (c + (0 - a) - b) < b", p || b - 0 + (c + (0 - a) - b) < b)
    judge("a + b <= a || r", a + b <= a || r)
    judge("r || a + a != c", r || a + a != c)
    judge("(-2 + c) > (a - b) - b - a || q", (-2 + c) > (a - b) - b - a || q)
    judge("p == !r || (3 + c) <= (c + (a - b))", p == !r || (3 + c) <= (c + (a - b)))
    judge("p == q && !(q && r)", p == q && !(q && r))
    judge("q || b - a - ((a - 2) + 1) != 1", q || b - a - ((a - 2) + 1) != 1)
    judge("r && ((3 + 2) - b) >= b - c - (a + a)", r && ((3 + 2) - b) >= b - c - (a + a))
    judge("q && b != c + a", q && b != c + a)
    judge("b < c + 3 && p", b < c + 3 && p)
    judge("!r && (2 + c) <= (c - (c + a) - a)", !r && (2 + c) <= (c - (c + a) - a))
    judge("r || c + b - c >= a && c >= b - a + c", r || c + b - c >= a && c >= b - a + c)
    judge("c - 2 - -2 < c + a || r", c - 2 - -2 < c + a || r)
    judge("!p && c + a >= c", !p && c + a >= c)
    judge("b - -2 >= c && a + 2 < b - 0 || a != c + c", b - -2 >= c && a + 2 < b - 0 || a != c + c)
    judge("c + c != b || (-1 + 1) >= -2 + b", c + c != b || (-1 + 1) >= -2 + b)
  }

  @Test(arguments: 0..<216) func `the third twenty-five`(seed: Int) {
    let judge = Judge(seed)
    let (a, b, c, p, q, r) = (judge.a, judge.b, judge.c, judge.p, judge.q, judge.r)
    judge("p && 1 <= b - -2 + 2", p && 1 <= b - -2 + 2)
    judge("-2 == ((a + 1) - a - b) - b || p", -2 == ((a + 1) - a - b) - b || p)
    judge("p == !r || -2 < (c + 2) + -1", p == !r || -2 < (c + 2) + -1)
    judge("q || 2 <= a && r", q || 2 <= a && r)
    judge("(a + c + -1) != 1 || q", (a + c + -1) != 1 || q)
    judge("p || c == 3 + (c - b) || !r && q", p || c == 3 + (c - b) || !r && q)
    judge("q == r || (!p || !r == p) == !q", q == r || (!p || !r == p) == !q)
    judge("p || (b - (b + 3) == b - c && p == r)", p || (b - (b + 3) == b - c && p == r))
    judge("a <= 2 + a && p", a <= 2 + a && p)
    judge("p && (a + -2) >= a - (a + -1) + b", p && (a + -2) >= a - (a + -1) + b)
    judge("p && a < b - a - b", p && a < b - a - b)
    judge("r == q || a + b > a - 2", r == q || a + b > a - 2)
    judge("!r && (c - b) + a != 2 + a && p", !r && (c - b) + a != 2 + a && p)
    judge("p && b - 3 > b", p && b - 3 > b)
    judge("2 - (c - -2) != a || !p", 2 - (c - -2) != a || !p)
    judge("b == a + b && p || q != !r", b == a + b && p || q != !r)
    judge("q && -2 - a - ((1 + -2) - -1) == a + a + 0", q && -2 - a - ((1 + -2) - -1) == a + a + 0)
    judge("r == (b > a - c + 2 && q) || q", r == (b > a - c + 2 && q) || q)
    judge("r == q && a + c < -2 - a + a", r == q && a + c < -2 - a + a)
    judge("r != (p && !p) || q", r != (p && !p) || q)
    judge("!q == r && p == q && p == !r", !q == r && p == q && p == !r)
    judge("q || b <= (3 + 1) - 0", q || b <= (3 + 1) - 0)
    judge("a == 0 + (a + c) && q", a == 0 + (a + c) && q)
    judge("c - b - a < b + b && !p != q", c - b - a < b + b && !p != q)
    judge("a - c == a + 2 - b || p", a - c == a + 2 - b || p)
  }

  @Test(arguments: 0..<216) func `the fourth twenty-five`(seed: Int) {
    let judge = Judge(seed)
    let (a, b, c, p, q, r) = (judge.a, judge.b, judge.c, judge.p, judge.q, judge.r)
    judge("(3 - (c - 3)) + a >= b && q", (3 - (c - 3)) + a >= b && q)
    judge("!r && (b + b + a) + a - b >= -1 + a", !r && (b + b + a) + a - b >= -1 + a)
    judge("p || -2 + c < (3 - c + 1)", p || -2 + c < (3 - c + 1))
    judge("p == r || b - (3 - a) == b", p == r || b - (3 - a) == b)
    judge("r && 0 != b - a || r && !(q && p || r)", r && 0 != b - a || r && !(q && p || r))
    judge("!q || (b + (b + b) + b) + a != -2 && !p", !q || (b + (b + b) + b) + a != -2 && !p)
    judge("!q && !(p || b - (b - 3) + 2 > c) != p", !q && !(p || b - (b - 3) + 2 > c) != p)
    judge("(-2 - a) + a <= 2 + a + 0 && q == !p", (-2 - a) + a <= 2 + a + 0 && q == !p)
    judge("-1 + (a + a) <= a + (-1 - c) || q", -1 + (a + a) <= a + (-1 - c) || q)
    judge("(b + c) >= b + c - a && !r", (b + c) >= b + c - a && !r)
    judge("!r == (1 - 3 == b + c && q) && p", !r == (1 - 3 == b + c && q) && p)
    judge("(2 - a) != b + (1 + 2) || c + a != -2", (2 - a) != b + (1 + 2) || c + a != -2)
    judge("-2 >= a && !q && !p", -2 >= a && !q && !p)
    judge("a <= 1 - b - c || r != !p", a <= 1 - b - c || r != !p)
    judge("r && 1 - ((b + c - 3) - a) - b != c", r && 1 - ((b + c - 3) - a) - b != c)
    judge("!r && (a + c) - b != c", !r && (a + c) - b != c)
    judge("(c - b) + b > c || -2 != c - b + c && r", (c - b) + b > c || -2 != c - b + c && r)
    judge("(p && c - a == (c + b - a) - c + 2) && p", (p && c - a == (c + b - a) - c + 2) && p)
    judge("b > c + b && r", b > c + b && r)
    judge("p && b - c <= a", p && b - c <= a)
    judge("(p && r == q) || p", (p && r == q) || p)
    judge("1 != ((1 + a) + 1) - -2 && !q", 1 != ((1 + a) + 1) - -2 && !q)
    judge("!q == !r && c + -1 == a + a", !q == !r && c + -1 == a + a)
    judge("3 + -1 <= a + (b + a) || p && q", 3 + -1 <= a + (b + a) || p && q)
    judge("r || (p || !r)", r || (p || !r))
  }

  @Test(arguments: 0..<216) func `the fifth twenty-five`(seed: Int) {
    let judge = Judge(seed)
    let (a, b, c, p, q, r) = (judge.a, judge.b, judge.c, judge.p, judge.q, judge.r)
    judge("q || ((c + 1 + -2) + c) < c + c + b", q || ((c + 1 + -2) + c) < c + c + b)
    judge("r != p && q == r", r != p && q == r)
    judge("r && q == r && p || !q", r && q == r && p || !q)
    judge("3 == a - b || q == p || r", 3 == a - b || q == p || r)
    judge("b - 0 <= b || q", b - 0 <= b || q)
    judge("c < a - -2 || r", c < a - -2 || r)
    judge("p != !q || a <= -1 + (3 - b)", p != !q || a <= -1 + (3 - b))
    judge("c <= b && c + c >= 2", c <= b && c + c >= 2)
    judge("!p && 2 - b != c", !p && 2 - b != c)
    judge("(0 + b) - c != (c - a) || p || !p", (0 + b) - c != (c - a) || p || !p)
    judge("3 != (c + a) && q != r && b != a && !p", 3 != (c + a) && q != r && b != a && !p)
    judge("((-1 - a) - c) <= (b + 0) - 2 && q", ((-1 - a) - c) <= (b + 0) - 2 && q)
    judge("q && 1 <= c + c + -1", q && 1 <= c + c + -1)
    judge("!r && q || b + c == -2 || r", !r && q || b + c == -2 || r)
    judge("c - (a + a) != b && c <= a", c - (a + a) != b && c <= a)
    judge("c >= a - 1 && !p == r", c >= a - 1 && !p == r)
    judge("!r && c < 2 || 1 <= b + b", !r && c < 2 || 1 <= b + b)
    judge("p == q || b - a < 3", p == q || b - a < 3)
    judge("p == (p && r || (b + c) != b - c) || q", p == (p && r || (b + c) != b - c) || q)
    judge("c - 3 < c || q", c - 3 < c || q)
    judge("b == 2 - ((b + b) - a + 2) || c <= 3 || r", b == 2 - ((b + b) - a + 2) || c <= 3 || r)
    judge("-2 != (c + c) && p || r", -2 != (c + c) && p || r)
    judge("b + a >= b || p || q == !r", b + a >= b || p || q == !r)
    judge("q || c - 0 > a", q || c - 0 > a)
    judge("q != r || q || r", q != r || q || r)
  }

  @Test(arguments: 0..<216) func `the sixth twenty-five`(seed: Int) {
    let judge = Judge(seed)
    let (a, b, c, p, q, r) = (judge.a, judge.b, judge.c, judge.p, judge.q, judge.r)
    judge("(c + c) < c + c - 1 && !r", (c + c) < c + c - 1 && !r)
    judge("q && (2 - 3) + a == (a + 3) - c + (0 + a)", q && (2 - 3) + a == (a + 3) - c + (0 + a))
    judge("r != q && c >= a || p", r != q && c >= a || p)
    judge("r || 3 < a + c", r || 3 < a + c)
    judge("q || b + b + c >= b + c || !q != r", q || b + b + c >= b + c || !q != r)
    judge("c + b >= a + 0 + b || p", c + b >= a + 0 + b || p)
    judge("a - c == a + a + c || r", a - c == a + a + c || r)
    judge("!p != r && c != (a - c + b)", !p != r && c != (a - c + b))
    judge("(b + -1) < b || c != a && r", (b + -1) < b || c != a && r)
    judge("r || c + b + c <= b + b", r || c + b + c <= b + b)
    judge("c < a - 1 || !p != r", c < a - 1 || !p != r)
    judge("q && ((c - 0) + b - 2) + 3 >= c", q && ((c - 0) + b - 2) + 3 >= c)
    judge("q || -1 < c - 2 - c", q || -1 < c - 2 - c)
    judge("0 - b != c - (c + 2 + b) && r", 0 - b != c - (c + 2 + b) && r)
    judge("!(p || q) != p && !q == r", !(p || q) != p && !q == r)
    judge("3 - b < c - a && p", 3 - b < c - a && p)
    judge("p != (p && b > 1) && p", p != (p && b > 1) && p)
    judge("3 + 2 < b - c && r", 3 + 2 < b - c && r)
    judge("3 <= a + a || !p", 3 <= a + a || !p)
    judge("r && !p && b < c", r && !p && b < c)
    judge("!r && !r && b == c + 0", !r && !r && b == c + 0)
    judge("p == r || (a != b - c && r || q) == !q", p == r || (a != b - c && r || q) == !q)
    judge("q && 3 < c - (c + b)", q && 3 < c - (c + b))
    judge("!q && !q && c - 1 < a && r", !q && !q && c - 1 < a && r)
    judge("a + (-2 - b) <= (a + a) || q", a + (-2 - b) <= (a + a) || q)
  }

  @Test(arguments: 0..<216) func `the seventh twenty-five`(seed: Int) {
    let judge = Judge(seed)
    let (a, b, c, p, q, r) = (judge.a, judge.b, judge.c, judge.p, judge.q, judge.r)
    judge("r && (2 + 0 - (a + a)) + a - b < c || p", r && (2 + 0 - (a + a)) + a - b < c || p)
    judge("b - c >= (1 - b) + c || !p", b - c >= (1 - b) + c || !p)
    judge("(b + (b - a)) <= c + c && !r", (b + (b - a)) <= c + c && !r)
    judge("0 + a != 3 - (1 - a) || q", 0 + a != 3 - (1 - a) || q)
    judge("-2 - b <= c || p", -2 - b <= c || p)
    judge("2 + a == c - (2 - a + a) && !q", 2 + a == c - (2 - a + a) && !q)
    judge("q && (c + a) + a - b == a && q == p", q && (c + a) + a - b == a && q == p)
    judge("p != q && p == q", p != q && p == q)
    judge("3 >= a || b == -1", 3 >= a || b == -1)
    judge("!q && a - c - (b + c) > 0 + (c + b)", !q && a - c - (b + c) > 0 + (c + b))
    judge("(!p || a <= (3 + a) - 1) || p", (!p || a <= (3 + a) - 1) || p)
    judge("((1 - a + 2) - c) < a - 1 || !r != p", ((1 - a + 2) - c) < a - 1 || !r != p)
    judge("!q && b <= 0 && (-1 + b) == c", !q && b <= 0 && (-1 + b) == c)
    judge("p && (a + a + c) >= b - a || r", p && (a + a + c) >= b - a || r)
    judge("p || b - a >= b || !r == p", p || b - a >= b || !r == p)
    judge("r == q || c + 3 != c + a", r == q || c + 3 != c + a)
    judge("p || (c + -2) - b + (2 + c) >= a - b", p || (c + -2) - b + (2 + c) >= a - b)
    judge("q == !r && q != p", q == !r && q != p)
    judge("3 - a + 0 >= b && q == r", 3 - a + 0 >= b && q == r)
    judge("p && c >= 1 + a && b > a + 3", p && c >= 1 + a && b > a + 3)
    judge("p != q && a != -1 + 2 - b", p != q && a != -1 + 2 - b)
    judge("!q && p && !r == q && r", !q && p && !r == q && r)
    judge("p != r && (q && a == 2 || q)", p != r && (q && a == 2 || q))
    judge("a + 2 >= c || r", a + 2 >= c || r)
    judge("a < c && (p && c >= a || !(p || q != !r))", a < c && (p && c >= a || !(p || q != !r)))
  }

  @Test(arguments: 0..<216) func `the eighth twenty-five`(seed: Int) {
    let judge = Judge(seed)
    let (a, b, c, p, q, r) = (judge.a, judge.b, judge.c, judge.p, judge.q, judge.r)
    judge("a + b != (3 + b) + -1 && p", a + b != (3 + b) + -1 && p)
    judge("r && (a + a) + b < 2 - c && 1 != b", r && (a + a) + b < 2 - c && 1 != b)
    judge("p && q != r || 0 + 1 - a < 0 - a - -1", p && q != r || 0 + 1 - a < 0 - a - -1)
    judge("p && a >= c + a - c", p && a >= c + a - c)
    judge("!r || c < 2 + b", !r || c < 2 + b)
    judge("p || 2 + b - 0 > a", p || 2 + b - 0 > a)
    judge("!r != p && a + c < ((c - 0 - b) + b + b)", !r != p && a + c < ((c - 0 - b) + b + b))
    judge("p || b + b < c - a || !r != !q", p || b + b < c - a || !r != !q)
    judge("r || (!r && (!p == r || q) != q)", r || (!r && (!p == r || q) != q))
    judge("q && (q == !(r && p) && !r) != r", q && (q == !(r && p) && !r) != r)
    judge("-2 > (3 + 2) - 2 - a || p", -2 > (3 + 2) - 2 - a || p)
    judge("c <= b + b && r == p", c <= b + b && r == p)
    judge("r || !q && b < a - (2 + c) && p", r || !q && b < a - (2 + c) && p)
    judge("q && c + ((b + a) - b) != a - 3 && c > b", q && c + ((b + a) - b) != a - 3 && c > b)
    judge("(b + a + c) + a == c + b + a || !p", (b + a + c) + a == c + b + a || !p)
    judge("a <= b - c || a - ((3 - c) + a) == c", a <= b - c || a - ((3 - c) + a) == c)
    judge("2 < b || 1 + c >= b && 3 > b", 2 < b || 1 + c >= b && 3 > b)
    judge("q == p && b + a == c - a", q == p && b + a == c - a)
    judge("r == p || b - 3 == a + c", r == p || b - 3 == a + c)
    judge("(p && (c - 1 + a) < c) != q || 0 >= c", (p && (c - 1 + a) < c) != q || 0 >= c)
    judge("((0 - c - b) - c + b) <= 3 || q", ((0 - c - b) - c + b) <= 3 || q)
    judge("(r != q || p) && b + -2 - 0 < c - a || q", (r != q || p) && b + -2 - 0 < c - a || q)
    judge("c < b && !p == r", c < b && !p == r)
    judge("b <= 1 || !r || c > b", b <= 1 || !r || c > b)
    judge("r || 0 - b + 1 > a - (-1 - 2)", r || 0 - b + 1 > a - (-1 - 2))
  }
}
