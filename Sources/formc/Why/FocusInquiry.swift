import FormDiagnostics
import FormPlan
import FormReader
import FormRuntime
import JSONText

/// Where the keys of one field lead now, and from where they lead to it.
struct FocusInquiry {
  let field: Field
  let session: Session
  var reasoning: Reasoning
  private(set) var statements: [Statement] = []

  init(_ inquiry: Inquiry) {
    field = inquiry.field
    session = inquiry.session
    reasoning = inquiry.reasoning
    addReturn()
    for action in [ToolbarButton.Action.next, .previous]
    where session.plan.toolbar.contains(where: { $0.action == action }) {
      add(action)
    }
    addOrigins()
  }

  private mutating func addReturn() {
    guard let label = session.returnKeyLabel(of: field.path) else {
      statements.append(Statement("return", .null, "return: its keyboard has no return key"))
      return
    }
    guard !field.kind.row.control.returnTypesNewline else {
      statements.append(Statement("return", .null, "return types a line break"))
      return
    }
    let destination = session.destinationOfReturn(from: field.path)
    statements.append(
      Statement(
        "return", .object(["to": destination.json, "label": .string(label.rawValue)]),
        "return, labelled '\(label.rawValue)', \(destination.words)",
        because: way(to: destination, end: label)))
  }

  private mutating func add(_ action: ToolbarButton.Action) {
    let destination = session.destination(of: action, from: field.path)
    let isOff = destination == .nowhere
    if action == .next, !isOff, session.returnKeyLabel(of: field.path) != nil,
      destination == session.destinationOfReturn(from: field.path)
    {
      statements.append(
        Statement(action.rawValue, .object(["to": destination.json]), "next \(destination.words) too"))
      return
    }
    var because: [Reason] = []
    if action == .next {
      because = way(to: destination, end: nil)
    } else if case .field(let other) = destination {
      because = [Reason(text: whyBack(to: other))]
    }
    statements.append(
      Statement(
        action.rawValue, isOff ? .null : .object(["to": destination.json]),
        isOff ? "\(action.rawValue) is off" : "\(action.rawValue) \(destination.words)", because: because))
  }

  private mutating func addOrigins() {
    let hasNext = session.plan.toolbar.contains { $0.action == .next }
    let origins = session.plan.fields.compactMap { other -> (path: FieldPath, key: String)? in
      guard other.path != field.path, session.isFocusable(other.path) else { return nil }
      let hasReturn = other.keyboard.row.hasReturnKey && !other.kind.row.control.returnTypesNewline
      if hasReturn, session.destinationOfReturn(from: other.path) == .field(field.path) {
        return (other.path, "return")
      }
      let isNext = hasNext && session.destination(of: .next, from: other.path) == .field(field.path)
      return isNext ? (other.path, "next") : nil
    }
    let names = origins.map { "\($0.path) by \($0.key)" }.joined(separator: ", ")
    statements.append(
      Statement(
        "from", .array(origins.map { .object(["field": .string($0.path.text), "key": .string($0.key)]) }),
        names.isEmpty ? "no key leads here now" : "reached from \(names)"))
  }
}

extension Session.Destination {
  fileprivate var words: String {
    switch self {
    case .field(let path): "leads to \(path)"
    case .submit: "submits"
    case .dismiss: "closes the keyboard"
    case .nowhere: "leads nowhere"
    }
  }

  fileprivate var json: JSON {
    switch self {
    case .field(let path): .object(["field": .string(path.text)])
    case .submit: "submit"
    case .dismiss: "dismiss"
    case .nowhere: .null
    }
  }
}
