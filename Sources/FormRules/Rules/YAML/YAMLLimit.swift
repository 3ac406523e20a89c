import FormYAML

extension Rule {
  static let yamlLimit = Rule(
    "yaml/limit",
    summary: "The file nests deeper, or repeats more by aliases, than formc reads.",
    why: """
      A few lines of aliases can stand for billions of values, and a few thousand brackets can bring a program \
      down. Forms are far below these limits, and what is written out is never too much.
      """,
    fix: .none("the form must become smaller"),
    wrong: [
      """
      form: Contact
      title: \(String(repeating: "[", count: YAMLFault.Limit.depth.rawValue))
      #      \(String(repeating: " ", count: YAMLFault.Limit.depth.rawValue - 1))^ yaml/limit
      """,
      """
      form: Contact
      a: &a [x, x, x, x, x, x, x, x, x, x, x]
      b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
      c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
      d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
      e: [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d]
      #                               ^^ yaml/limit
      """,
    ],
    right: [
      """
      form: Contact
      messages: {required: &empty Please fill this in.}
      fields:
        - id: name
          label: Name
          validate: [{required: , message: *empty}]
        - id: city
          label: City
          validate: [{required: , message: *empty}]
      submit: {label: Send}
      """
    ])
}

extension Words {
  static func limit(_ limit: YAMLFault.Limit) -> Words {
    switch limit {
    case .depth:
      Words("values are nested more than \(limit.rawValue) levels deep", "one level too many")
    case .aliases: Words("aliases repeat more than 100,000 values", "one alias too many")
    case .directives:
      Words("the file has more than \(limit.rawValue) directives", "one directive too many")
    case .size: Words("the file is larger than 2 gigabytes", "too large to read")
    }
  }
}
