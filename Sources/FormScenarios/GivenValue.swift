import FormDiagnostics
package import FormPlan
import FormYAML

/// A value for a field from a text, as `given` of a scenarios file has it.
package enum GivenValue {
  /// What a text puts into a field, or why it cannot.
  ///
  /// A text in quotes and anything for a control is YAML; any other text for a field of texts is taken as it is.
  package static func entry(_ text: String, in field: Field) -> (entry: Entry?, fault: String?) {
    let isQuoted = ["\"", "'"].contains(text.prefix(1))
    if field.holds == .text, !isQuoted { return (.text(text), nil) }
    let (document, faults) = YAMLDocument.parse(SourceFile(path: "", text: "given: \(text)\n"))
    if let fault = faults.first { return (nil, fault.diagnostic.message) }
    guard let node = document?.root?.value("given") else { return (nil, "there is no value") }
    var reader = ScenarioReader(plan: nil)
    let entry = reader.entry(node, in: field)
    return (
      entry, reader.faults.first.map { [$0.message, $0.help].compactMap(\.self).joined(separator: "; ") }
    )
  }
}
