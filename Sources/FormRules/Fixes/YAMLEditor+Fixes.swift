import FormDiagnostics
import FormPlan
import FormReader
import FormYAML

extension YAMLEditor {
  /// Takes out the entry whose key or value is written at a span, or the element.
  func leavingOut(_ span: SourceSpan, _ title: String) -> Diagnostic.Fix? {
    removal(of: span).map { Diagnostic.Fix(title, [$0]) }
  }

  /// Takes a key with its value out; named as help texts name it.
  func leavingOut(key: String, at span: SourceSpan) -> Diagnostic.Fix? {
    leavingOut(span, "leave `\(key)` out")
  }

  /// Puts a text in the place of a span, where that stands in the file as it is; nil for an alias.
  func writing(_ text: String, for written: String, at span: SourceSpan) -> Diagnostic.Fix? {
    guard file.text(span) == written else { return nil }
    return Diagnostic.Fix("write `\(text)`", [Diagnostic.Edit(span, text)])
  }

  /// Writes a key below one that stands at a span.
  func adding(_ text: String, below span: SourceSpan) -> Diagnostic.Fix? {
    insertion(text, afterEntryAt: span).map { Diagnostic.Fix("add `\(text)`", [$0]) }
  }
}

extension YAMLEditor {
  /// Writes elements behind one that stands at a span.
  func adding(_ words: [String], behind span: SourceSpan, _ title: String) -> Diagnostic.Fix? {
    guard let item = item(at: span), item.parent.kind == .sequence else { return nil }
    return insertion(words, intoListAt: item.parent.span, after: item.index).map {
      Diagnostic.Fix(title, [$0])
    }
  }

  /// Takes out the key of the list that holds an element.
  func leavingOutList(of element: SourceSpan, _ title: String) -> Diagnostic.Fix? {
    guard let item = item(at: element), item.parent.kind == .sequence else { return nil }
    return leavingOut(item.parent.span, title)
  }

  /// Takes an element out that is written like another.
  func leavingOut(_ one: Located<String>, like other: Located<String>, _ title: String) -> Diagnostic.Fix? {
    guard let item = item(at: one.span), item.parent.kind == .sequence,
      let first = self.item(at: other.span), first.parent.kind == .sequence
    else { return nil }
    return leavingOut(one.span, title)
  }

  /// Takes an entry out that says the same as another.
  func leavingOutEntry(at key: SourceSpan, like other: SourceSpan) -> Diagnostic.Fix? {
    guard let value = item(at: key)?.nodes.last, let first = item(at: other)?.nodes.last,
      file.text(value.span) == file.text(first.span)
    else { return nil }
    return leavingOut(key, "leave the second out")
  }

  /// Says what fields hold, each by a key of its own.
  func marking(_ fields: [FormField], as content: ContentType) -> Diagnostic.Fix? {
    let text = "content: \(content.rawValue)"
    let edits = fields.map { field in
      field.content.map { Diagnostic.Edit($0.span, content.rawValue) }
        ?? insertion(text, afterEntryAt: field.label?.span ?? field.id.span)
    }
    let whole = edits.compactMap(\.self)
    let isAlias = fields.contains { $0.content.map { file.text($0.span).hasPrefix("*") } ?? false }
    return whole.count < edits.count || isAlias ? nil : Diagnostic.Fix("write `\(text)`", whole)
  }

  /// Writes what an order lacks into it, each behind the field that is shown before it.
  ///
  /// - Parameter shown: all ids, in the order shown.
  func completing(
    _ order: Located<[Located<String>]>, missing: Set<String>, _ shown: [String]
  ) -> Diagnostic.Fix? {
    let places = Dictionary(
      order.value.enumerated().map { ($1.value, $0) }, uniquingKeysWith: { first, _ in first })
    var last: Int?
    var added: [(after: Int?, ids: [String])] = []
    for id in shown {
      if let place = places[id] { last = place }
      guard missing.contains(id) else { continue }
      if let group = added.firstIndex(where: { $0.after == last }) {
        added[group].ids.append(id)
      } else {
        added.append((last, [id]))
      }
    }
    let edits = added.map { insertion($0.ids, intoListAt: order.span, after: $0.after) }.compactMap(\.self)
    return edits.count < added.count ? nil : Diagnostic.Fix("add what is missing", edits)
  }
}

