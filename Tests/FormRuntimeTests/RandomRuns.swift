import FormPlan
import FormRuntime
import JSONText
import TestSupport
import Testing

@Suite struct RandomRuns {
  @Test(arguments: 0..<300 as Range<UInt64>) func `laws hold after every event`(seed: UInt64) {
    var generator = Generator(seed: seed)
    let plan = generator.plan()
    var session = Session(plan: plan)
    for _ in 0..<60 {
      let event = generator.event(plan)
      let before = session
      let refusal = session.receive(event)
      if refusal != nil {
        #expect(session.attention == nil)
        #expect(session.line == before.line, "a refused event changes nothing: \(event)")
      }
      check(session, plan, after: event)
      checkEdit(from: before, to: session, by: event)
    }
  }

  private func check(_ session: Session, _ plan: Plan, after event: Event) {
    if let focus = session.focus { #expect(session.isFocusable(focus), "\(event)") }
    #expect(Set(session.enabled).isSubset(of: session.visible))
    #expect(session.submission == nil || session.isValid, "\(event)")
    #expect(session.errors.allSatisfy { $0.path == "" || session.isVisible($0.path) })
    for error in session.errors where error.validator != "rejected" {
      #expect(session.isEnabled(error.path))
    }
    let line = session.traceLine(event: event, refused: nil)
    #expect(JSONShape.isObject(line), "\(line)")
  }

  /// Nothing but an edit takes a submission back, and no step that is no edit changes a value.
  private func checkEdit(from before: Session, to after: Session, by event: Event) {
    let isSame = before.entries == after.entries
    switch event {
    case .reject, .reset, .submit, .return: break
    case .type, .paste, .clear, .fill, .set:
      #expect((after.submission == nil) == (before.submission == nil || !isSame))
      if isSame { #expect(before.errors == after.errors) }
    case .appear, .tap, .next, .previous, .done, .tapOutside, .scroll:
      #expect(isSame && before.submission == after.submission)
      #expect(before.visible == after.visible && before.enabled == after.enabled)
    }
  }

  @Test(arguments: 0..<300 as Range<UInt64>) func `in the default order previous undoes next`(seed: UInt64) {
    var generator = Generator(seed: seed)
    let plan = generator.plan(edges: false)
    var session = Session(plan: plan)
    for _ in 0..<20 {
      session.receive(generator.event(plan))
      for path in plan.focusOrder where session.isFocusable(path) {
        if case .field(let next) = session.destination(of: .next, from: path) {
          #expect(session.destination(of: .previous, from: next) == .field(path))
        }
        if case .field(let previous) = session.destination(of: .previous, from: path) {
          #expect(session.destination(of: .next, from: previous) == .field(path))
        }
      }
    }
  }

  @Test(arguments: 0..<300 as Range<UInt64>) func `previous is an inverse of next along edges too`(
    seed: UInt64
  ) {
    var generator = Generator(seed: seed)
    let plan = generator.plan()
    var session = Session(plan: plan)
    for _ in 0..<20 {
      session.receive(generator.event(plan))
      for path in plan.focusOrder where session.isFocusable(path) && !plan.wraps {
        let sources = plan.focusOrder.filter {
          $0 != path && session.isFocusable($0) && session.destination(of: .next, from: $0) == .field(path)
        }
        guard !sources.isEmpty else { continue }
        guard case .field(let previous) = session.destination(of: .previous, from: path) else {
          Issue.record("\(path) is led to, and leads back nowhere")
          continue
        }
        #expect(sources.contains(previous))
      }
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>) func `plans that contradict themselves do not trap`(seed: UInt64)
  {
    var generator = Generator(seed: seed)
    var plan = generator.plan()
    plan.focusOrder = ["nobody", "f1", "f1", "f0"]
    plan.derivationOrder = ["f2", "nobody", "f2"]
    plan.fields.append(plan.fields[0])
    plan.fields[0].next = [.init(target: .field("nobody"))]
    plan.fields[0].rechecks = ["nobody"]
    plan.fields[0].start = .option("x")
    plan.fields[0].visible = .compare(
      .less, .add(.number(ExactNumber(.max)), .number(ExactNumber(.max))), .count("nobody"))
    plan.initialFocus = .field("nobody")
    var session = Session(plan: plan, given: ["nobody": .nothing, "f1": .nothing])
    for _ in 0..<60 { session.receive(generator.event(plan)) }
    #expect(JSONShape.isObject(session.line))
  }
}

extension Session {
  /// All that a trace shows, but for the event.
  fileprivate var line: String {
    traceLine(event: .appear, refused: nil).replacing(attention: attention)
  }
}

extension String {
  fileprivate func replacing(attention: FieldPath?) -> String {
    guard let attention else { return self }
    return split(separator: #""attention":"\#(attention.text)""#).joined(separator: #""attention":null"#)
  }
}

/// A check that a text is one JSON object: strings closed, brackets in pairs, no blanks outside strings.
enum JSONShape {
  static func isObject(_ text: String) -> Bool {
    var stack: [Character] = []
    var isInString = false
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isInString {
        if scalar.value < 0x20 { return false }
        if isEscaped {
          isEscaped = false
        } else if scalar == "\\" {
          isEscaped = true
        } else if scalar == "\"" {
          isInString = false
        }
        continue
      }
      switch scalar {
      case "\"": isInString = true
      case "{": stack.append("}")
      case "[": stack.append("]")
      case "}", "]": if stack.popLast() != Character(scalar) { return false }
      case " ", "\n": return false
      default: break
      }
    }
    return stack.isEmpty && !isInString && text.first == "{"
  }
}
