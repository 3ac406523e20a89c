import FormDiagnostics
package import FormPlan
package import FormReader

/// Makes every decision that a form leaves open.
///
/// Total on every form that passed stages 1 to 3 of the rules: a fault in the focus graph does not stop it. What those
/// stages would have refused (a name that names nothing, a condition of the wrong type) is passed over, never a trap.
package enum FormLowering {
  /// The plan of a form.
  ///
  /// - Complexity: linear in the size of the form.
  package static func plan(of form: Form) -> Plan {
    let lowering = LoweredField(form, ConditionScope(form))
    let (conditions, texts) = (lowering.conditions, lowering.texts)
    var sections: [Section] = []
    var fields: [Field] = []
    for written in form.sections {
      let section = Section(
        id: written.id?.value, title: written.title?.value, footer: written.footer?.value,
        visible: conditions.expression(written.visible), enabled: conditions.expression(written.enabled),
        fields: written.fields.map { FieldPath($0.id.value) })
      sections.append(section)
      for field in written.fields {
        var field = lowering.field(field)
        field.visible = section.visible.and(field.visible)
        field.enabled = section.enabled.and(field.enabled)
        fields.append(field)
      }
    }
    connectRechecks(&fields)
    return Plan(
      name: form.name.value, title: form.title?.value, language: form.language?.value ?? "en",
      initialFocus: initialFocus(form), toolbar: toolbar(form, texts), wraps: form.focus.wrap?.value ?? false,
      dismissals: dismissals(form), invalidFocus: form.focus.invalid?.value ?? .first,
      validation: form.validation?.value ?? .submit, sections: sections, fields: fields,
      focusOrder: form.focusOrder, derivationOrder: derivationOrder(fields),
      submit: SubmitButton(label: form.submitLabel.value))
  }

  private static func initialFocus(_ form: Form) -> InitialFocus {
    switch form.focus.initial?.value {
    case nil: .first
    case "none": .none
    case let id?: .field(FieldPath(id))
    }
  }

  private static func toolbar(_ form: Form, _ texts: BuiltInTexts) -> [ToolbarButton] {
    let written = form.focus.toolbar?.value ?? []
    return ToolbarButton.Action.allCases.compactMap { action in
      guard let entry = written.first(where: { $0.value.action == action })?.value else { return nil }
      return ToolbarButton(
        action: action, caption: entry.caption?.value ?? texts.caption(action),
        isCaptionWritten: entry.caption != nil)
    }
  }

  private static func dismissals(_ form: Form) -> [Dismissal] {
    guard let written = form.focus.dismiss else { return [.scroll] }
    return Dismissal.allCases.filter { dismissal in written.value.contains { $0.value == dismissal } }
  }

  /// Tells each field who must be checked again when it is edited.
  private static func connectRechecks(_ fields: inout [Field]) {
    var rechecks: [FieldPath: [FieldPath]] = [:]
    for field in fields where field.holds != .nothing {
      var read: Set<FieldPath> = []
      for partner in [field.path] + field.validators.flatMap(\.partners) where read.insert(partner).inserted {
        rechecks[partner, default: []].append(field.path)
      }
    }
    for index in fields.indices { fields[index].rechecks = rechecks[fields[index].path] ?? [] }
  }

  /// Sorts fields so that each comes after those that its visibility reads, in document order where it is free.
  ///
  /// A form with a cycle does not come here; its members would simply keep the order of the document.
  private static func derivationOrder(_ fields: [Field]) -> [FieldPath] {
    let places = Dictionary(
      fields.indices.map { (fields[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
    var order: [FieldPath] = []
    var entered: Set<FieldPath> = []
    for field in fields {
      var stack: [(path: FieldPath, reads: ArraySlice<FieldPath>)] = []
      func enter(_ path: FieldPath) {
        guard let place = places[path], entered.insert(path).inserted else { return }
        stack.append((path, fields[place].visible.fields[...]))
      }
      enter(field.path)
      while let top = stack.last {
        if let next = top.reads.first {
          stack[stack.count - 1].reads = top.reads.dropFirst()
          enter(next)
        } else {
          order.append(stack.removeLast().path)
        }
      }
    }
    return order
  }
}

extension Form {
  /// The built-in texts of the form's language, English where it has none.
  var texts: BuiltInTexts {
    BuiltInTexts.texts(for: language?.value ?? "en") ?? BuiltInTexts.all[0]
  }

  /// The fields that take the keyboard, in the order in which the focus comes to them.
  package var focusOrder: [FieldPath] {
    let shown = fields.filter(\.takesKeyboard).map { FieldPath($0.id.value) }
    guard let order = order?.value else { return shown }
    return order.map { FieldPath($0.value) }.filter(Set(shown).contains)
  }
}
