import FormEmitter
import Foundation
import Testing

/// What is said for people who read from right to left.
@Suite struct DirectionTests {
  @Test(arguments: EmissionStyle.allCases)
  func `arrows point up and down, and nothing has a left or a right`(style: EmissionStyle) throws {
    let forms = try ["Forms", "Tests/Complaints"].map {
      try GeneratedForms(folder: $0, allowingWarnings: true)
    }
    let files = try forms.map { try $0.files(style) }
    #expect(files.flatMap(\.values).contains { $0.contains("Image(systemName: \"chevron.down\")") })
    for (name, text) in files.joined() {
      for match in text.matches(of: #/systemName: "([^"]+)"/#) {
        #expect(!match.1.contains("left") && !match.1.contains("right"), "\(name): \(match.1)")
      }
      #expect(text.firstMatch(of: #/\.(left|right)\b|leftToRight|rightToLeft/#) == nil, "\(name)")
    }
  }
}
