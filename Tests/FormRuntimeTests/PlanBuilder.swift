import FormPlan
import FormRuntime
import JSONText
import Testing

extension Plan {
  /// A small plan, with what lowering would work out worked out here.
  static func form(
    _ fields: [Field], order: [FieldPath]? = nil, initial: InitialFocus = .first,
    toolbar: [ToolbarButton.Action] = [.previous, .next, .done], wraps: Bool = false,
    dismissals: [Dismissal] = [.scroll], invalid: InvalidFocus = .first,
    validation: ValidationMoment = .submit
  ) -> Plan {
    var fields = fields
    for index in fields.indices {
      let path = fields[index].path
      fields[index].rechecks = fields.filter { field in
        !field.validators.isEmpty
          && (field.path == path || field.validators.contains { $0.partners.contains(path) })
      }.map(\.path)
    }
    return Plan(
      name: "Test", title: nil, language: "en", initialFocus: initial,
      toolbar: toolbar.map { ToolbarButton(action: $0, caption: $0.rawValue, isCaptionWritten: false) },
      wraps: wraps, dismissals: dismissals, invalidFocus: invalid, validation: validation,
      sections: [
        Section(
          id: nil, title: nil, footer: nil, visible: .always, enabled: .always, fields: fields.map(\.path))
      ],
      fields: fields, focusOrder: order ?? fields.filter(\.takesKeyboard).map(\.path),
      derivationOrder: derivationOrder(of: fields), submit: SubmitButton(label: "Submit"))
  }

  private static func derivationOrder(of fields: [Field]) -> [FieldPath] {
    var order: [FieldPath] = []
    func visit(_ path: FieldPath) {
      guard !order.contains(path), let field = fields.first(where: { $0.path == path }) else { return }
      for read in field.visible.fields { visit(read) }
      order.append(path)
    }
    for field in fields { visit(field.path) }
    return order
  }
}

extension Field {
  static func make(_ id: String, _ kind: FieldKind, _ change: (inout Field) -> Void = { _ in }) -> Field {
    var field = Field(path: FieldPath(id), swiftName: id, kind: kind, label: id)
    change(&field)
    return field
  }

  static func text(_ id: String, _ change: (inout Field) -> Void = { _ in }) -> Field {
    make(id, .text, change)
  }

  static func toggle(_ id: String, _ change: (inout Field) -> Void = { _ in }) -> Field {
    make(id, .toggle, change)
  }

  static func choice(_ id: String, _ options: [String], _ change: (inout Field) -> Void = { _ in }) -> Field {
    make(id, .choice) { field in
      field.options = options.map { Option(id: $0, swiftName: $0, label: $0) }
      change(&field)
    }
  }

  /// Adds a validator whose message is its name.
  mutating func validate(_ checks: Check..., when: Expression = .always) {
    validators += checks.map { Validator(check: $0, message: "not \($0.kind.rawValue)", when: when) }
  }
}

extension Session {
  /// Lets several events happen; none of them may be refused.
  init(_ plan: Plan, _ events: Event..., given: [FieldPath: Entry] = [:]) {
    self.init(plan: plan, given: given)
    play(events)
  }

  mutating func play(_ events: Event...) { play(events) }

  mutating func play(_ events: [Event]) {
    for event in events {
      if let refusal = receive(event) { Issue.record("\(event.json.compact) refused: \(refusal.rawValue)") }
    }
  }

  func text(_ path: FieldPath) -> String? {
    guard case .text(let text) = entry(of: path) else { return nil }
    return text
  }

  /// The names of the failed validators by path, in the order shown.
  var failures: [String] { errors.map { "\($0.path.text):\($0.validator)" } }
}
