import FormDiagnostics
import FormPlan
import FormRuntime
import Testing

/// The tools with which checker and brute force are compared.
@Suite struct ComparisonTests {
  private let form = """
    form: Proof
    fields:
      - {id: t, type: toggle, label: T}
      - {id: a, label: A, next: b}
      - {id: b, label: B, visible: '!t'}
    submit: {label: Send}
    """
  private let finding = Finding("focus/target-may-be-hidden", .warning, "fields.a.next[0]")

  @Test func `a form in which they differ becomes small`() throws {
    let silent = Comparison(rules: ["focus/target-may-be-hidden"], said: { _ in [] })
    var drawer = FormDrawer(seed: 1)
    var found: (RandomForm, Comparison.Difference)?
    while found == nil {
      let form = drawer.draw()
      found = silent.difference(in: form.text, limit: 500).map { (form, $0) }
    }
    let (form, difference) = try #require(found)
    let (smallest, other) = silent.shrunk(form, difference)
    #expect(smallest.fields.count <= 3, "\(other.description(of: smallest))")
    #expect(other.missing.count == 1)
  }

  @Test func `a witness shows its fault, and all of it is needed`() throws {
    let replay = Replay(try #require(try Judgement(form)).oracle)
    let needed: [FieldPath: Entry] = ["t": .boolean(true)]
    #expect(replay.fault(of: Replay.Witness(given: needed), for: finding) == nil)
    #expect(replay.fault(of: Replay.Witness(given: needed, steps: [.return]), for: finding) == nil)
    #expect(replay.fault(of: Replay.Witness(), for: finding) != nil)
    let more = needed.merging(["a": .text("x")]) { first, _ in first }
    #expect(replay.fault(of: Replay.Witness(given: more), for: finding) != nil)
    #expect(replay.fault(of: Replay.Witness(given: needed, steps: [.next]), for: finding) != nil)
    #expect(replay.fault(of: Replay.Witness(given: needed, steps: [.scroll, .return]), for: finding) != nil)
  }
}
