import FormPlan
import SwiftTemplates

/// What the files find that the forms of one output folder share.
struct SupportContext {
  let needs: SharedNeeds

  var context: TemplateContext {
    let picked = needs.picked
    let widensNumbers = needs.checks.contains("decimal")
    return [
      "usesDestinations": .flag(needs.usesDestinations),
      "usesFoundation": .flag(needs.usesToday || !picked.isEmpty || widensNumbers),
      "usesInstants": .flag(needs.usesToday || !picked.isEmpty),
      "widensNumbers": .flag(widensNumbers),
      "usesToday": .flag(needs.usesToday),
      "usesDates": .flag(!picked.isEmpty),
      "usesDays": .flag(picked.contains(.day) || picked.contains(.dateTime)),
      "usesTimes": .flag(picked.contains(.time) || picked.contains(.dateTime)),
      "usesDateTimes": .flag(picked.contains(.dateTime)),
      "picksDays": .flag(picked.contains(.day)),
      "picksTimes": .flag(picked.contains(.time)),
      "usesChecklists": .flag(needs.controls.contains(.checklist)),
      "slidesWhole": .flag(needs.slid.contains(.integer)),
      "slidesDecimals": .flag(needs.slid.contains(.decimal)),
    ]
  }

  /// The text of the types for days and times that the forms need, in the order of the files.
  var moments: String {
    var types = needs.types
    if needs.usesToday { types.insert(.day) }
    let needed = CheckFiles.closure(ofTypes: Set(types.map(\.rawValue)))
    return Embedded.values.filter { needed.contains($0.name) }.map { "\n" + $0.text }.joined()
  }

  /// The text of the checks that the forms use, and of those that these need; in the order of the files.
  var checks: String {
    let needed = CheckFiles.closure(of: Set(needs.checks.compactMap(CheckFiles.file(declaring:))))
    guard !needed.isEmpty else { return "" }
    return CheckFiles.all.filter { needed.contains($0.name) }.map { "\n" + $0.text }.joined()
  }
}
