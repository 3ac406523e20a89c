import FormCompiler
import FormDiagnostics
import FormEmitter
import FormPlan
import FormRuntime
import Foundation
import JSONText
import TestSupport
import Testing

/// Forms of odd sizes, and scripts that nobody wrote.
@Suite struct RandomFormTests {
  static func inputs(_ seed: UInt64, _ count: Int) throws -> [EmitterInput] {
    var forms = RandomForms(seed: seed)
    return try (0..<count).map { index in
      let text = forms.form("Random\(index)")
      let form = Compiler.compile(SourceFile(path: "Random\(index).form.yaml", text: text))
      let findings = form.report.diagnostics.map { "\($0.rule): \($0.message)" }
      // Rules may find words of chance odd; errors they must not have.
      guard let plan = form.plan else {
        throw GeneratedForms.Unsound(path: text, findings: findings)
      }
      return EmitterInput(plan: plan, source: form.file.path)
    }
  }

  @Test(arguments: EmissionStyle.allCases, [UInt64(1), 2])
  func `whatever the sizes, formatting changes nothing`(style: EmissionStyle, seed: UInt64) throws {
    let inputs = try Self.inputs(seed, 25)
    let files = try FormCompiler.Generator(style: style).files(for: inputs)
    try expectFormatted(files, allowingLongLines: true)
  }

  @Test(arguments: EmissionStyle.allCases) func `whatever the sizes, it type-checks`(style: EmissionStyle)
    throws
  {
    let inputs = try Self.inputs(3, 12)
    let files = try FormCompiler.Generator(style: style).files(for: inputs)
    let folder = try GeneratedForms.written(files, "random")
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try Tool.run(
      "swiftc",
      ["-typecheck", "-warnings-as-errors", "-swift-version", "6"] + HeadlessModule.flags.get()
        + files.keys.sorted().map { folder.appending(path: $0).path })
    #expect(outcome.status == 0, "\(outcome.complaints)")
  }

  @Test func `models and interpreter agree on scripts that nobody wrote`() throws {
    let long = ProcessInfo.processInfo.environment["FORMC_LONG"] != nil
    let seed = UInt64(ProcessInfo.processInfo.environment["FORMC_SEED"] ?? "") ?? 1
    let inputs = try Script.inputs() + Self.inputs(seed, long ? 40 : 8)
    let program = try ModelProgram(plans: inputs)
    defer { program.remove() }
    var random = TestSupport.Generator(seed: seed)
    var scripts: [Script] = []
    for plan in inputs.map(\.plan) {
      for number in 0..<(long ? 200 : 10) {
        scripts.append(random.script(of: plan, name: "\(plan.name), seed \(seed), script \(number)"))
      }
    }
    expectEqualTraces(scripts, try program.traces(of: scripts))
  }
}

extension TestSupport.Generator {
  /// Forty events that are drawn from what the form has, sensible or not.
  mutating func script(of plan: Plan, name: String) -> Script {
    Script(
      name: name, plan: plan, given: [:], run: RunParameters(), events: (0..<40).map { _ in event(plan) })
  }

  private mutating func event(_ plan: Plan) -> Event {
    let field = pick(plan.fields)
    switch below(16) {
    case 0, 1: return .tap(field.path)
    case 2, 3, 4: return .type(text())
    case 5: return .paste(text() + pick(["", "\n", "\r\n"]) + text())
    case 6: return .clear
    case 7:
      let other = pick(plan.fields)
      return .fill([PathText(field.path, text())] + (other == field ? [] : [PathText(other.path, text())]))
    case 8, 9: return set(field)
    case 10: return .return
    case 11: return pick([.next, .previous])
    case 12: return pick([.done, .tapOutside, .scroll])
    case 13, 14: return .submit
    default:
      return pick([.reset, .reject(complaints(plan, field))])
    }
  }

  /// Complaints about two or three fields in any order, and about one that is none.
  private mutating func complaints(_ plan: Plan, _ field: Field) -> [PathText] {
    let others = plan.fields.filter { $0 != field && chance(1, of: 3) }.prefix(2).reversed()
    return [PathText(FieldPath("nowhere"), "what")]
      + ([field] + others).map { PathText($0.path, "no \($0.path)") }
  }

  private mutating func set(_ field: Field) -> Event {
    switch field.holds {
    case .boolean: .set(field.path, .boolean(chance(1, of: 2)))
    case .option: .set(field.path, chance(1, of: 4) ? .null : .text(pick(field.options).id))
    case .options:
      .set(field.path, .list(field.options.map(\.id).filter { _ in chance(1, of: 2) }.reversed()))
    case .integer, .number: .set(field.path, chance(1, of: 6) ? .null : .text(number(field.range)))
    case .day: .set(field.path, chance(1, of: 5) ? .null : .text(day()))
    case .time: .set(field.path, chance(1, of: 5) ? .null : .text(time()))
    case .dateTime: .set(field.path, chance(1, of: 5) ? .null : .text(day() + "T" + time()))
    case .text, .nothing: .set(field.path, .text(text()))
    }
  }

  /// A number that most fields can hold.
  private mutating func number(_ range: StepRange?) -> String {
    guard let range, let count = range.count, chance(3, of: 4) else {
      return pick(["5", "-1", "2.5", "12x"])
    }
    return (0..<below(count + 1)).reduce(range.lower) { number, _ in number + range.step }.description
  }

  private mutating func day() -> String {
    pick(["1999-12-31", "2000-01-01", "2000-01-15", "2000-02-29", "2000-12-31", "1960-06-01", "2000-13-01"])
  }

  private mutating func time() -> String { pick(["00:00", "08:30", "12:00", "18:45", "23:59", "24:00"]) }

  private mutating func text() -> String {
    chance(1, of: 4) ? pick(["1.5", "18", "-3", "1 000", "0", "12,50", "２"]) : word()
  }

  private mutating func word() -> String {
    pick([
      "a", "Ray", "12", "ray@example.com", "+49 30 123456", " ", "é", "AB-1", "\u{200B}", "long enough",
      "1,5",
    ])
  }
}
