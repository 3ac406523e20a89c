import FormDiagnostics
import FormPlan
import FormReader

/// What is shown and enabled by what: sections that have a condition, the fields in them, and fields that have one.
///
/// What has none reads nothing, and so is on no loop.
struct ConditionGraph {
  /// Something that is shown or enabled by conditions.
  enum Node {
    case field(FormField)
    indirect case section(FormSection, Int)

    /// What findings call it.
    var noun: String {
      switch self {
      case .field(let field): Words.quoted(field.id.value)
      case .section(let section, let index): section.noun(index)
      }
    }

    var conditions: [FormCondition] {
      switch self {
      case .field(let field): field.ownConditions
      case .section(let section, _): section.ownConditions
      }
    }
  }

  /// Where a node reads another.
  struct Place: Sendable {
    /// The name in a condition; of a field that stands in a section, the field's id.
    var span: SourceSpan
    /// The condition; nil where standing in a section is how it is read.
    var condition: FormCondition?
  }

  /// The nodes in document order.
  private(set) var nodes: [Node] = []
  private var reads: [[ConditionCycles<Place>.Read]] = []

  /// Collects what the conditions of a form read; validators and edges may read what they like.
  init(_ form: Form) {
    var sections: [Int?] = []
    for (index, section) in form.sections.enumerated() {
      let own = section.ownConditions.isEmpty ? nil : nodes.count
      if own != nil { append(.section(section, index), in: nil, to: &sections) }
      for field in section.fields where own != nil || field.visible != nil || field.enabled != nil {
        append(.field(field), in: own, to: &sections)
      }
    }
    var places: [String: Int] = [:]
    places.reserveCapacity(nodes.count)
    for (index, node) in nodes.enumerated() {
      if case .field(let field) = node, places[field.id.value] == nil { places[field.id.value] = index }
    }
    reads = nodes.map { reads(of: $0, places) }
    // Standing in a section makes no loop alone.
    guard reads.contains(where: { !$0.isEmpty }) else {
      reads = []
      return
    }
    for (index, node) in nodes.enumerated() {
      guard let section = sections[index], case .field(let field) = node else { continue }
      reads[index].append(.init(section, at: Place(span: field.id.span, condition: nil)))
    }
  }

  /// The loops.
  var cycles: ConditionCycles<Place> { ConditionCycles(reads) }

  private mutating func append(_ node: Node, in section: Int?, to sections: inout [Int?]) {
    nodes.append(node)
    sections.append(section)
  }

  private func reads(
    of node: Node, _ places: [String: Int]
  ) -> [ConditionCycles<Place>.Read] {
    var reads: [ConditionCycles<Place>.Read] = []
    for condition in node.conditions {
      for name in condition.syntax?.names ?? [] {
        guard let target = places[name.text] else { continue }
        reads.append(.init(target, at: Place(span: condition.span(of: name.range), condition: condition)))
      }
    }
    return reads
  }
}
