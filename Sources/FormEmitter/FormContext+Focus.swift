import FormPlan
import SwiftTemplates

extension FormContext {
  /// How the focus walks.
  var focus: TemplateContext {
    let jumping = plan.fields.filter { !$0.next.isEmpty }
    let walking = plan.fields.filter { $0.next.isEmpty }
    let submitting = facts.submitsAtEnd
    var context: TemplateContext = [
      "focusOrder": cases(plan.focusOrder.compactMap { facts.fields[$0] }),
      "jumping": .list(jumping.map(jump)),
      "walking": .list(group(walking)),
      "submitsAtEnd": .flag(!submitting.isEmpty),
      "submitsFrom": .expression(isOne(of: submitting)),
      "asksFocusable": .flag(facts.guards || facts.usesAttention),
      "dismisses": .flag(
        plan.toolbar.contains { $0.action == .done } || plan.dismissals.contains(.tapOutside)),
      "passesOver": .flag(passesOver),
      "hasPrevious": .flag(plan.toolbar.contains { $0.action == .previous }),
      "hasNext": .flag(plan.toolbar.contains { $0.action == .next }),
      "focusesInvalid": .flag(plan.invalidFocus == .first),
    ]
    context.add(initialFocus)
    return context
  }

  private var initialFocus: TemplateContext {
    let first = plan.focusOrder.first
    let wanted: FieldPath?
    switch plan.initialFocus {
    case .none: wanted = nil
    case .field(let path): wanted = path
    case .first: wanted = first.flatMap { facts.isAlwaysFocusable($0) ? $0 : nil }
    }
    let initial: TemplateValue =
      wanted.flatMap { facts.fields[$0] }.map {
        .context(["name": .name($0.name), "always": .flag(facts.isAlwaysFocusable($0.path))])
      } ?? .absent
    let isOpen = plan.initialFocus != .none && first != nil
    return [
      "initial": initial, "firstFocusable": .flag(isOpen && wanted == nil), "focusesOnAppear": .flag(isOpen),
    ]
  }

  /// Whether an edge leads to a field that may have to be passed over.
  private var passesOver: Bool {
    plan.fields.flatMap(\.next).contains { edge in
      if case .field(let path) = edge.target { !facts.isAlwaysFocusable(path) } else { false }
    }
  }

  /// `focus == .code || focus == .note`.
  private func isOne(of fields: [Field]) -> SwiftExpression {
    .any(fields.map { SwiftExpression.word("focus").compared(.equal, .case($0)) })
  }

  private func jump(_ field: Field) -> TemplateContext {
    var edges: [Field.Edge] = []
    for edge in field.next {
      edges.append(edge)
      if edge.when == .always { break }
    }
    return [
      "name": .name(field.name),
      "edges": .list(
        edges.map { edge in
          [
            "when": edge.when == .always ? .absent : .expression(printer.expression(edge.when)),
            "target": .expression(target(edge.target)),
          ]
        }),
      "fallsThrough": .flag(edges.last?.when != .always),
    ]
  }

  private func target(_ target: Field.Target) -> SwiftExpression {
    switch target {
    case .submit: return .implicitMember(.word("submit"))
    case .dismiss: return .implicitMember(.word("dismiss"))
    case .field(let path):
      guard let field = facts.fields[path] else { return .implicitMember(.word("end")) }
      if facts.isAlwaysFocusable(path) {
        return SwiftExpression.implicitMember(.word("field")).call([.init(nil, .case(field))])
      }
      return SwiftExpression.word("onward").call([.init(.word("from"), .case(field))])
    }
  }
}
