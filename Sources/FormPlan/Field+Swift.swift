extension Field {
  /// The name of the enum of a choice's options: the field's or the shared set's name with a capital, `Country`.
  ///
  /// Not the field's own name, nor that of a type that the generated code needs: those get `Choice` behind them.
  public var choiceTypeName: String { Self.choiceTypeName(optionSet ?? swiftName) }

  /// The name of the enum of options, for a field of that Swift name.
  public static func choiceTypeName(_ swiftName: String) -> String {
    let raised = swiftName.prefix(1).uppercased() + swiftName.dropFirst()
    return raised == swiftName || takenTypes.contains(raised) ? raised + "Choice" : raised
  }

  private static let takenTypes: Set<String> = [
    "Any", "Array", "Bool", "CaseIterable", "Character", "Dictionary", "Double", "Equatable", "Error",
    "Hashable",
    "Int", "Never", "Optional", "Protocol", "Self", "Sendable", "Set", "String", "Type", "Void",
  ]
}
