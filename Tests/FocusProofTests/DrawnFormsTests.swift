import Foundation
import Testing

/// Forms by chance: what the checker says against what playing every state shows.
@Suite struct DrawnFormsTests {
  @Test func `the checker and the brute force find the same`() async {
    let comparison = Comparison()
    let drawn = await DrawnForms(comparison: comparison)
    print(drawn.statistics)
    if let rule = ProcessInfo.processInfo.environment["FORMC_SHOW"] { print(drawn.examples(of: rule)) }
    for rule in Finding.rules { #expect(drawn.count(of: rule) > 0, "no form has \(rule)") }
    // Known differences are left: `make long` shows them.
    guard ProofCase.isCheckerAsked, ProcessInfo.processInfo.environment["FORMC_LONG"] != nil else { return }
    for form in drawn.forms.compactMap(\.withDifference).prefix(5) {
      let (smallest, difference) = comparison.shrunk(form.0, form.1)
      Issue.record("\(difference.description(of: smallest))")
    }
  }
}

extension DrawnForms.Drawn {
  fileprivate var withDifference: (RandomForm, Comparison.Difference)? { difference.map { (form, $0) } }
}
