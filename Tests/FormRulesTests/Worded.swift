import FormDiagnostics
import FormReader
import Testing

@testable import FormRules
@testable import FormYAML

/// Every kind of fault is shown by an example of the rule that puts it into words.
@Suite struct Worded {
  @Test func `every kind of fault has an example under its own rule`() {
    var shown: Set<FaultCase> = []
    for example in RuleExample.wrong {
      let file = SourceFile(path: "Example.form.yaml", text: example.text)
      for fault in FormReader.read(file).faults {
        let place = FaultPlace(file: file, span: fault.span, path: fault.path, editor: YAMLEditor(file))
        let rule = fault.kind.wording(place).rule
        if rule.name == example.rule { shown.insert(fault.kind.faultCase) }
      }
    }
    // Bytes that are no UTF-8 cannot stand in a text; see `Bytes`.
    #expect(Set(FaultCase.allCases).subtracting(shown) == [.encoding])
  }

  @Test func `every break of the grammar has an example`() {
    let faults = Rule.yamlSyntax.wrongExamples.flatMap { example in
      FormReader.read(SourceFile(path: "Example.form.yaml", text: example.text)).faults
    }
    let shown = faults.compactMap { fault -> YAMLFault.Problem? in
      guard case .yaml(.syntax(let syntax)) = fault.kind else { return nil }
      return syntax.problem
    }
    #expect(Set(YAMLFault.Problem.allCases).subtracting(shown) == [.other])
  }

  @Test(arguments: YAMLFault.Limit.allCases) func `every limit has words`(limit: YAMLFault.Limit) {
    let words = Words.limit(limit)
    #expect(styleFaults(of: words.message, label: words.label, help: words.help) == [])
  }

  @Test func `a break without words of its own tells what libyaml says`() {
    let syntax = YAMLFault.Syntax(problem: .other, span: SourceSpan(0, 1), raw: "did not expect this")
    let file = SourceFile(path: "Example.form.yaml", text: "x\n")
    let found = ReadingFault(.yaml(.syntax(syntax)), SourceSpan(0, 1)).diagnostic(in: file)
    #expect(found.message == "the file is no YAML: did not expect this")
  }
}

/// The kinds of faults without what they carry.
enum FaultCase: CaseIterable {
  case encoding, character, tab, syntax, multipleDocuments, duplicateKey, nonScalarKey, doubleMerge, badMerge
  case undefinedAlias, recursiveAlias, limit
  case emptyFile, unknownKey, misplacedKey, missingKey, wrongType, unknownValue, unknownContentType
  case ambiguousScalar, unquotedCondition, tag, notYet, missingLabel, missingArgument, missingValidator
  case severalValidators, unknownOptionSet, wrongValue, offSteps, noSteps, exclusiveRange, outOfReach,
    badAddress, repeatedItem, fieldsAndSections
  case noFields
}

extension ReadingFault.Kind {
  fileprivate var faultCase: FaultCase {
    switch self {
    case .yaml(let fault): fault.faultCase
    case .emptyFile: .emptyFile
    case .unknownKey: .unknownKey
    case .misplacedKey: .misplacedKey
    case .missingKey: .missingKey
    case .wrongType: .wrongType
    case .unknownValue: .unknownValue
    case .unknownContentType: .unknownContentType
    case .ambiguousScalar: .ambiguousScalar
    case .unquotedCondition: .unquotedCondition
    case .tag: .tag
    case .notYet: .notYet
    case .missingLabel: .missingLabel
    case .missingArgument: .missingArgument
    case .missingValidator: .missingValidator
    case .severalValidators: .severalValidators
    case .unknownOptionSet: .unknownOptionSet
    case .wrongValue: .wrongValue
    case .offSteps: .offSteps
    case .noSteps: .noSteps
    case .badAddress: .badAddress
    case .outOfReach: .outOfReach
    case .exclusiveRange: .exclusiveRange
    case .repeatedItem: .repeatedItem
    case .fieldsAndSections: .fieldsAndSections
    case .noFields: .noFields
    }
  }
}

extension YAMLFault {
  fileprivate var faultCase: FaultCase {
    switch self {
    case .encoding: .encoding
    case .character: .character
    case .tab: .tab
    case .syntax: .syntax
    case .multipleDocuments: .multipleDocuments
    case .duplicateKey: .duplicateKey
    case .nonScalarKey: .nonScalarKey
    case .doubleMerge: .doubleMerge
    case .badMerge: .badMerge
    case .undefinedAlias: .undefinedAlias
    case .recursiveAlias: .recursiveAlias
    case .limit: .limit
    }
  }
}
