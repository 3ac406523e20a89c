import Foundation
import Testing

/// Forms by chance: what the checker says against what playing every state shows.
@Suite struct DrawnFormsTests {
  @Test func `the checker and the brute force find the same`() async {
    let comparison = Comparison()
    let drawn = await DrawnForms(comparison: comparison)
    print(drawn.statistics)
    if let rule = ProcessInfo.processInfo.environment["FORMC_SHOW"] { print(drawn.examples(of: rule)) }
    guard ProofCase.isCheckerAsked else { return }
    let differing = drawn.forms.compactMap(\.withDifference)
    for (kind, forms) in Dictionary(grouping: differing, by: \.1.kind).sorted(by: { $0.key < $1.key }) {
      guard let first = forms.first else { continue }
      let (smallest, difference) = DrawnForms.stops ? first : comparison.shrunk(first.0, first.1)
      Issue.record("\(kind), in \(forms.count) forms\n\(difference.description(of: smallest))")
    }
    // Of fewer forms some rules may have no finding.
    guard DrawnForms.count >= 2_000, !DrawnForms.stops else { return }
    for rule in Finding.rules { #expect(drawn.count(of: rule) > 0, "no form has \(rule)") }
  }
}

extension DrawnForms.Drawn {
  fileprivate var withDifference: (RandomForm, Comparison.Difference)? { difference.map { (form, $0) } }
}
