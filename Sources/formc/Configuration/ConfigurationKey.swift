/// The keys of formc.yaml.
enum ConfigurationKey: String, CaseIterable {
  case version, forms, generate, lint
  case output, style, platform, access
  case rules

  /// A mapping that has keys.
  enum Home: String { case file = "formc.yaml", generate = "'generate'", lint = "'lint'" }

  /// A row of the table.
  struct Row {
    /// The mapping it stands in.
    var home: Home
    /// How it is written, with a value.
    var example: String
  }

  /// Where it stands, and how it is written.
  var row: Row {
    switch self {
    case .version: Row(home: .file, example: "version: \(Release.series)")
    case .forms: Row(home: .file, example: "forms: [Forms]")
    case .generate: Row(home: .file, example: "generate: {output: Generated}")
    case .lint: Row(home: .file, example: "lint: {rules: {keyboard/no-return-key: warning}}")
    case .output: Row(home: .generate, example: "output: Generated")
    case .style: Row(home: .generate, example: "style: mvvm")
    case .platform: Row(home: .generate, example: "platform: iOS 17")
    case .access: Row(home: .generate, example: "access: internal")
    case .rules: Row(home: .lint, example: "rules: {keyboard/no-return-key: warning}")
    }
  }
}
