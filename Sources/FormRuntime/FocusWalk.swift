import FormPlan

/// Where edges lead while the values stay as they are.
///
/// - Complexity: linear in the number of fields to make and for *previous*; constant, but for conditions, for the rest.
struct FocusWalk {
  /// Where a step leads.
  enum Destination: Equatable {
    case field(Int)
    case submit
    case dismiss
    /// Nowhere: the edge is an end.
    case end
  }

  let screen: Screen
  /// For each place in the focus order the nearest focusable field there or behind; nil for none.
  private let following: [Int?]

  init(_ screen: Screen) {
    let order = screen.layout.focusOrder
    var following = [Int?](repeating: nil, count: order.count + 1)
    for position in order.indices.reversed() {
      following[position] = screen.isFocusable(order[position]) ? order[position] : following[position + 1]
    }
    self.screen = screen
    self.following = following
  }

  /// The first focusable field.
  var first: Int? { following[0] }

  /// The last focusable field.
  var last: Int? { order.last(where: screen.isFocusable) }

  private var order: [Int] { screen.layout.focusOrder }

  /// Where a field's `next` leads now; what is not focusable is passed over towards the end of the focus order.
  func next(after field: Int) -> Destination {
    let position = screen.layout.positions[field]
    guard let edge = screen.layout.plan.fields[field].next.first(where: { screen.holds($0.when) }) else {
      return passing(position.map { $0 + 1 })
    }
    switch edge.target {
    case .field(let path): return passing(screen.layout.indices[path].flatMap { screen.layout.positions[$0] })
    case .submit: return .submit
    case .dismiss: return .dismiss
    }
  }

  /// The focusable field whose `next` leads here, the nearest before or else behind; else the neighbour before.
  func previous(before field: Int) -> Int? {
    guard let here = screen.layout.positions[field] else { return nil }
    func leadsHere(_ other: Int) -> Bool {
      other != field && screen.isFocusable(other) && next(after: other) == .field(field)
    }
    let before = order[..<here].reversed()
    return before.first(where: leadsHere) ?? order[here...].first(where: leadsHere)
      ?? before.first(where: screen.isFocusable)
  }

  /// Where the return key leads: at an end its label decides.
  func afterReturn(in field: Int) -> Destination {
    let destination = next(after: field)
    guard destination == .end else { return destination }
    switch label(for: destination, in: field).atEnd {
    case .dismisses: return .dismiss
    case .submits: return .submit
    }
  }

  /// Where a button of the toolbar leads; `end` where it is disabled.
  func afterButton(_ action: ToolbarButton.Action, in field: Int) -> Destination {
    switch action {
    case .previous:
      return previous(before: field).map(Destination.field) ?? wrapped(to: last)
    case .done: return .dismiss
    case .next:
      switch next(after: field) {
      case .field(let other): return .field(other)
      case .dismiss: return .dismiss
      case .submit, .end: return wrapped(to: first)
      }
    }
  }

  /// What the return key says.
  func label(in field: Int) -> SubmitLabel { label(for: next(after: field), in: field) }

  private func label(for destination: Destination, in field: Int) -> SubmitLabel {
    switch (screen.layout.plan.fields[field].submitLabel, destination) {
    case (.fixed(let label), _): label
    case (.followsEdge, .field): .next
    case (.followsEdge, .submit): .go
    case (.followsEdge, .dismiss), (.followsEdge, .end): .done
    }
  }

  private func passing(_ position: Int?) -> Destination {
    position.flatMap { following[$0] }.map(Destination.field) ?? .end
  }

  private func wrapped(to field: Int?) -> Destination {
    screen.layout.plan.wraps ? field.map(Destination.field) ?? .end : .end
  }
}
