import FormDiagnostics
import FormYAML

/// The faults of one file, each mistake once, however many aliases lead to it.
struct FaultList {
  private(set) var faults: [ReadingFault] = []
  private var places: [Origin: Place] = [:]

  /// A mistake: what is wrong, and where that is written.
  private struct Origin: Hashable {
    var kind: ReadingFault.Kind
    var definition: SourceSpan
    var mapping: Int?
  }

  /// A fault in the list, and whether it points at an alias.
  private struct Place {
    var index: Int
    var isUse: Bool
  }

  /// Notes a fault that no alias leads to twice.
  mutating func add(_ kind: ReadingFault.Kind, at span: SourceSpan, path: @autoclosure () -> FormPath = .form)
  {
    let origin = Origin(kind: kind, definition: span, mapping: nil)
    note(ReadingFault(kind, span, path: path().text), origin, isUse: false)
  }

  /// Notes a fault of a node, at the place where it is written if the form reads it there, else at the alias.
  ///
  /// - Parameter mapping: the mapping that the fault depends on, where the node may be right in another.
  mutating func add(
    _ kind: ReadingFault.Kind, at node: YAMLNode, span: SourceSpan? = nil,
    path: @autoclosure () -> FormPath,
    in mapping: YAMLNode? = nil
  ) {
    let origin = Origin(kind: kind, definition: node.definition, mapping: mapping?.identity)
    let place = node.isReferred ? node.span : span ?? node.span
    note(ReadingFault(kind, place, path: path().text), origin, isUse: node.isReferred)
  }

  private mutating func note(_ fault: ReadingFault, _ origin: Origin, isUse: Bool) {
    guard let known = places[origin] else {
      places[origin] = Place(index: faults.count, isUse: isUse)
      faults.append(fault)
      return
    }
    guard known.isUse, !isUse else { return }
    faults[known.index] = fault
    places[origin]?.isUse = false
  }

  /// The faults by position.
  var sorted: [ReadingFault] {
    faults.enumerated()
      .sorted { ($0.element.span.start, $0.offset) < ($1.element.span.start, $1.offset) }
      .map(\.element)
  }
}
