import FormDiagnostics
import FormLowering
import FormPlan
import FormReader

/// Something that has a name in Swift.
struct SwiftNamed {
  /// The id.
  var id: Located<String>
  /// The name in Swift.
  var name: String
  /// Where the name comes from: `swiftName`, else the id.
  var span: SourceSpan

  init(_ field: FormField) {
    self.init(field.id, field.swiftName, SwiftNaming.fieldName(field.id.value))
  }

  init(_ option: FormOption) {
    self.init(option.id, option.swiftName, SwiftNaming.optionName(option.id.value))
  }

  init(_ set: FormOptionSet) { self.init(set.name, nil, set.name.value) }

  private init(_ id: Located<String>, _ written: Located<String>?, _ name: String) {
    self.id = id
    self.name = written?.value ?? name
    span = written?.span ?? id.span
  }
}

/// The names of a form that are not free in Swift.
struct Collisions {
  private(set) var found: [(words: Words, span: SourceSpan, path: String)] = []
  private var types: [String: SwiftNamed] = [:]

  mutating func check(_ facts: FormFacts) {
    let form = facts.form
    if let type = Self.types(of: form.name.value).first(where: Self.swiftUITypes.contains) {
      found.append((.takenForm(form.name.value, type), form.name.span, "form"))
    }
    var fields: [String: SwiftNamed] = [:]
    fields.reserveCapacity(facts.fields.count)
    for field in facts.fields {
      let named = SwiftNamed(field)
      var path: String { field.path(field.swiftName == nil ? "id" : "swiftName") }
      let isFree = check(named, among: &fields, path)
      if field.isChoice, field.optionSet == nil, isFree { checkType(named, path) }
    }
    for set in form.optionSets { checkType(SwiftNamed(set), "options.\(set.name.value)") }
    for list in facts.optionLists { checkOptions(list) }
  }

  private mutating func checkOptions(_ list: OptionList) {
    var options: [String: SwiftNamed] = [:]
    for (index, option) in list.options.enumerated() {
      let named = SwiftNamed(option)
      check(named, among: &options, "\(list.path)[\(index)]")
    }
  }

  /// Puts a name among its like, and says whether it was free; of two things with one id it is another rule's business.
  @discardableResult private mutating func check(
    _ named: SwiftNamed, among others: inout [String: SwiftNamed], _ path: @autoclosure () -> String
  ) -> Bool {
    if SwiftNaming.isTaken(named.name) {
      found.append((.taken(named), named.span, path()))
      return false
    }
    guard let first = others[named.name] else {
      others[named.name] = named
      return true
    }
    if first.id.value != named.id.value { found.append((.collision(first, named), named.span, path())) }
    return false
  }

  private mutating func checkType(_ named: SwiftNamed, _ path: @autoclosure () -> String) {
    let type = Field.choiceTypeName(named.name)
    if let first = types[type] {
      found.append((.choiceCollision(first, named, type), named.span, path()))
    } else {
      types[type] = named
    }
  }

  /// The types of a form that SwiftUI has too, where a form is called `Text`, `Secure`, `Environment` or `Focused`.
  private static let swiftUITypes: Set<String> = [
    "TextField", "SecureField", "EnvironmentValues", "FocusedValues",
  ]

  private static func types(of form: String) -> [String] { ["Field", "Values"].map { form + $0 } }
}
