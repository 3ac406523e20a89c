package import FormPlan

/// The language as a table: one row a key.
///
/// The reader, its suggestions, the schema and the reference pages read rows.
package enum Shape {
  /// A mapping of the language, which has keys.
  package enum Owner: String, CaseIterable, Hashable, Sendable {
    case form, messages, focus, toolbarEntry, section, field, option, edge, validator, submit

    /// What it is called, with its article.
    package var noun: String {
      switch self {
      case .form: "a form"
      case .messages: "'messages'"
      case .focus: "'focus'"
      case .toolbarEntry: "a toolbar button"
      case .section: "a section"
      case .field: "a field"
      case .option: "an option"
      case .edge: "an entry of 'next'"
      case .validator: "an item of 'validate'"
      case .submit: "'submit'"
      }
    }

    /// Whether a key written elsewhere may have been meant for it; nobody means messages for the whole form.
    var isHome: Bool { self != .messages }
  }

  /// What stands behind a key.
  package indirect enum Value: Hashable, Sendable {
    /// A text that people read, or a name that the author chose.
    case text
    /// The id of a field, an option or a section.
    case id
    /// `true` or `false`.
    case boolean
    /// A condition, as a scalar.
    case condition
    /// `2...60`, `2...`, `...60` or `8`.
    case bounds
    /// Numbers, dates or fields: `today...departure+14d`.
    case range
    /// A range with two numbers for ends.
    case stepRange
    /// A date, a time, `today` or a field, with offsets.
    case moment
    /// A decimal number.
    case number
    /// Lists of options by names of the author's own.
    case optionSets
    /// A regular expression.
    case pattern
    /// Nothing: the key alone says it.
    case nothing
    /// What a field of its kind holds.
    case entry
    case word(Vocabulary)
    case list(Value)
    case mapping(Owner)
    case either([Value])
  }

  /// A list of options.
  static let optionList = Value.list(.either([.id, .mapping(.option)]))

  /// Whether a key may be written today.
  package enum Availability: Hashable, Sendable {
    case now
    /// Reserved; the text says for what, as half a sentence.
    case notYet(String)
  }

  /// One row: a key of a mapping.
  package final class Key: Sendable {
    /// The mapping it stands in.
    package let owner: Owner
    /// Its name.
    package let name: String
    /// The same, where the reader asks for it by name.
    let word: Word?
    /// The same, where it is a validator's.
    let validator: ValidatorKind?
    /// What stands behind it.
    package let value: Value
    /// Where it is a key of a field: the kinds that it says something for.
    package let kinds: [FieldKind]
    /// Whether the mapping must have it.
    package let isRequired: Bool
    /// What it says, as half a sentence.
    package let summary: String
    /// A value, in flow style.
    package let example: String
    /// Whether it may be written.
    package let availability: Availability

    init(
      owner: Owner, name: String, value: Value, kinds: [FieldKind] = FieldKind.allCases,
      isRequired: Bool = false, summary: String, example: String, availability: Availability = .now
    ) {
      self.owner = owner
      self.name = name
      word = Word(rawValue: name)
      validator = ValidatorKind(rawValue: name)
      self.value = value
      self.kinds = kinds
      self.isRequired = isRequired
      self.summary = summary
      self.example = example
      self.availability = availability
    }
  }

  /// A key by its names.
  package struct KeyName: Hashable, Sendable {
    /// The mapping it stands in.
    package var owner: Owner
    /// Its name.
    package var name: String
  }

  /// Every row, by owner, in the order that pages show.
  package static let keys: [Key] = Owner.allCases.flatMap(keys(of:))

  /// The row of a key.
  package static func key(_ name: String, of owner: Owner) -> Key? {
    table(of: owner)[Array(name.utf8)[...]]
  }

  /// The rows of one mapping, to be found by their names.
  static func table(of owner: Owner) -> KeyTable { tables[owner] ?? KeyTable([]) }

  /// The mappings that a key of this name, written elsewhere, may have been meant for.
  package static func owners(of name: String) -> [Owner] {
    Owner.allCases.filter { $0.isHome && key(name, of: $0) != nil }
  }

  private static let tables = Dictionary(grouping: keys, by: \.owner).mapValues(KeyTable.init)
}
