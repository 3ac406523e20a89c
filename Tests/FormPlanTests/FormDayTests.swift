import FormPlan
import Foundation
import TestSupport
import Testing

@Suite struct FormDayTests {
  @Test(
    arguments: [
      "2026-02-29", "2026-04-31", "2026-00-10", "2026-13-10", "2026-1-05", "0000-01-01", "10000-01-01",
      "2026-01-01 ", "+026-01-01", "２026-01-01", "2026-01-00", "2026/01/01", "", "today", "1900-02-29",
    ]) func `what is no day of the calendar is none`(text: String)
  { #expect(FormDay(text) == nil) }

  @Test(arguments: ["24:00", "12:60", "9:30", "09:3", "0930", "09:30:00", "-1:00", " 09:30"])
  func `what is no time is none`(text: String) { #expect(FormTime(text) == nil) }

  @Test(arguments: ["2026-11-30", "2026-11-30 09:30", "2026-11-30T24:00", "2026-02-30T09:30", "09:30"])
  func `what is no day with a time is none`(text: String) { #expect(FormDateTime(text) == nil) }

  /// Python counts days, and clamps months, by code of its own.
  @Test(.enabled(if: Python.path != nil)) func `days, weeks, months and years are those of Python`() throws {
    var generator = Generator(seed: 5)
    let units = FormDay.Unit.allCases
    var questions: [(FormDay, Int, FormDay.Unit)] = []
    while questions.count < 20_000 {
      let year = generator.below(4) == 0 ? [1, 2, 9998, 9999][generator.below(4)] : 1 + generator.below(9999)
      guard let day = FormDay(year: year, month: 1 + generator.below(12), day: 1 + generator.below(31)) else {
        continue
      }
      let most = [0, 1, 40, 1000, 400_000, 4_000_000][generator.below(6)]
      questions.append((day, generator.below(2 * most + 1) - most, units[generator.below(4)]))
    }
    let input = questions.map { "\($0) \($1) \($2.rawValue)\n" }.joined()
    let output = String(decoding: try Python.run(Self.script, input: Data(input.utf8)), as: UTF8.self)
    let answers = output.split(separator: "\n").map(String.init)
    #expect(answers.count == questions.count)
    for ((day, amount, unit), answer) in zip(questions, answers) {
      let found = day.adding(amount, unit)?.description ?? "none"
      #expect(found == answer, "\(day) \(amount)\(unit.rawValue)")
    }
  }

  private static let script = """
    import sys, datetime, calendar
    for line in sys.stdin:
        day, amount, unit = line.split()
        day, amount = datetime.date.fromisoformat(day), int(amount)
        try:
            if unit in "dw":
                found = day + datetime.timedelta(days=amount * (7 if unit == "w" else 1))
            else:
                months = day.year * 12 + day.month - 1 + amount * (12 if unit == "y" else 1)
                year, month = divmod(months, 12)
                last = calendar.monthrange(year, month + 1)[1] if 1 <= year <= 9999 else 31
                found = datetime.date(year, month + 1, min(day.day, last))
            print(found.isoformat())
        except (ValueError, OverflowError):
            print("none")
    """

  @Test func `counting beyond all numbers is no day and no trap`() throws {
    let day = try #require(FormDay("2026-11-30"))
    for amount in [Int.max, .min, .max / 7 + 1, .min / 12 - 1] {
      for unit in FormDay.Unit.allCases { #expect(day.adding(amount, unit) == nil) }
    }
  }

  @Test func `order and text`() throws {
    let days = try ["0001-01-01", "2026-02-28", "2026-11-30", "2026-12-01", "9999-12-31"].map {
      try #require(FormDay($0))
    }
    #expect(days == days.reversed().sorted() && days.map(\.description)[0] == "0001-01-01")
    let moments = try ["2026-11-30T09:30", "2026-11-30T10:00", "2026-12-01T00:00"].map {
      try #require(FormDateTime($0))
    }
    #expect(moments == moments.reversed().sorted() && moments[2].description == "2026-12-01T00:00")
  }
}
