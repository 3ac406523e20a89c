import FormDiagnostics
import FormPlan
import FormYAML

extension Reader {
  /// The items of `validate:`.
  mutating func validators(_ entry: Keys.Entry?, of holds: ValueType) -> [FormValidator] {
    var validators: [FormValidator] = []
    guard let entry, let nodes = list(entry) else { return [] }
    validators.reserveCapacity(nodes.count)
    for (index, node) in nodes.enumerated() {
      var path: FormPath { .item(index, of: entry.path) }
      let validator = node.kind == .mapping ? item(node, of: holds, path: path) : name(node, path: path)
      if let validator { validators.append(validator) }
    }
    return validators
  }

  /// A validator's name alone.
  private mutating func name(_ node: YAMLNode, path: @autoclosure () -> FormPath) -> FormValidator? {
    let kind: Located<ValidatorKind>? = word(
      node, .validator, expected: .either([.word(.validator), .mapping(.validator)]), path: path())
    guard let kind else { return nil }
    guard kind.value.row.argument == .none else {
      faults.add(.missingArgument(kind.value), at: node, path: path())
      return nil
    }
    return FormValidator(span: node.span, kind: kind, argument: .none)
  }

  /// A mapping: a validator with its argument, `message` and `when` beside it.
  private mutating func item(_ node: YAMLNode, of holds: ValueType, path: FormPath) -> FormValidator? {
    guard let keys = keys(node, Keys.Place(owner: .validator, path: path)) else { return nil }
    let message = shown(keys[.message])
    let when = condition(keys[.when], in: node)
    guard let first = keys.entries.firstIndex(where: { $0.row.validator != nil }),
      let kind = keys.entries[first].row.validator
    else {
      noValidator(keys)
      return nil
    }
    let entry = keys.entries[first]
    if let second = keys.entries[(first + 1)...].first(where: { $0.row.validator != nil }) {
      let fault = ReadingFault.Kind.severalValidators(
        first: entry.row.name, second: second.row.name, firstSpan: entry.key.span)
      faults.add(fault, at: second.key, path: path)
    }
    guard let argument = argument(of: kind, entry, in: node, holds) else { return nil }
    return FormValidator(
      span: node.span, kind: Located(kind, entry.key.span), argument: argument,
      message: message, when: when)
  }

  /// An item without a validator, unless a key that could not be read was probably meant to be it.
  private mutating func noValidator(_ keys: Keys) {
    guard keys.others.isEmpty else { return }
    faults.add(.missingValidator, at: keys.firstKey, path: keys.place.path, in: keys.node)
  }

  private mutating func argument(
    of kind: ValidatorKind, _ entry: Keys.Entry, in mapping: YAMLNode, _ holds: ValueType
  ) -> FormValidator.Argument? {
    let node = entry.value
    guard !node.isUnresolved else { return nil }
    if kind.row.argument != .none, node.isAbsent, node.tag == nil {
      faults.add(.missingArgument(kind), at: entry.key, path: entry.path)
      return nil
    }
    switch kind.row.argument {
    case .none: return noArgument(entry)
    case .bounds: return bounds(node, path: entry.path, key: entry.key).map { .bounds($0) }
    case .field: return text(entry).map { .field($0) }
    case .pattern: return text(entry).map { _ in .pattern(FormText(node)) }
    case .range: return range(entry, of: holds).map { .range($0) }
    case .values: return .values(values(entry, of: holds))
    case .moment: return bound(entry, of: holds).map { .moment($0) }
    case .country: return text(entry).map { .country($0) }
    case .condition: return condition(entry, in: mapping).map { .condition($0) }
    case .function: return text(entry).map { .function($0) }
    }
  }

  /// Nothing after a name that needs nothing; keys that were indented below it belong beside it.
  private mutating func noArgument(_ entry: Keys.Entry) -> FormValidator.Argument? {
    if entry.value.isNull, entry.value.tag == nil { return FormValidator.Argument.none }
    let beside = entry.value.entries.first { $0.key.isText("message") || $0.key.isText("when") }
    if let beside {
      let fault = ReadingFault.Kind.misplacedKey(
        beside.key.text, owner: .validator, kind: nil, belongsTo: .owners([.validator]))
      faults.add(fault, at: beside.key, path: entry.path)
    } else {
      wrongType(entry.value, expected: .nothing, path: entry.path, key: entry.key)
    }
    return nil
  }
}
