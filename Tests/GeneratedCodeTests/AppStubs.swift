import FormPlan

/// What forms name and the app declares: functions, and views of its own.
struct AppStubs {
  private let fields: [Field]

  /// Of these forms together.
  init(_ plans: [Plan]) { fields = plans.flatMap(\.fields) }

  /// Everything, for code that is only compiled.
  var text: String {
    "import SwiftUI\n\n"
      + checks.map { "func \($0)(_ text: String) -> Bool { true }\n" }.joined()
      + Self.unique(fields.compactMap(\.function)).map { "@MainActor func \($0)() {}\n" }.joined()
      + Self.unique(fields.compactMap(\.view)).map(view).joined()
  }

  /// The functions of `custom`, which answer as the run says.
  var answeringFunctions: String {
    checks.map {
      """

      @MainActor func \($0)(_ text: String) -> Bool { Surroundings.answers["\($0)"] ?? true }

      """
    }.joined()
  }

  private var checks: [String] {
    Self.unique(
      fields.flatMap(\.validators).compactMap { validator in
        if case .custom(let name) = validator.check { name } else { nil }
      })
  }

  private func view(_ name: String) -> String {
    let types = Self.unique(fields.filter { $0.view == name }.map { Self.valueType($0) ?? "" })
    let inits = types.map { type in
      type.isEmpty ? "  init(_ label: String) {}\n" : "  init(_ label: String, value: Binding<\(type)>) {}\n"
    }
    return """

      struct \(name): View {
      \(inits.joined())  var body: some View { EmptyView() }
      }

      """
  }

  private static func valueType(_ field: Field) -> String? {
    switch field.holds {
    case .text: "String"
    case .integer: "Int?"
    case .number: "Decimal?"
    case .boolean: "Bool"
    case .day: "FormDay?"
    case .nothing, .option, .options, .time, .dateTime: nil
    }
  }

  private static func unique(_ names: [String]) -> [String] { Set(names).sorted() }
}
