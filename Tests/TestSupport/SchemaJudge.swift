import Foundation

/// What Python's `jsonschema` says of a file that PyYAML reads as an editor does.
package enum SchemaJudge {
  /// Why its tests are skipped where it is not there.
  package static let absence: String = "python3 with the packages jsonschema and PyYAML is not installed"

  /// Whether it is there.
  package static var isThere: Bool { path != nil }

  /// What is said of a file.
  package enum Verdict: Hashable {
    case valid
    /// It is not what the schema wants.
    case invalid(String)
    /// It is no YAML.
    case unreadable
  }

  private static let path = Python.path(importing: "jsonschema", "yaml")

  /// A verdict for each file; by the schema's own draft and by draft 7, which must agree.
  package static func verdicts(schema: String, files: [String]) throws -> [Verdict] {
    let input = try JSONSerialization.data(withJSONObject: ["schema": schema, "files": files])
    let answer = try JSONDecoder().decode([String?].self, from: Python.run(script, input: input, by: path))
    return answer.map { text in
      switch text {
      case nil: .valid
      case "": .unreadable
      case let text?: .invalid(text)
      }
    }
  }

  /// PyYAML reads YAML 1.1; here it gets the words and numbers of YAML 1.2's core schema.
  private static let script = #"""
    import json, re, sys, yaml, jsonschema

    class Core(yaml.SafeLoader): pass

    Core.yaml_implicit_resolvers = {}
    prefix = "tag:yaml.org,2002:"
    for name, words, first in [
        ("bool", r"true|True|TRUE|false|False|FALSE", list("tTfF")),
        ("int", r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+", list("-+0123456789")),
        ("float", r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?|[-+]?\.inf|\.nan", list("-+.0123456789")),
        ("null", r"~|null|Null|NULL|", ["~", "n", "N", ""]),
        ("merge", r"<<", ["<"]),
    ]:
        Core.add_implicit_resolver(prefix + name, re.compile("(?:" + words + r")\Z"), first)

    def integer(loader, node):
        text = node.value
        return int(text, 0) if text[:2] in ("0o", "0x") else int(text)

    def decimal(loader, node):
        return float(node.value.replace(".inf", "inf").replace(".nan", "nan"))

    Core.add_constructor(prefix + "int", integer)
    Core.add_constructor(prefix + "float", decimal)

    task = json.load(sys.stdin)
    schema = json.loads(task["schema"])
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.Draft7Validator.check_schema(schema)
    new, old = jsonschema.Draft202012Validator(schema), jsonschema.Draft7Validator(schema)

    def verdict(text):
        try: form = yaml.load(text, Core)
        except yaml.YAMLError: return ""
        if new.is_valid(form) != old.is_valid(form): return "the drafts do not agree"
        error = jsonschema.exceptions.best_match(new.iter_errors(form))
        return error and error.json_path + ": " + error.message

    json.dump([verdict(text) for text in task["files"]], sys.stdout)
    """#
}
