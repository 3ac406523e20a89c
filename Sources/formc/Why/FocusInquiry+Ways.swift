import FormDiagnostics
import FormPlan
import FormReader
import FormRuntime

/// Why keys lead where they do.
extension FocusInquiry {
  /// Why *previous* leads where it does.
  func whyBack(to other: FieldPath) -> String {
    let here = Session.Destination.field(field.path)
    let leadsHere =
      session.destinationOfReturn(from: other) == here || session.destination(of: .next, from: other) == here
    let order = session.plan.focusOrder
    let isBehind = order.drop { $0 != field.path }.contains(other)
    return leadsHere
      ? "\(other) leads here" : isBehind ? "it goes round to the last field" : "the nearest field before"
  }

  /// By which entry of `next`, or by what else, a key leads where it does.
  ///
  /// - Parameter label: what the return key says; nil for the toolbar's button.
  mutating func way(to destination: Session.Destination, end label: SubmitLabel?) -> [Reason] {
    let written = reasoning.written[field.path]?.field.next ?? []
    let taken = field.next.firstIndex { session.holds($0.when) }
    var because: [Reason] = []
    for entry in written.prefix(taken.map { $0 + 1 } ?? written.count) {
      if let when = entry.when { because.append(reasoning.reason(when)) }
    }
    let order = session.plan.focusOrder
    guard let taken, written.indices.contains(taken) else {
      let start = order.firstIndex(of: field.path).map { $0 + 1 } ?? order.count
      let isEnd = !order.dropFirst(start).contains(where: session.isFocusable)
      let text = [
        written.isEmpty ? nil : "no `next` holds", isEnd ? nil : "what follows in the order of the focus",
      ]
      .compactMap { $0 }.joined(separator: ": ")
      let first = text.isEmpty ? [] : [Reason(text: text, because: because)]
      return first + walk(from: start, to: destination, label)
    }
    let target = written[taken].target
    let next = Reason(
      text: "`next` leads to \(target.value)", line: reasoning.written.line(target.span), because: because)
    if let start = order.firstIndex(of: FieldPath(target.value)) {
      return [next] + walk(from: start, to: destination, label)
    }
    guard label == nil, field.next[taken].target == .submit else { return [next] }
    return [next, Reason(text: "the toolbar does not submit" + round(destination))]
  }

  /// What a walk through the focus order passes over, and what happens where it comes to its end.
  private func walk(from start: Int, to destination: Session.Destination, _ label: SubmitLabel?) -> [Reason] {
    let rest = session.plan.focusOrder.dropFirst(start)
    let passed = rest.prefix { !session.isFocusable($0) }
    var reasons: [Reason] = []
    if !passed.isEmpty {
      let names = passed.prefix(3).map(\.text) + (passed.count > 3 ? ["others"] : [])
      let states = Set(passed.map { session.isVisible($0) ? "disabled" : "hidden" }).sorted(by: >)
      let verb = passed.count == 1 ? "is" : "are"
      reasons.append(
        Reason(
          text:
            "passing over \(names.joined(separator: ", ")), which \(verb) \(states.joined(separator: " or "))"
        ))
    }
    guard passed.count == rest.count else { return reasons }
    let end = label.map { "'\($0.rawValue)' \($0.atEnd == .submits ? "submits" : "closes the keyboard")" }
    return reasons + [Reason(text: "nothing follows" + (end.map { ", and \($0)" } ?? round(destination)))]
  }

  private func round(_ destination: Session.Destination) -> String {
    destination == .nowhere ? "" : ", and it goes round to the first field"
  }
}
