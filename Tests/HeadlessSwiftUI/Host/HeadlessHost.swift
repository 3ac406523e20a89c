/// A screen without a screen: it shows a view, takes events as from a person's fingers, and says what is seen.
///
/// Bodies are evaluated only where something that they read has changed, so that what a view forgets to
/// observe stays as it was. After each event the host *settles*: it evaluates, moves the focus, and runs what
/// waits for a change, until nothing is left to do.
@_spi(Headless)
@MainActor
public final class HeadlessHost {
  /// What is seen, in the order of the screen: titles, bars, content, keyboard, alert.
  public private(set) var elements: [HeadlessElement] = []
  /// What the host assumes of the platform.
  public let assumptions: HeadlessAssumptions
  /// How many rows of a form are on the screen; nil for all.
  public let rowsOnScreen: Int?
  /// How often a body was evaluated.
  public private(set) var evaluations = 0
  /// How often the body of each type was evaluated.
  public var evaluationsByType: [String: Int] {
    Dictionary(evaluated.values.map { ("\($0.type)", $0.count) }, uniquingKeysWith: +)
  }
  /// What was out of the ordinary without being a fault.
  public private(set) var notes: [String] = []
  /// The identifiers, or labels, of the elements that accessibility focus was sent to.
  public internal(set) var attentions: [String] = []
  /// What links have opened.
  public internal(set) var opened: [URL] = []
  /// What was announced.
  public private(set) var announcements: [String] = []

  let inbox = Inbox()
  var focused: Node?
  var attended: Node?
  var focusedValues = FocusedValues()
  var focusPlaces: [ObjectIdentifier: (place: any AnyFocusPlace, node: Node)] = [:]
  var focusedReaders: [FocusedReader] = []
  /// The first row on the screen of each form.
  var scrolled: [ObjectIdentifier: Int] = [:]
  var forms: [Collector.FormRows] = []
  var containers: [Node] = []
  var areas: [Node] = []
  var replacesSecret = false

  private var evaluated: [ObjectIdentifier: (type: Any.Type, count: Int)] = [:]
  private var root: Node?
  private var showRoot: () -> Void = {}
  /// Whether bodies are evaluated that nothing asks for.
  private(set) var isEvaluatingEverything = false
  private var isOnScreen = true
  private var present: [ObjectIdentifier: Node] = [:]
  private var appearedOnce: Set<ObjectIdentifier> = []
  private var fieldsBefore: Set<ObjectIdentifier> = []
  private var waiting: [(node: Node, action: () -> Void)] = []
  private var leaving: [() -> Void] = []
  private var statePlaces: [ObjectIdentifier: (place: Place, node: Node)] = [:]
  private var suspects: [(place: Place, other: Place, sentence: String)] = []
  private var needsCollection = true
  private var isUnsettled = false
  private let shapes = DateShapes()

  /// Shows a view and settles.
  public init<V: View>(
    rowsOnScreen: Int? = nil, assumptions: HeadlessAssumptions = HeadlessAssumptions(),
    _ view: @MainActor () -> V
  ) {
    self.rowsOnScreen = rowsOnScreen
    self.assumptions = assumptions
    MainThread.takesAllJobs()
    _ = Stray.takeComplaints()
    _ = Stray.takeAnnouncements()
    show(view())
  }

  /// Shows a view in the place of the one before, as an app does whose own state has changed.
  public func show<V: View>(_ view: V) {
    let root = self.root ?? Node(host: self, parent: nil, key: .body, context: Context())
    self.root = root
    showRoot = { root.update(view, in: Context(), isFresh: true) }
    showRoot()
    needsCollection = true
    settle()
  }

  /// The screen goes away, or comes back with its states as they were.
  public func setOnScreen(_ isOnScreen: Bool) {
    self.isOnScreen = isOnScreen
    if !isOnScreen { focused = nil }
    needsCollection = true
    settle()
  }

  /// What went wrong in the views: sentences, none where all is well.
  public var complaints: [String] { inbox.complaints }

  /// The element that has the focus.
  public var focusedElement: HeadlessElement? { elements.first(where: \.isFocused) }

  /// What is seen, a line each.
  public var dump: String { elements.filter(\.isRealised).map(\.line).joined(separator: "\n") }

  /// Waits in real time, for tasks that sleep, and settles.
  public func settled(after duration: Duration) async {
    try? await Task.sleep(for: duration)
    await settled()
  }

  /// Settles, and lets the tasks run that wait for the main actor, until they are still for a while.
  public func settled(patience: Int = 8) async {
    settle()
    var quiet = 0
    while quiet < patience, !isUnsettled {
      await Task.yield()
      if inbox.isEmpty {
        quiet += 1
      } else {
        quiet = 0
        settle()
      }
    }
  }
}

// MARK: Settling

extension HeadlessHost {
  private static let roundLimit = 32

