import DecisionDiagrams
import FormDiagnostics
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
  /// toggle or choice that is always there, and another than what stands around it.
  var isPlainlyOpen: Bool {
    var free: [FieldPath: FormField] = [:]
    for section in form.sections where section.visible == nil && section.enabled == nil {
      for field in section.fields where field.visible == nil && field.enabled == nil {
        guard field.holds == .boolean || field.holds == .option else { continue }
        free[FieldPath(field.id.value)] = field
      }
    }
    var known: [Expression: FieldPath] = [:]
    func source(of condition: Expression) -> FieldPath? {
      if let path = known[condition] { return path }
      let read = condition.fields
      guard read.count == 1, let path = read.first, let field = free[path] else { return nil }
      let options = field.options?.value.map(\.id.value) ?? []
      let isChoice = field.holds == .option
      guard PlainCondition.isOpen(condition, reading: path, options: isChoice ? options : nil) else {
        return nil
      }
      known[condition] = path
      return path
    }
    return statedConditions.allSatisfy { condition in
      var read: Set<FieldPath> = []
      return ([condition.expression] + condition.enclosing).allSatisfy {
        source(of: $0).map { read.insert($0).inserted } ?? false
      }
    }
  }
}

/// Where the focus surely goes on.
extension FormFacts {
  /// Whether the return key of a field surely leads to another, whatever stands in the form: it has no entry of `next`,
  /// and a field that always can have the focus comes later.
  func surelyLeadsOn(_ field: FormField) -> Bool {
    guard field.next.isEmpty, let last = lastCertainStop else { return false }
    return (focusPositions[field.id.value] ?? .max) < last
  }

  /// The fields that take the keyboard, in focus order, by id.
  var orderOfFocus: [String: Int] {
    let order = form.order?.value.map(\.value) ?? fields.filter(\.takesKeyboard).map(\.id.value)
    return Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// The place of the last field in focus order that nothing hides or disables.
  var placeOfLastCertainStop: Int? {
    var last: Int?
    for section in form.sections where section.visible == nil && section.enabled == nil {
      for field in section.fields where field.takesKeyboard && field.visible == nil && field.enabled == nil {
        guard let place = focusPositions[field.id.value] else { continue }
        last = max(place, last ?? place)
      }
    }
    return last
  }
}
