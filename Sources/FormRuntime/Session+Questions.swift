package import FormPlan

/// What checker and commands ask of a form, so that validators are not written a second time.
extension Session {
  /// The place in its list of a field's first validator that fails now; nil where all pass, and where it is hidden or
  /// disabled.
  package func failingValidator(of path: FieldPath) -> Int? {
    guard let index = layout.indices[path], screen.isOpen(index) else { return nil }
    return plan.fields[index].validators.firstIndex { !screen.passes($0, index) }
  }

  /// The first of a field's validators that refuses what stands there now, were it shown and enabled.
  ///
  /// nil where all pass, and where nothing stands there. What depends on the day of a run is not asked.
  package func refusal(of path: FieldPath) -> Validator? {
    guard let index = layout.indices[path], !screen.values[index].isEmpty else { return nil }
    return plan.fields[index].validators.first { validator in
      let isTimeless = !([validator.when] + validator.check.expressions).contains(where: \.readsToday)
      return isTimeless && !screen.passes(validator, index)
    }
  }
}

extension Field {
  /// Whether a pattern takes a text that was typed into the field, trimmed and normalized as the field says.
  package func takes(_ text: String, by pattern: FormPlan.Pattern) -> Bool {
    guard case .text(let value) = logicalValue(of: .text(text), separator: ".") else { return false }
    return FormChecks.matches(canonicallyComposed(value), FormChecks.Pattern(pattern))
  }

  /// Whether a text may be its value: trimmed, normalized and composed it is the same.
  package func canHold(_ text: String) -> Bool {
    guard case .text(let value) = logicalValue(of: .text(text), separator: ".") else { return false }
    return canonicallyComposed(value).unicodeScalars.elementsEqual(text.unicodeScalars)
  }

  /// Whether its value is never empty, whatever a person does.
  package var isNeverEmpty: Bool {
    holds != .nothing && !logicalValue(of: emptyEntry, separator: ".").isEmpty
  }
}

extension PostalCountry {
  /// The shapes of its codes: `9` for a digit, `A` for a letter, `*` for either; nil where they are not known.
  package var shapes: [String]? {
    guard case .country(let code) = self else { return nil }
    return FormChecks.postalCodes[code.uppercased()]?.split(separator: "|").map(String.init)
  }
}

extension Expression {
  /// Whether it is another one tomorrow.
  fileprivate var readsToday: Bool {
    switch self {
    case .today: true
    case .boolean, .text, .number, .option, .day, .time, .dateTime, .field, .isEmpty, .count, .optionsContain:
      false
    case .textContains(_, let part), .not(let part), .offset(let part, _, _): part.readsToday
    case .isOneOf(let value, let parts): value.readsToday || parts.contains(where: \.readsToday)
    case .all(let parts), .any(let parts): parts.contains(where: \.readsToday)
    case .compare(_, let left, let right), .add(let left, let right), .subtract(let left, let right):
      left.readsToday || right.readsToday
    }
  }
}
