/// A form that was drawn, as parts that can be left out one by one.
struct RandomForm: Hashable, Sendable {
  /// Fields that stand together; a form of one group without conditions has no sections.
  struct Group: Hashable, Sendable {
    var title: String
    var visible: Term?
    var enabled: Term?
    var fields: [Field]
  }

  /// A field.
  struct Field: Hashable, Sendable {
    var id: String
    var kind: String
    var label: String
    /// Keys without conditions, as they are written.
    var keys: [String: String] = [:]
    var visible: Term?
    var enabled: Term?
    var next: [Edge] = []
    var validators: [Validator] = []
    /// The options of a choice, or the values of a stepper.
    var options: [String] = []
    var bounds: ClosedRange<Int>?
  }

  /// An entry of `next`.
  struct Edge: Hashable, Sendable {
    var when: Term?
    var to: String
  }

  /// A validator.
  struct Validator: Hashable, Sendable {
    /// As it is written; nil for a check.
    var text: String?
    var reads: [String] = []
    var check: Term?
    var when: Term?
  }

  var groups: [Group] = []
  var order: [String]?
  var initial: String?
  var toolbar: [String] = []
  var wraps = false

  /// All fields in the order shown.
  var fields: [Field] { groups.flatMap(\.fields) }
}

extension RandomForm.Field {
  /// Whether it is typed into.
  var isTyped: Bool { Self.typed.contains(kind) }
  /// Whether it holds a text.
  var isText: Bool { ["text", "secure", "multiline"].contains(kind) }
  /// Whether it holds a number.
  var isNumber: Bool { ["integer", "number", "stepper"].contains(kind) }

  private static let typed: Set<String> = ["text", "secure", "multiline", "integer", "number"]
}
