import FormLowering
import FormPlan
import SwiftTemplates
import Testing

@testable import FormRules

/// Names that pass the rules are names in Swift.
@Suite struct Names {
  @Test func `a name that passes is an identifier of Swift's grammar, whatever its letters`() {
    for scalar in scalars {
      for name in ["\(scalar)", "a\(scalar)", "\(scalar)a"] where NameFault.of(name) == nil {
        guard SuspiciousCharacters.inName(name).isEmpty else { continue }
        #expect(SwiftName(name) != nil, "\(scalar.number)")
        #expect(SwiftName(name + "Section") != nil, "\(scalar.number)")
        #expect(SwiftName(Field.choiceTypeName(name)) != nil, "\(scalar.number)")
      }
    }
  }

  @Test func `every option has a name that is an identifier`() {
    for scalar in scalars {
      for id in ["\(scalar)", "a\(scalar)", "\(scalar)a", "1\(scalar)"] {
        #expect(
          SwiftName(SwiftNaming.optionName(id)) != nil, "\(scalar.number) in \(id.unicodeScalars.count)")
      }
    }
  }

  @Test func `letters of any script make names, marks and signs alone do not`() {
    for name in ["name", "имя", "名前", "Δx", "first_name", "_name", "a1", "café", "cafe\u{301}", "Self"] {
      #expect(NameFault.of(name) == nil, "\(name)")
    }
    for name in ["", "_", "-", " ", "1a", "a b", "a-b", "a.b", "a\u{2028}b", "\u{301}a", "a$", "١", "a🙂"] {
      #expect(NameFault.of(name) != nil, "\(name)")
    }
  }

  @Test func `a suggestion is a name`() {
    #expect(NameFault.suggestion(for: "First Name") == "firstName")
    #expect(NameFault.suggestion(for: "last-name") == "lastName")
    #expect(NameFault.suggestion(for: "a@b") == nil)
    #expect(NameFault.suggestion(for: "1st name") == nil)
    #expect(NameFault.suggestion(for: "contact", isForm: true) == "Contact")
    #expect(NameFault.suggestion(for: "contact-us", isForm: true) == "ContactUs")
  }

  /// Every scalar but private ones, which are all alike.
  private var scalars: [Unicode.Scalar] {
    (UInt32(0)...0xE0200).compactMap(Unicode.Scalar.init).filter {
      $0.properties.generalCategory != .privateUse && $0.properties.generalCategory != .unassigned
        && !(0x3500...0x4D00).contains($0.value) && !(0x5000...0x9F00).contains($0.value)
        && !(0xAD00...0xD700).contains($0.value) && !(0x17100...0x18C00).contains($0.value)
        && !(0x20100...0x32300).contains($0.value)
    }
  }
}
