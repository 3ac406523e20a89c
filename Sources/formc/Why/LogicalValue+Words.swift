import FormRuntime
import JSONText

extension LogicalValue {
  /// As a condition would write it: `on`, `.us`, `"Ada"`, `empty`.
  var words: String {
    switch self {
    case .boolean(let isOn): isOn ? "on" : "off"
    case .option(let id): Self.option(id)
    case .options(let ids) where !ids.isEmpty: "[\(ids.map(Self.option).joined(separator: ", "))]"
    case .text(let text) where !text.isEmpty: JSON.quoted(ShortText.of(text, 60))
    case .number, .day, .time, .dateTime: text ?? "empty"
    case .empty, .options, .text: "empty"
    }
  }

  /// An id that is no name stands in quotes.
  private static func option(_ id: String) -> String {
    let isName = id.first?.isLetter == true && id.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isName ? ".\(id)" : JSON.quoted(id)
  }
}