// MARK: - Ways on

extension YAMLEditor {
  /// The keys of a form that stand before `focus`.
  private static let head = ["form", "title", "language", "messages"]

  /// Puts *next* and *done* above the keyboard.
  func toolbar(for form: Form) -> Diagnostic.Fix? {
    let edit = form.focus.span.map { toolbarIn(focusAt: $0) } ?? newFocus(form)
    return edit.map { Diagnostic.Fix("put buttons above the keyboard", [$0]) }
  }

  private func toolbarIn(focusAt span: SourceSpan) -> Diagnostic.Edit? {
    guard let places, let focus = item(at: span)?.nodes.last, focus.kind == .mapping, !focus.isAlias else {
      return nil
    }
    let children = places.children(of: focus)
    if let key = children.first(where: { $0.isText("toolbar") }), let value = item(key, places)?.nodes.last {
      return value.elements.isEmpty ? Diagnostic.Edit(value.span, "[next, done]") : nil
    }
    guard let last = children.last else { return Diagnostic.Edit(focus.span, "{toolbar: [next, done]}") }
    return insertion("toolbar: [next, done]", afterEntryAt: last.span)
  }

  private func newFocus(_ form: Form) -> Diagnostic.Edit? {
    guard let name = item(at: form.name.span),
      let before = name.all.last(where: { entry in Self.head.contains { entry.first?.isText($0) == true } }),
      let key = before.first
    else { return nil }
    return insertion("focus: {toolbar: [next, done]}", afterEntryAt: key.span)
  }
}

// MARK: - Guards

extension YAMLEditor {
  /// Takes an edge only where a condition holds.
  func guarding(_ edge: FormEdge, by condition: String) -> Diagnostic.Fix? {
    let title = "take the edge only where `\(condition)` holds"
    if let when = edge.when { return when.fix(title, and: condition) }
    guard let item = item(at: edge.target.span) else { return nil }
    let guarded = "when: \(FormCondition.written(condition))"
    if item.parent.kind == .mapping, item.nodes.first?.isText("to") == true {
      return insertion(guarded, afterEntryAt: edge.target.span).map { Diagnostic.Fix(title, [$0]) }
    }
    let entry = "{\(guarded), to: \(edge.target.value)}"
    let text = item.parent.kind == .mapping ? "[\(entry)]" : entry
    return Diagnostic.Fix(title, [Diagnostic.Edit(edge.target.span, text)])
  }

  /// Runs a validator only where a condition holds.
  func guarding(_ validator: FormValidator, by condition: String) -> Diagnostic.Fix? {
    let title = "check only where `\(condition)` holds"
    if let when = validator.when { return when.fix(title, and: condition) }
    return insertion("when: \(FormCondition.written(condition))", afterEntryAt: validator.kind.span)
      .map { Diagnostic.Fix(title, [$0]) }
  }
}

extension FormFacts {
  /// The condition under which a field is shown, and enabled where that is asked for too; nil where nothing decides.
  func condition(of id: String, withEnabled: Bool) -> String? {
    guard let section = sections[id], let field = field(id) else { return nil }
    let visible = [section.visible, field.visible]
    let enabled = withEnabled ? [section.enabled, field.enabled] : []
    let texts = (visible + enabled).compactMap { $0?.text.text }
    return texts.isEmpty ? nil : FormCondition.joined(texts)
  }
}

extension FormCondition {
  /// Conditions that must all hold, as one.
  static func joined(_ texts: [String]) -> String {
    guard texts.count > 1 else { return texts.first ?? "" }
    return texts.map { $0.contains("||") ? "(\($0))" : $0 }.joined(separator: " && ")
  }

  /// The change that asks for another condition too.
  fileprivate func fix(_ title: String, and other: String) -> Diagnostic.Fix? {
    fix(title, [(0..<text.text.utf8.count, Self.joined([text.text, other]))])
  }
}
