import FormPlan
import SwiftTemplates

extension FormContext {
  /// The names of one section in Swift.
  struct SectionNames {
    /// The view's name, `recipientSection`.
    var name: SwiftName
    /// The name of the condition, `isRecipientSectionVisible`.
    var isVisible: SwiftName
  }

  /// A name for each section: by its id, else its title, else its first field.
  static func sectionNames(_ facts: PlanFacts) -> [SectionNames] {
    let plan = facts.plan
    var taken: Set<String> = ["Submit"]
    return plan.sections.enumerated().map { index, section in
      var stem = section.id ?? self.stem(section.title ?? "")
      if stem.isEmpty {
        stem =
          plan.sections.count == 1
          ? "fields" : section.fields.first.flatMap { facts.fields[$0]?.swiftName } ?? "part"
      }
      var (name, number) = (stem, index + 1)
      while !taken.insert(raised(name)).inserted { (name, number) = (stem + String(number), number + 1) }
      return SectionNames(
        name: .word(name + "Section"), isVisible: .word("is\(raised(name))SectionVisible"))
    }
  }

  private static func raised(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  /// A title in camel case, as far as it is made of ASCII letters and digits.
  private static func stem(_ title: String) -> String {
    let words = title.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    guard title.unicodeScalars.allSatisfy(\.isASCII), let first = words.first, first.first?.isLetter == true
    else { return "" }
    return first.lowercased() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
