import FormCompiler
import FormEmitter
import FormPlan
import Foundation
import Testing

/// Days go through the picker, which knows moments only, and come back as they were.
@Suite struct DaysAndZonesTests {
  @Test func `a day is the same day in every zone`() throws {
    let form = try #require(
      GeneratedForms(folder: "Tests/Complaints", allowingWarnings: true).inputs.first {
        $0.plan.name == "BirthdayStays"
      })
    let program = """
      import Foundation

      for zone in ["Europe/Berlin", "America/Los_Angeles", "America/Sao_Paulo", "Asia/Tehran", "Pacific/Kiritimati"] {
        let zone = TimeZone(identifier: zone)
        // The second has no midnight in one of the zones.
        for text in ["1990-05-04", "2018-11-04", "2024-02-29", "0001-01-01", "9999-12-31"] {
          let day = FormDay(text)
          var again = day
          for _ in 0..<3 { again = zone.flatMap { zone in again?.instant(in: zone).flatMap { FormDay($0, in: zone) } } }
          print(again == day && day != nil ? "same" : "\\(text) became \\(again?.description ?? "nothing")")
        }
      }

      """
    let support = try FormCompiler.Generator(style: .mvvm).files(for: [form])["FormSupport.swift"]
    let folder = try GeneratedForms.written(
      ["FormSupport.swift": try #require(support), "main.swift": program], "zones")
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["FormSupport.swift", "main.swift"].map { folder.appending(path: $0).path }
    let built = try Tool.run(
      "swiftc", ["-swift-version", "6", "-o", folder.appending(path: "days").path] + files)
    try #require(built.status == 0, "\(built.complaints)")
    let lines = try Tool.run(folder.appending(path: "days").path, []).output.split(separator: "\n")
    #expect(lines == [Substring](repeating: "same", count: 25))
  }
}
