import FormDiagnostics
import FormReader

extension Rule {
  static let textBidiControl = Rule(
    "text/bidi-control", .error, .names,
    summary: "A text holds a control that shows it in another order, or that nothing ends.",
    why: """
      An override shows a text in another order than it is read, compared and submitted. An embedding or isolate \
      that is not ended in its paragraph turns whatever the app shows behind it. Plain marks of direction, and \
      isolates that end, are how texts in Hebrew or Arabic are written.
      """,
    fix: .offered("leaves out a control that overrides or ends nothing; one that is not ended may be ended"),
    wrong: [
      """
      form: Contact
      title: "Con\u{202E}tact"
      #          ^ text/bidi-control
      messages: {required: "\u{2066}Please"}
      #                     ^ text/bidi-control
      focus: {toolbar: [{next: "Next\u{2069}"}]}
      #                             ^ text/bidi-control
      sections:
        - title: \u{202B}Person
          #      ^ text/bidi-control
          footer: "\u{2067}a\u{202A}b\u{2069}"
          #          ^ text/bidi-control
          fields:
            - id: name
              label: \u{202D}Name
              #      ^ text/bidi-control
              placeholder: "Jane\u{202C}"
              #                 ^ text/bidi-control
              help: "as on your \\u202Epassport"
              #     ^^^^^^^^^^^^^^^^^^^^^^^^^^^ text/bidi-control
              visible: size == "\u{202E}S" || size == .S
              #                ^^^^ text/bidi-control
              validate:
                - pattern: "[a-z\u{202E}]"
                  #             ^ text/bidi-control
                  message: "a\u{2068}b"
                  #          ^ text/bidi-control
            - id: size
              type: choice
              label: Size
              options: [S, "\u{202E}S", {id: L, label: "\u{2066}L"}]
              #             ^ text/bidi-control
              #                                  ^ text/bidi-control
      submit: {label: "Send\u{202E}"}
      #                    ^ text/bidi-control
      """
    ],
    right: [
      """
      form: Contact
      title: "\u{200F}טופס"
      fields:
        - id: name
          label: "\u{2068}שם\u{2069} \u{202B}שם\u{202C}"
          help: "\u{200E}Name\u{61C}"
      submit: {label: שלח}
      """
    ],
    check: .form { facts, findings in
      if facts.isPlain { return }
      for shown in facts.form.shownTexts {
        for fault in BidiControl.faults(in: shown.text.value) {
          let span = facts.form.span(of: fault.range, in: shown.text)
          var words = Words.bidiControl(fault, shown.noun)
          words.fix = facts.editor.leavingOut(fault, at: span)
          findings.add(words, at: span, path: shown.path)
        }
      }
      for condition in facts.conditions {
        condition.syntax?.visit { part in
          guard case .text(let text) = part.node, let fault = BidiControl.faults(in: text).first else {
            return
          }
          let words = Words.bidiControl(fault, "a text in a condition")
          findings.add(words, at: condition.span(of: part.range), path: condition.path)
        }
      }
    })
}

extension Words {
  fileprivate static func bidiControl(_ fault: BidiControl.Fault, _ noun: String) -> Words {
    let number = Unicode.Scalar(fault.control.rawValue)?.number ?? ""
    switch fault.kind {
    case .overriding:
      return Words(
        "\(noun) holds \(number), which shows what follows in another order", "not shown as it is read",
        help: "leave it out")
    case .unclosed:
      return Words(
        "\(noun) holds \(number), which nothing ends", "turns whatever follows",
        help: "end it with \(fault.control.end.number), or leave it out")
    case .unopened:
      return Words(
        "\(noun) holds \(number), which ends nothing", "nothing was begun", help: "leave it out")
    }
  }
}

extension BidiControl {
  /// What ends it.
  fileprivate var end: Unicode.Scalar {
    switch self {
    case .leftEmbedding, .rightEmbedding, .leftOverride, .rightOverride, .endOfEmbedding: "\u{202C}"
    case .leftIsolate, .rightIsolate, .firstStrongIsolate, .endOfIsolate: "\u{2069}"
    }
  }
}

extension YAMLEditor {
  /// Takes a control out where it stands as itself, and need not be ended.
  fileprivate func leavingOut(_ fault: BidiControl.Fault, at span: SourceSpan) -> Diagnostic.Fix? {
    guard fault.kind != .unclosed, let scalar = Unicode.Scalar(fault.control.rawValue),
      file.text(span) == String(scalar)
    else { return nil }
    return Diagnostic.Fix("leave \(scalar.number) out", [Diagnostic.Edit(span, "")])
  }
}
