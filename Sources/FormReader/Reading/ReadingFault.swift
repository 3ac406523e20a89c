package import FormDiagnostics
package import FormPlan
package import FormYAML

/// What keeps a form, or a part of it, from being read; typed, so that rules put it into words.
package struct ReadingFault: Hashable, Sendable {
  /// What is wrong.
  package var kind: Kind
  /// Where; for what is missing, the first key of the mapping that lacks it.
  package var span: SourceSpan
  /// Its place in the form, `fields.phone.keyboard`; empty where there is none.
  package var path: String

  /// Names a fault.
  package init(_ kind: Kind, _ span: SourceSpan, path: String = "") {
    self.kind = kind
    self.span = span
    self.path = path
  }

  /// The kinds of faults.
  package enum Kind: Hashable, Sendable {
    /// The file is no YAML.
    case yaml(YAMLFault)
    /// There is nothing in the file but comments.
    case emptyFile
    /// A key that no mapping has; `nearest` may belong to another mapping.
    case unknownKey(String, owner: Shape.Owner, nearest: Shape.KeyName?)
    /// A key that says nothing here; `kind` is the field's, where that is why.
    case misplacedKey(String, owner: Shape.Owner, kind: FieldKind?, belongsTo: Home)
    /// A key that the mapping must have.
    case missingKey(String, owner: Shape.Owner)
    /// Something else stands where a value of the language is expected.
    case wrongType(expected: Shape.Value, found: Found)
    /// A word that is none of the list; `all` is empty where the list is long.
    case unknownValue(String, of: Vocabulary, nearest: String?, all: [String])
    /// A content type that does not exist.
    case unknownContentType(String, nearest: String?)
    /// A scalar that readers of YAML disagree about; the suggestion is what was probably meant.
    case ambiguousScalar(String, expected: Shape.Value, suggestion: String?)
    /// A condition that YAML cut up: its key, and the scalar that should stand in place of the span.
    case unquotedCondition(key: String, quoted: String)
    /// A tag where none says anything.
    case tag(String)
    /// What later versions know: its name, and what it is for.
    case notYet(String, summary: String)
    /// A field or button without a label, or with an empty one; whether a placeholder stands in for it.
    case missingLabel(owner: Shape.Owner, hasPlaceholder: Bool)
    /// A validator that needs something after its name.
    case missingArgument(ValidatorKind)
    /// An item of `validate:` without a validator.
    case missingValidator
    /// Two validators in one item of `validate:`; the place of the first.
    case severalValidators(first: String, second: String, firstSpan: SourceSpan)
    /// A name that no set of options has.
    case unknownOptionSet(String, nearest: String?)
    /// A text that is no date, time, number or bound of the kind that its key wants.
    case wrongValue(String, expected: Shape.Value, of: ValueType)
    /// A stepper's or slider's value that does not lie on its steps.
    case offSteps(String, range: String)
    /// A number that is counted and lies outside of what can be counted here.
    case outOfReach(String, least: Int, most: Int)
    /// A link that leads nowhere that a phone can open.
    case badAddress(String)
    /// `2..<60`, which leaves out its end.
    case exclusiveRange(String)
    /// A stepper's or slider's range without values.
    case noSteps
    /// A word that its list already has; the place of the first.
    case repeatedItem(String, first: SourceSpan)
    /// Both `fields:` and `sections:`; the place of the other key.
    case fieldsAndSections(other: SourceSpan)
    /// A form without sections, or a section without fields.
    case noFields(owner: Shape.Owner)
  }

  /// Where a misplaced key belongs.
  package enum Home: Hashable, Sendable {
    /// Into other mappings.
    case owners([Shape.Owner])
    /// Into fields of other kinds.
    case kinds([FieldKind])
  }

  /// What stands in the file.
  package enum Found: String, Hashable, Sendable {
    case nothing, boolean, number, text, quotedText, list, mapping
  }
}

/// What came out of a file: the form, as far as it can be read, and everything that is wrong with it.
package struct FormReading: Sendable {
  /// The form; nil where its name, its fields or its button cannot be read.
  package var form: Form?
  /// Its name, where that can be read.
  package var name: String?
  /// The faults, sorted by position; none means that the form is whole.
  package var faults: [ReadingFault]
}
