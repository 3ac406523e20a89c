import FormDiagnostics
import FormEmitter
import FormReader
import FormRules
import FormYAML

/// Reads a formc.yaml as strictly as a form, and says everything that is wrong.
struct ConfigurationReader {
  let file: SourceFile
  var configuration: Configuration
  var faults: [Diagnostic] = []

  init(_ file: SourceFile, folder: String) {
    self.file = file
    configuration = Configuration(file: file, folder: folder)
  }

  /// Reads the file; of one that is for another formc nothing else is judged.
  mutating func read() {
    let (document, yamlFaults) = YAMLDocument.parse(file)
    faults = yamlFaults.map { ReadingFault(.yaml($0), $0.span).diagnostic(in: file) }
    guard faults.isEmpty else { return }
    guard let root = document?.root, !root.isNull else { return noVersion(SourceSpan(0, 0)) }
    if isMapping(root, .version, "\(Configuration.name)"), isOurs(root) { read(root, .file) }
  }

  /// Reads the keys of a mapping.
  private mutating func read(_ node: YAMLNode, _ home: ConfigurationKey.Home) {
    for (key, value) in keys(node, home) {
      switch key {
      case .version: break
      case .forms: forms(value)
      case .generate: if isMapping(value, key) { read(value, .generate) }
      case .lint: if isMapping(value, key) { read(value, .lint) }
      case .output:
        configuration.output = path(value, key).map { Path.absolute($0, in: configuration.folder) }
      case .style:
        let styles = EmissionStyle.allCases.map(\.rawValue)
        configuration.style = word(value, key, styles, toCome: EmissionStyle.toCome)
          .flatMap(EmissionStyle.init)
      case .platform: platform(value)
      case .access: _ = word(value, key, ["internal"], toCome: ["package", "public"])
      case .rules: if isMapping(value, key) { rules(value) }
      }
    }
  }

  /// Whether the file is for this formc, as far as it says.
  private mutating func isOurs(_ root: YAMLNode) -> Bool {
    guard let node = root.value("version") else {
      noVersion(root.entries.first?.key.span ?? root.span)
      return true
    }
    guard let version = text(node, .version) else { return true }
    if version == Release.series { return true }
    add(
      "version", "this file is for formc \(version), and this is formc \(Release.series)", node.span,
      help: "use that formc, or write `version: \(Release.series)`")
    return false
  }

  private mutating func noVersion(_ span: SourceSpan) {
    add(
      "missing-key", "\(Configuration.name) has no 'version'", span,
      help: "add `\(ConfigurationKey.version.row.example)`")
  }

  private mutating func forms(_ node: YAMLNode) {
    for element in list(node, "forms") {
      guard let path = path(element, .forms) else { continue }
      configuration.forms.append(Located(path, element.span))
    }
  }

  /// Checks the oldest system that the Swift is for: today the same text is for all that are known.
  private mutating func platform(_ node: YAMLNode) {
    guard let text = text(node, .platform) else { return }
    let known = (17...27).map { "iOS \($0)" }
    if known.contains(text) { return }
    let isNumber = known.contains("iOS " + text)
    add(
      "unknown-value", "the platform '\(text)' is not supported", node.span,
      help: isNumber ? "did you mean 'iOS \(text)'?" : "iOS 17 to iOS 27 are")
  }
}

extension EmissionStyle {
  /// Styles that a later version will know.
  static let toCome = ["container"]
}
