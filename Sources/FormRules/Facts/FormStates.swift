import DecisionDiagrams
import FormPlan
import FormProof
import FormReader

/// What becomes of a condition.
enum Fate {
  /// It holds in some states and not in others.
  case open
  /// It never holds, whatever stands in the fields that it reads.
  case neverTrue
  /// It always holds, likewise.
  case alwaysTrue
  /// It could hold, and never does in this form.
  case neverVisible
  /// What stands around it never holds, so that its own fate is nobody's.
  case lost
  /// It was not found out, and why.
  case unknown(String)
}

/// A form with what can be proved of it; worked out once, for all rules.
final class FormStates {
  /// As written.
  unowned let facts: FormFacts
  /// Its states and its focus graph.
  let proof: Proof
  private var known: [(condition: StatedCondition, fate: Fate)]?
  private var knownLoops: [FocusGraph.Loop]?

  init(_ facts: FormFacts, _ proof: Proof) {
    self.facts = facts
    self.proof = proof
  }

  /// Its fields as written, in the order of the plan.
  var fields: [FormField] { facts.fields }

  /// Every condition, and what becomes of it.
  func conditions() throws(OutOfNodes) -> [(condition: StatedCondition, fate: Fate)] {
    if let known { return known }
    var all: [(condition: StatedCondition, fate: Fate)] = []
    for condition in facts.statedConditions { all.append((condition, try proof.fate(of: condition))) }
    known = all
    return all
  }

  /// The loops of moving on.
  func loops() throws(OutOfNodes) -> [FocusGraph.Loop] {
    if let knownLoops { return knownLoops }
    var loops: [FocusGraph.Loop] = []
    for loop in try proof.graph.loops() {
      // Of loops that are mended at one place the shortest is named.
      let same = loops.firstIndex {
        $0.isWrap == loop.isWrap && $0.edge.position == loop.edge.position && $0.edge.entry == loop.edge.entry
      }
      if let same {
        if loop.members.count < loops[same].members.count { loops[same] = loop }
      } else {
        loops.append(loop)
      }
    }
    knownLoops = loops
    return loops
  }

  /// The field as written that stands at a position of the focus order.
  func field(at position: Int) -> FormField { fields[proof.graph.nodes[position].field] }
}

extension Proof {
  /// What becomes of a condition.
  fileprivate func fate(of condition: StatedCondition) throws(OutOfNodes) -> Fate {
    let around = try all(condition.enclosing, .free)
    if try isNever(around) { return .lost }
    let own = try space.diagram(of: condition.expression, .free)
    switch try space.find(table.and(around, own)) {
    case .none: return .neverTrue
    case .unknown(let why): return .unknown(why)
    case .state: break
    }
    if try isNever(table.without(around, own)) { return .alwaysTrue }
    let shownAround = try all(condition.enclosing, .shown)
    if try isNever(shownAround) { return .lost }
    let shown = try space.diagram(of: condition.expression)
    return try isNever(table.and(shownAround, shown)) ? .neverVisible : .open
  }

  private func all(_ conditions: [Expression], _ reading: StateSpace.Reading) throws(OutOfNodes) -> Diagram {
    var all = Diagram.always
    for condition in conditions { all = try table.and(all, space.diagram(of: condition, reading)) }
    return all
  }

  /// The fields that a condition, or what stands around it, reads and that are never shown.
  func hiddenReads(of condition: StatedCondition) throws(OutOfNodes) -> [FieldPath] {
    var hidden: [FieldPath] = []
    for path in ([condition.expression] + condition.enclosing).flatMap(\.fields) where !hidden.contains(path)
    {
      guard let field = space.index(of: path), try isNever(space.visible[field]) else { continue }
      hidden.append(path)
    }
    return hidden
  }
}
