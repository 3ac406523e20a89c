import FormDiagnostics
import Testing

@Suite struct JSONRendererTests {
  @Test func `a report has every key, in one order`() {
    let file = SourceFile(path: "Forms/A.form.yaml", text: "é: 1\nid: a\nid: b\n")
    let diagnostic = Diagnostic(
      rule: "yaml/duplicate-key", severity: .error, message: "the key \"id\" stands twice",
      primary: Diagnostic.Label(SourceSpan(12, 14), "again"),
      related: [Diagnostic.Label(SourceSpan(6, 8), "first used here")],
      fixes: [.init("remove it", [.init(SourceSpan(12, 17), "")])], path: "id")
    let report = FileReport(file: file, form: "A", diagnostics: [diagnostic])
    #expect(
      JSONRenderer(version: "0.1.0").text(of: [report]) == #"""
        {
          "formc": "0.1.0",
          "files": 1,
          "errors": 1,
          "warnings": 0,
          "infos": 0,
          "untriedFixes": 0,
          "findings": [
            {
              "rule": "yaml/duplicate-key",
              "severity": "error",
              "message": "the key \"id\" stands twice",
              "file": "Forms/A.form.yaml",
              "line": 3,
              "column": 1,
              "endLine": 3,
              "endColumn": 3,
              "form": "A",
              "path": "id",
              "help": null,
              "related": [
                {
                  "file": "Forms/A.form.yaml",
                  "line": 2,
                  "column": 1,
                  "endLine": 2,
                  "endColumn": 3,
                  "message": "first used here"
                }
              ],
              "fixes": [
                {
                  "title": "remove it",
                  "edits": [
                    {"line": 3, "column": 1, "endLine": 3, "endColumn": 6, "text": ""}
                  ]
                }
              ]
            }
          ]
        }

        """#)
  }

  @Test func `without findings the list is empty`() {
    let file = SourceFile(path: "a", text: "")
    let report = FileReport(file: file, form: nil, diagnostics: [], untriedFixes: 2)
    #expect(
      JSONRenderer(version: "1").text(of: [report]) == """
        {
          "formc": "1",
          "files": 1,
          "errors": 0,
          "warnings": 0,
          "infos": 0,
          "untriedFixes": 2,
          "findings": []
        }

        """)
  }
}