  /// Evaluates until nothing is left to do.
  func settle() {
    isUnsettled = false
    for round in 0..<Self.roundLimit {
      evaluate(isFirst: round == 0)
      if needsCollection || !inbox.isEmpty { collect() }
      moveFocus(inbox.takeRequests())
      runActions()
      if inbox.isEmpty, waiting.isEmpty, leaving.isEmpty, !needsCollection {
        finish()
        return
      }
    }
    isUnsettled = true
    let dirty = inbox.takeDirty()
    for node in dirty { inbox.invalidate(node) }
    let busy = Set(dirty.map(\.name)).sorted().joined(separator: ", ")
    inbox.complain("the views do not settle in \(Self.roundLimit) rounds: \(busy)")
    collect()
    finish()
  }

  private func evaluate(isFirst: Bool) {
    let dirty = inbox.takeDirty().filter(\.isAlive)
    if assumptions.evaluatesEverything, isFirst || !dirty.isEmpty {
      isEvaluatingEverything = true
      showRoot()
      (isEvaluatingEverything, needsCollection) = (false, true)
      return
    }
    guard !dirty.isEmpty else { return }
    for node in dirty { node.markDirty() }
    for node in dirty.sorted(by: { $0.depth < $1.depth }) where node.isAlive && node.isDirty {
      node.showAgain()
    }
    needsCollection = true
  }

  func evaluated(_ owner: Any) {
    evaluations += 1
    let type = Swift.type(of: owner)
    evaluated[ObjectIdentifier(type), default: (type, 0)].count += 1
  }

  func needCollection() { needsCollection = true }

  func collect() {
    needsCollection = false
    var collector = Collector(self)
    if let root { collector.visit(root) }
    elements = collector.elements
    (forms, containers, areas) = (collector.forms, collector.containers, collector.areas)
    let nodes = isOnScreen ? collector.present : []
    let now = Dictionary(nodes.map { (ObjectIdentifier($0), $0) }, uniquingKeysWith: { first, _ in first })
    for node in present.filter({ now[$0.key] == nil }).values.sorted(by: { $0.order < $1.order }) {
      disappear(node)
    }
    for node in nodes where present[ObjectIdentifier(node)] == nil { appear(node) }
    present = now
  }

  private func appear(_ node: Node) {
    guard let lifecycle = node.lifecycle else { return }
    if let first = lifecycle.firstAppear, appearedOnce.insert(ObjectIdentifier(node)).inserted { first() }
    if let action = lifecycle.appear { later(node, action) }
    lifecycle.task?.start()
  }

  private func disappear(_ node: Node) {
    node.lifecycle?.task?.cancel()
    if let action = node.lifecycle?.disappear { leaving.append(action) }
  }

  /// Runs an action after this round's evaluation.
  func later(_ node: Node, _ action: @escaping () -> Void) { waiting.append((node, action)) }

  private func runActions() {
    let isReversed = assumptions.actionOrder == .innerFirst
    let actions = waiting.enumerated().sorted {
      let (one, other) = ($0.element.node.order, $1.element.node.order)
      return one == other ? $0.offset < $1.offset : (one < other) != isReversed
    }
    let leaving = leaving
    (self.leaving, waiting) = ([], [])
    for action in leaving { action() }
    for action in actions { action.element.action() }
  }

  /// Sorts what is seen, and hides what stands above a keyboard that is not there.
  private func finish() {
    let isTyping = focused != nil
    func rank(_ element: HeadlessElement) -> Int {
      switch element.region {
      case .title: 0
      case .toolbar(let placement): placement == "keyboard" ? 3 : 1
      case .content: 2
      case .alert: 4
      }
    }
    elements = elements.filter { $0.region != .keyboard || isTyping }
      .enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(\.element)
    for place in elements.indices {
      elements[place].isFocused = elements[place].node === focused
      elements[place].hasAccessibilityFocus = elements[place].node === attended
    }
    for suspect in suspects where holds(suspect.place) && holds(suspect.other) {
      inbox.complain(suspect.sentence)
    }
    suspects = []
    for complaint in Stray.takeComplaints() { inbox.complain(complaint) }
    announcements += Stray.takeAnnouncements()
    fieldsBefore = Set(elements.filter(\.isTyped).map { ObjectIdentifier($0.node) })
  }

  /// Whether a field was there before the turn that is under way.
  func wasThere(_ node: Node) -> Bool { fieldsBefore.contains(ObjectIdentifier(node)) }

  func note(_ sentence: String) {
    if !notes.contains(sentence) { notes.append(sentence) }
  }

  func text(of date: Date, _ components: DatePickerComponents) -> String { shapes.text(of: date, components) }
}

// MARK: What is kept for nodes

extension HeadlessHost {
  func remember(_ place: Place, at node: Node) { statePlaces[ObjectIdentifier(place)] = (place, node) }

  func holds(_ place: Place) -> Bool { statePlaces[ObjectIdentifier(place)]?.node.isAlive ?? false }

  /// Takes note that one wrapper has been connected to two places, which is a fault if both stay.
  func suspect(_ place: Place, _ other: Place, _ sentence: String) {
    suspects.append((place, other, sentence))
  }

  func forget(_ node: Node) {
    for object in node.storage.values {
      statePlaces[ObjectIdentifier(object)] = nil
      focusPlaces[ObjectIdentifier(object)] = nil
    }
    if focused === node { focusedNodeLeft() }
    scrolled[ObjectIdentifier(node)] = nil
    needsCollection = true
  }
}
