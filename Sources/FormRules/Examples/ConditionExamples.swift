/// One file with the kinds of texts that are no conditions.
enum ConditionExamples {
  static let wrong = [signs, parts]

  private static let signs = #"""
    form: Order
    fields:
      - id: name
        label: Name
        visible: ' '
        #         ^ condition/syntax
        enabled: name == 'red'
        #                ^^^^^ condition/syntax
      - id: size
        label: Size
        visible: name.isEmpty and size.isEmpty
        #                     ^^^ condition/syntax
        enabled: name <> size
        #             ^^ condition/syntax
      - id: color
        label: Color
        visible: name = size
        #             ^ condition/syntax
        enabled: name.length > 3
        #             ^^^^^^ condition/syntax
      - id: weight
        label: Weight
        visible: name.isNice
        #             ^^^^^^ condition/syntax
        enabled: not name.isEmpty
        #        ^^^ condition/syntax
      - id: height
        label: Height
        visible: name == "red
        #                ^^^^ condition/syntax
        enabled: name == "\(size)"
        #                 ^^ condition/syntax
      - id: depth
        label: Depth
        visible: name == "\q"
        #                 ^^ condition/syntax
        enabled: name.count > .5
        #                     ^^ condition/syntax
    submit: {label: Order}
    """#

  private static let parts = """
    form: Order
    fields:
      - id: name
        label: Name
        visible: name.isEmpty &&
        #                     ^^ condition/syntax
        enabled: name.isEmpty name.isEmpty
        #                     ^^^^ condition/syntax
      - id: size
        label: Size
        visible: (name.isEmpty
        #        ^ condition/syntax
        enabled: 1 < name.count < 3
        #                       ^ condition/syntax
      - id: color
        label: Color
        visible: name.count > 1234567890123456
        #                     ^^^^^^^^^^^^^^^^ condition/syntax
        enabled: name.isEmpty ? true
        #                     ^ condition/syntax
      - id: weight
        label: Weight
        next: [{when: name.isEmpty), to: submit}]
        #                         ^ condition/syntax
        validate:
          - length: 1...3
            when: "\(String(repeating: "(", count: 65))name.isEmpty"
            #     \(String(repeating: " ", count: 65))^ condition/syntax
    submit: {label: Order}
    """
}
