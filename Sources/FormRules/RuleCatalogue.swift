/// Every rule, sorted by name.
package enum RuleCatalogue {
  /// The rules; a rule that is not here does not run.
  package static let all: [Rule] = (reading + names + conditions + focus + advice).sorted {
    $0.name < $1.name
  }

  /// Stage 1.
  static let reading: [Rule] = [
    .a11yMissingLabel, .autofillUnknownType, .conditionUnquoted, .schemaMisplacedKey, .schemaMissingKey,
    .schemaNotYet, .schemaRepeatedItem, .schemaUnknownKey, .schemaUnknownValue, .schemaWrongType,
    .yamlAmbiguousScalar,
    .yamlDuplicateKey, .yamlEncoding, .yamlLimit, .yamlMultipleDocuments, .yamlRecursiveAlias, .yamlSyntax,
    .yamlTab, .yamlTag,
  ]
  /// Stage 2.
  static let names: [Rule] = [
    .choiceDefaultNotInOptions, .choiceDuplicateOption, .choiceNoOptions, .conditionUnknownField,
    .focusOrderIncomplete, .focusTargetNotFocusable, .focusUnknownTarget, .namingCollision,
    .namingDuplicateForm, .namingDuplicateId, .namingInvalidId, .namingInvisibleCharacter, .textBidiControl,
    .validatorUnknownField,
  ]
  /// Stage 3.
  static let conditions: [Rule] = [
    .conditionCycle, .conditionDependsOnItself, .conditionSyntax, .conditionTypeMismatch,
    .conditionTypographicCharacter, .regexAlternationAnchor, .regexExponential, .regexNeverMatches,
    .regexNotRegular, .regexSyntax, .validatorContradiction, .validatorNotApplicable, .validatorTrimOnSecret,
  ]
  /// Stage 4.
  static let focus: [Rule] = [
    .keyboardCannotType, .keyboardContentMismatch, .keyboardMultilineNeedsToolbar, .keyboardNoReturnKey,
    .keyboardNumericWithoutValidator, .submitLabelOnMultiline,
  ]
  /// Stage 5.
  static let advice: [Rule] = [
    .autofillMissingType, .autofillNewPasswordNotSecure, .autofillOneTimeCode, .autofillPasswordRole,
    .textSmartPunctuationRisk, .validatorAlwaysPasses, .validatorAsciiOnlyName, .validatorDefaultRefused,
    .validatorHomemadeEmail, .validatorNumberForCode, .validatorRepeated, .validatorRequiredToggle,
    .validatorWithoutMessage,
  ]

  /// The rule of that name.
  package static func rule(named name: String) -> Rule? { all.first { $0.name == name } }
}
