import FormCompiler
import FormDiagnostics
import Testing

/// The table of forms with findings derived by hand.
@Suite struct ProofCaseTests {
  @Test(arguments: ProofCase.all)
  func `a case compiles as far as conditions go`(proof: ProofCase) {
    let form = Compiler.compile(SourceFile(path: "Proof.form.yaml", text: proof.form))
    #expect(form.plan != nil, "\(form.report.diagnostics.map(\.message))")
    let others = form.report.diagnostics.filter { $0.severity == .error && !Finding.rules.contains($0.rule) }
    #expect(others.isEmpty, "\(others.map(\.message))")
  }

  @Test func `each rule has a case`() {
    #expect(Set(ProofCase.all.flatMap(\.findings).map(\.rule)) == Finding.rules)
  }
}

extension ProofCaseTests {
  @Test(arguments: ProofCase.all)
  func `the brute force finds what was found by hand`(proof: ProofCase) throws {
    let judged = try #require(try Judgement(proof.form))
    #expect(judged.findings.sorted() == proof.findings.sorted(), "\(proof.form)")
  }
}

extension ProofCaseTests {
  @Test(.enabled(if: ProofCase.isCheckerAsked), arguments: ProofCase.all)
  func `the checker finds what was found by hand`(proof: ProofCase) {
    let form = Compiler.compile(SourceFile(path: "Proof.form.yaml", text: proof.form))
    let said = Set(form.report.diagnostics.filter { Finding.rules.contains($0.rule) }.map(Finding.init))
    #expect(said.sorted() == proof.findings.sorted(), "\(proof.form)")
  }
}
