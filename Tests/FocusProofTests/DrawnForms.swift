import Foundation

/// Forms that were drawn and judged, with what came of it.
struct DrawnForms: Sendable {
  /// A form and what was found.
  struct Drawn: Sendable {
    var form: RandomForm
    var findings: Set<Finding>
    var said: Set<Finding>
    var difference: Comparison.Difference?
    var states: Int
    /// How many forms were thrown away before.
    var refused: Int
  }

  /// The seed; `FORMC_SEED` chooses another.
  static let seed = ProcessInfo.processInfo.environment["FORMC_SEED"].flatMap { UInt64($0) } ?? 1
  /// How many forms: `FORMC_FORMS`, else more under `FORMC_LONG`.
  static let count: Int = {
    let variables = ProcessInfo.processInfo.environment
    return variables["FORMC_FORMS"].flatMap { Int($0) } ?? (variables["FORMC_LONG"] == nil ? 2_000 : 20_000)
  }()
  /// How many are drawn at a time.
  private static let batch = 100
  /// Whether the first batch with a difference is the last.
  static let stops = ProcessInfo.processInfo.environment["FORMC_STOP"] != nil
  /// No form has more states.
  static let limit = 20_000

  var forms: [Drawn]

  /// Draws and judges on all cores.
  init(comparison: Comparison) async {
    forms = []
    for start in stride(from: 0, to: Self.count, by: Self.batch) {
      forms += await Self.draw(start..<min(start + Self.batch, Self.count), comparison)
      if Self.stops, forms.contains(where: { $0.difference != nil }) { break }
    }
  }

  private static func draw(_ numbers: Range<Int>, _ comparison: Comparison) async -> [Drawn] {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    return await withTaskGroup(of: [Drawn].self) { group in
      for core in 0..<cores {
        group.addTask {
          stride(from: numbers.lowerBound + core, to: numbers.upperBound, by: cores).map {
            draw($0, comparison)
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
  }

  private static func draw(_ number: Int, _ comparison: Comparison) -> Drawn {
    var drawer = FormDrawer(seed: seed &* 1_000_003 &+ UInt64(number))
    var refused = 0
    // Half of the forms have an edge between two fields that have conditions.
    let isTied = number.isMultiple(of: 2)
    while true {
      let form = drawer.draw(isTied: isTied)
      guard !isTied || form.hasTie, let judged = try? Judgement(form.text, limit: limit) else {
        refused += 1
        continue
      }
      return Drawn(
        form: form, findings: judged.findings, said: Set(judged.said.map(Finding.init)),
        difference: comparison.difference(in: judged), states: judged.oracle.seen.states, refused: refused)
    }
  }

  /// In how many of the forms each rule has a finding.
  var statistics: String {
    let shares = Finding.rules.sorted().map { rule in
      let count = self.count(of: rule)
      let share = String(format: "%5.1f %%", 100 * Double(count) / Double(max(forms.count, 1)))
      return "\(share)  \(rule)"
    }
    let clean = forms.count(where: \.findings.isEmpty)
    let tied = forms.count(where: \.form.hasTie)
    let states = forms.map(\.states).reduce(0, +)
    let refused = forms.map(\.refused).reduce(0, +)
    return """
      seed \(Self.seed): \(forms.count) forms, \(states) states, \(clean) forms without a finding, \(tied) with an edge \
      between two fields that have conditions, \
      \(refused) thrown away
      \(shares.joined(separator: "\n"))
      """
  }

  /// Some of the forms in which a rule has a finding, with all findings.
  func examples(of rule: String) -> String {
    forms.filter { form in form.findings.contains { $0.rule == rule } }.prefix(3).map { form in
      form.form.text + form.findings.sorted().map { "# \($0)\n" }.joined()
    }.joined(separator: "\n")
  }

  /// In how many of the forms a rule has a finding.
  func count(of rule: String) -> Int {
    forms.count { form in form.findings.contains { $0.rule == rule } }
  }
}

extension RandomForm {
  /// Whether an edge leads from a field with a condition to another.
  fileprivate var hasTie: Bool {
    let conditional = fields.filter { $0.visible != nil || $0.enabled != nil }
    return conditional.contains { field in
      field.next.contains { edge in conditional.contains { $0.id == edge.to } }
    }
  }
}
