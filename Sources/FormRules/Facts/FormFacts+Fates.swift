import DecisionDiagrams
import FormDiagnostics
import FormLowering
import FormPlan
import FormProof
import FormReader

extension FormFacts {
  /// Every condition of which it does not show at a glance that it holds in some states and not in others, and what
  /// becomes of it.
  func fates() throws(OutOfNodes) -> [(condition: StatedCondition, fate: Fate)] {
    hasOnlyPlainConditions ? [] : try states().conditions()
  }

  /// Whether it shows at a glance of all conditions that they hold in some states and not in others: each reads one
  /// toggle or choice, and so does all that must hold for it to matter and for that field to be there; no two read one.
  var isPlainlyOpen: Bool {
    var around: [FieldPath: [FormCondition]] = [:]
    var kinds: [FieldPath: FormField] = [:]
    for section in form.sections {
      let outer = [section.visible, section.enabled].compactMap(\.self)
      for field in section.fields where field.holds == .boolean || field.holds == .option {
        kinds[FieldPath(field.id.value)] = field
        around[FieldPath(field.id.value)] = outer + [field.visible, field.enabled].compactMap(\.self)
      }
    }
    var known: [Expression: FieldPath] = [:]
    func source(of condition: Expression) -> FieldPath? {
      if let path = known[condition] { return path }
      let read = condition.fields
      guard read.count == 1, let path = read.first, let field = kinds[path] else { return nil }
      let options = field.holds == .option ? field.options?.value.map(\.id.value) ?? [] : nil
      guard PlainCondition.isOpen(condition, reading: path, options: options) else { return nil }
      known[condition] = path
      return path
    }
    func meanings(_ path: FieldPath) -> [Expression] {
      (around[path] ?? []).map { $0.typed(in: scope).expression ?? .always }
    }
    return statedConditions.allSatisfy { condition in
      guard let own = source(of: condition.expression) else { return false }
      var open = condition.enclosing + meanings(own)
      var readers: [FieldPath: Expression] = [:]
      while let next = open.popLast() {
        guard let path = source(of: next) else { return false }
        if let reader = readers[path] {
          guard reader == next else { return false }
        } else {
          readers[path] = next
          open += meanings(path)
        }
      }
      return readers[own] == nil
    }
  }
}

/// Where the focus surely goes on.
extension FormFacts {
  /// Whether the return key of a field surely leads to another, whatever stands in the form: it has no entry of `next`,
  /// and a field that always can have the focus comes later.
  func surelyLeadsOn(_ field: FormField) -> Bool {
    guard field.next.isEmpty, let last = lastCertainStop else { return false }
    return (focusPositions[FieldPath(field.id.value)] ?? .max) < last
  }

  /// The places of the focus order.
  var placesInFocusOrder: [FieldPath: Int] {
    Dictionary(form.focusOrder.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// The place of the last field in focus order that nothing hides or disables.
  var placeOfLastCertainStop: Int? {
    var last: Int?
    for section in form.sections where section.visible == nil && section.enabled == nil {
      for field in section.fields where field.takesKeyboard && field.visible == nil && field.enabled == nil {
        guard let place = focusPositions[FieldPath(field.id.value)] else { continue }
        last = max(place, last ?? place)
      }
    }
    return last
  }
}
