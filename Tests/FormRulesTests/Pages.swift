import FormDiagnostics
import FormRules
import JSONText
import Testing

/// Pages are made from the rules, and show what formc says.
@Suite struct Pages {
  @Test(arguments: RuleCatalogue.all.map(\.name))
  func `a page shows the rule's own finding`(name: String) throws {
    let rule = try #require(RuleCatalogue.rule(named: name))
    let page = rule.page
    #expect(page.hasPrefix(name + "\n\n"))
    #expect(page.split(separator: "\n").allSatisfy { $0.last != " " })
    #expect(!page.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
    if !rule.wrong.isEmpty { #expect(page.contains(" [\(name)]")) }
    #expect(rule.markdown.hasPrefix("# \(name)\n"))
    #expect(rule.markdown.split(separator: "\n").count { $0.hasPrefix("```") }.isMultiple(of: 2))
    #expect(rule.json.compact.hasPrefix("{\"rule\":\"\(name)\""))
  }

  @Test func `a page reads like this`() throws {
    let rule = try #require(RuleCatalogue.rule(named: "yaml/tab"))
    #expect(
      rule.page == """
        yaml/tab

        A tab stands where only spaces indent.

        Editors show a tab as two, four or eight columns, so YAML does not let it
        indent. The line looks right and no reader of YAML takes it.

        Error, stage 1: reading.

        No fix: how wide the tab was meant is not known.

        Wrong:

            form: Contact
            fields:
              - id: name
            →     label: Name
            submit: {label: Send}

            Example.form.yaml:4:1: error: a tab indents a line [yaml/tab]
                4 | →     label: Name
                  | ^~~~ a tab, not spaces
               help: indent with spaces

        Right:

            form: Contact
            fields:
              - id: name
                label: Name
            submit: {label: Send}

        """)
  }
}
