/// Every rule, sorted by name.
package enum RuleCatalogue {
  /// The rules; a rule that is not here does not run.
  package static let all: [Rule] = (reading + names + conditions + focus + submission + advice).sorted {
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
    .a11yFocusOrderMismatch, .conditionAlwaysTrue, .conditionNeverTrue, .conditionNeverVisible,
    .conditionRequiredNeverEnabled, .conditionRequiredNeverVisible, .conditionUndecided, .focusCycle,
    .focusExplicitWrap, .focusInitialHidden, .focusTargetMayBeHidden, .focusUnreachableField,
    .keyboardCannotType, .keyboardContentMismatch, .keyboardMultilineNeedsToolbar, .keyboardNoReturnKey,
    .keyboardNumericWithoutValidator, .submitDoneInMiddle, .submitLabelContradictsEdge,
    .submitLabelOnMultiline, .submitNextOnLast,
  ]
  /// Stage 5: after all else, since a form that can never be submitted is often a sign of another fault.
  static let submission: [Rule] = [.submitNeverValid]
  /// Stage 6.
  static let advice: [Rule] = [
    .a11yDuplicateLabel, .autofillMissingType, .autofillNewPasswordNotSecure, .autofillOneTimeCode,
    .autofillPasswordRole,
    .textSmartPunctuationRisk, .validatorAlwaysPasses, .validatorAsciiOnlyName,
    .validatorCheckRefusesEmpty, .validatorDefaultRefused, .validatorHomemadeEmail,
    .validatorNumberForCode, .validatorPartnerMayBeHidden, .validatorRepeated, .validatorRequiredToggle,
    .validatorWithoutMessage,
  ]

  /// The rules of a stage, sorted by name.
  package static func rules(of stage: Rule.Stage) -> [Rule] { stages[stage.rawValue - 1] }

  private static let stages = Rule.Stage.allCases.map { stage in all.filter { $0.stage == stage } }

  /// The stage of the rule of that name.
  static func stage(ofRule name: String) -> Rule.Stage? { stageByName[name] }

  private static let stageByName = Dictionary(
    all.map { ($0.name, $0.stage) }, uniquingKeysWith: { first, _ in first })

  /// The rule of that name.
  package static func rule(named name: String) -> Rule? { all.first { $0.name == name } }
}
