// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A target of ours: Swift 6, the upcoming features, and only the imports that are named here.
func target(_ name: String, _ imports: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: settings)
}

func tests(_ name: String, _ imports: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(name: name, dependencies: imports, exclude: exclude, swiftSettings: settings)
}

// In import order: a target may import only those above it.
let package = Package(
  name: "formc",
  platforms: [.macOS(.v13), .iOS(.v15)],
  products: [
    .executable(name: "formc", targets: ["formc"]),
    .library(name: "FormCompiler", targets: ["FormCompiler"]),
    .library(name: "FormRuntime", targets: ["FormPlan", "FormRuntime"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    target("JSONText"),
    target("FormDiagnostics", ["JSONText"]),
    target("FormYAML", ["CLibYAML", "JSONText", "FormDiagnostics"]),
    target("FormPlan", ["JSONText"]),
    target("FormRuntime", ["JSONText", "FormPlan"]),
    target("Automata"),
    target("DecisionDiagrams"),
    target("FormProof", ["FormPlan", "FormRuntime", "DecisionDiagrams"]),
    target("FormReader", ["JSONText", "FormDiagnostics", "FormYAML", "FormPlan"]),
    target("FormLowering", ["FormDiagnostics", "FormReader", "FormPlan"]),
    target(
      "FormRules",
      [
        "JSONText", "FormDiagnostics", "FormYAML", "FormReader", "FormPlan", "FormLowering", "FormRuntime",
        "Automata", "DecisionDiagrams", "FormProof",
      ]),
    target(
      "FormScenarios", ["JSONText", "FormDiagnostics", "FormYAML", "FormPlan", "FormReader", "FormRuntime"]),
    target("SwiftTemplates", ["FormDiagnostics"]),
    target("FormEmitter", ["FormDiagnostics", "FormPlan", "SwiftTemplates"]),
    target(
      "FormCompiler",
      ["FormDiagnostics", "FormYAML", "FormPlan", "FormReader", "FormLowering", "FormRules", "FormEmitter"]),
    .executableTarget(
      name: "formc",
      dependencies: [
        "JSONText", "FormDiagnostics", "FormYAML", "FormPlan", "FormReader", "FormRuntime",
        "DecisionDiagrams",
        "FormProof", "FormRules", "FormScenarios", "FormEmitter", "FormCompiler",
      ],
      swiftSettings: settings),
    // Not a product: writes the files that are checked in but made from others.
    .executableTarget(name: "generate", dependencies: ["FormRules"], swiftSettings: settings),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    // What tests share that compile whole forms.
    .target(
      name: "FormTestSupport",
      dependencies: ["FormCompiler", "FormDiagnostics", "FormPlan", "FormRules", "FormScenarios"],
      path: "Tests/FormTestSupport", swiftSettings: settings),
    tests(
      "GeneratedCodeTests",
      [
        "TestSupport",
        "JSONText", "FormCompiler", "FormDiagnostics", "FormEmitter", "FormPlan", "FormRuntime",
        "FormScenarios",
        "SwiftTemplates",
      ]),
    tests(
      "SemanticsTests",
      ["FormTestSupport", "FormRuntime", "FormScenarios"]),
    tests(
      "ComplaintsTests",
      ["FormTestSupport", "FormCompiler", "FormDiagnostics", "FormEmitter", "FormPlan", "FormRules"]),
    tests("LawTests", ["FormPlan"]),
    tests(
      "FocusProofTests",
      [
        "TestSupport", "FormTestSupport", "FormCompiler", "FormDiagnostics", "FormPlan", "FormRuntime",
        "FormScenarios",
      ], exclude: ["README.md"]),
    tests("DecisionDiagramsTests", ["TestSupport", "DecisionDiagrams"]),
    tests("AutomataTests", ["TestSupport", "Automata"]),
    tests("FormDiagnosticsTests", ["FormDiagnostics", "JSONText"]),
    tests("FormYAMLTests", ["TestSupport", "FormYAML", "FormDiagnostics", "JSONText"]),
    tests("FormPlanTests", ["TestSupport", "FormPlan"]),
    tests("FormRuntimeTests", ["TestSupport", "FormRuntime", "FormPlan", "JSONText"]),
    tests(
      "FormRulesTests",
      [
        "TestSupport", "FormTestSupport", "JSONText", "FormDiagnostics", "FormYAML", "FormPlan", "FormReader",
        "FormLowering", "FormRules", "SwiftTemplates",
      ]),
    tests(
      "FormReaderTests",
      ["TestSupport", "JSONText", "FormReader", "FormYAML", "FormDiagnostics", "FormPlan", "FormRuntime"]),
    tests(
      "FormScenariosTests",
      ["TestSupport", "FormScenarios", "FormRuntime", "FormPlan", "FormDiagnostics", "JSONText"]),
    tests("SwiftTemplatesTests", ["TestSupport", "SwiftTemplates", "FormDiagnostics"]),
    tests("DocumentationTests", ["formc"]),
    tests(
      "formcTests", ["TestSupport", "formc", "FormDiagnostics", "FormEmitter"], exclude: ["Goldens"]),
  ],
  swiftLanguageModes: [.v6]
)
