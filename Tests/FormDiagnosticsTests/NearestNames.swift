import FormDiagnostics
import Testing

@Suite struct NearestNames {
  private let names = [
    "id", "label", "length", "keyboard", "submitLabel", "placeholder", "next", "email", "text",
  ]

  @Test(arguments: [
    ("labl", "label"), ("lable", "label"), ("Label", "label"), ("LABEL", "label"), ("ID", "id"), ("Id", "id"),
    ("idd", "id"), ("di", "id"), ("emial", "email"), ("keybord", "keyboard"), ("submit_label", "submitLabel"),
    ("SubmitLabel", "submitLabel"), ("plaecholder", "placeholder"), ("lenght", "length"), ("txt", "text"),
  ])
  func `a slip finds its name`(slip: String, name: String) {
    #expect(NearestName.nearest(to: slip, among: names) == name)
  }

  @Test(arguments: ["", "i", "xy", "to", "abel_", "zzz", "keyword", "kind", "größe", "l\u{301}"])
  func `what is far from every name finds none`(slip: String) {
    #expect(NearestName.nearest(to: slip, among: names.filter { $0 != "keyboard" && $0 != "label" }) == nil)
  }

  @Test func `of names as near the first wins, and case decides before edits`() {
    #expect(NearestName.nearest(to: "cat", among: ["cut", "bat"]) == "cut")
    #expect(NearestName.nearest(to: "cat", among: ["bat", "cAt"]) == "cAt")
  }

  @Test func `long texts are no names`() {
    let long = String(repeating: "a", count: 100_000)
    #expect(NearestName.nearest(to: long, among: [long + "b"]) == nil)
  }
}
