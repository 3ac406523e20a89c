/// Walks the tree once from top to bottom, and notes what is seen, which rows there are, and who has come.
@MainActor
struct Collector {
  let host: HeadlessHost
  private(set) var elements: [HeadlessElement] = []
  private(set) var preferences: [ObjectIdentifier: PreferenceSum] = [:]
  /// The nodes with a lifecycle that are on the screen.
  private(set) var present: [Node] = []
  /// Forms and scroll views.
  var containers: [Node] = []
  /// Surfaces that may be tapped.
  var areas: [Node] = []
  private(set) var forms: [FormRows] = []
  private var count = 0
  private var form: FormRows?
  private var isInRow = false
  private var isRealised = true

  init(_ host: HeadlessHost) { self.host = host }

  /// The rows of a form, and where it is scrolled to.
  struct FormRows {
    let node: Node
    var count = 0
    /// The first row that an id names.
    var ids: [AnyHashable: Int] = [:]
  }

  mutating func visit(_ node: Node) {
    count += 1
    node.order = count
    let startsRow = node.isRow && form != nil && !isInRow
    let wasRealised = isRealised
    if startsRow {
      isInRow = true
      isRealised = isRealised && isOnScreen(node)
      form?.count += 1
    }
    let first = (form?.count ?? 0) - (isInRow ? 1 : 0)
    if node.lifecycle != nil, isRealised, !isBeforeRow(node) { present.append(node) }
    if let collect = node.collect { collect(node, &self) } else { visitChildren(of: node) }
    if let id = node.scrollID, let form, form.count > first, form.ids[id] == nil {
      self.form?.ids[id] = first
    }
    if node.lifecycle != nil, isBeforeRow(node), isAnyRealised(from: first) { present.append(node) }
    if startsRow {
      isInRow = false
      isRealised = wasRealised
    }
  }

  mutating func visitChildren(of node: Node) {
    for child in node.children { visit(child) }
  }

  mutating func add(_ element: HeadlessElement) {
    element.isRealised = element.isRealised && isRealised
    elements.append(element)
  }

  // MARK: Rows

  mutating func inForm(_ node: Node, _ visit: (inout Collector) -> Void) {
    containers.append(node)
    let outer = (form, isInRow)
    (form, isInRow) = (FormRows(node: node), false)
    visit(&self)
    if let form { forms.append(form) }
    (form, isInRow) = outer
  }

  /// Whether a node stands around rows, rather than in one.
  private func isBeforeRow(_ node: Node) -> Bool { form != nil && !isInRow }

  private func isOnScreen(_ row: Node) -> Bool {
    guard let form, let rows = host.rowsOnScreen else { return true }
    let top = host.scrolled[ObjectIdentifier(form.node)] ?? 0
    if form.count >= top && form.count < top + rows { return true }
    return host.focused?.isInside(row) ?? false
  }

  /// Whether one of the rows from here to the last is on the screen, or there are none.
  private func isAnyRealised(from first: Int) -> Bool {
    guard let form, let rows = host.rowsOnScreen, form.count > first else { return true }
    let top = host.scrolled[ObjectIdentifier(form.node)] ?? 0
    return first < top + rows && form.count > top
  }

  // MARK: Apart

  /// What some nodes add, by itself.
  mutating func apart(_ visit: (inout Collector) -> Void) -> [HeadlessElement] {
    let outer = elements
    elements = []
    visit(&self)
    defer { elements = outer }
    return elements
  }

  /// The texts of a label; where it has none, the names of its symbols.
  mutating func texts(of label: Node) -> String {
    let elements = apart { $0.visit(label) }
    let texts = elements.filter { $0.kind != .image }
    return (texts.isEmpty ? elements : texts).map(\.label).joined(separator: " ")
  }

  /// The options of a picker: what stands together under one tag is one option.
  mutating func options(of content: Node) -> [(label: String, tag: Tag?, isEnabled: Bool)] {
    var options: [(label: String, tag: Tag?, isEnabled: Bool)] = []
    for element in apart({ $0.visit(content) }) where element.kind != .image {
      if let last = options.last, let tag = element.tag, last.tag?.value == tag.value {
        options[options.count - 1].label += " " + element.label
      } else {
        options.append((element.label, element.tag, element.isEnabled))
      }
    }
    return options
  }

  // MARK: Preferences

  /// What is preferred inside, by itself.
  mutating func preferences(_ visit: (inout Collector) -> Void) -> [ObjectIdentifier: PreferenceSum] {
    let outer = preferences
    preferences = [:]
    visit(&self)
    defer { preferences = outer }
    return preferences
  }

  mutating func merge(_ others: [ObjectIdentifier: PreferenceSum]) {
    for (key, other) in others {
      if var sum = preferences[key] {
        sum.add(&sum.value, other.value)
        preferences[key] = sum
      } else {
        preferences[key] = other
      }
    }
  }
}
