/// One file for each kind of break of YAML's grammar.
enum SyntaxExamples {
  static let wrong: [String] = values + lines + unclosed + signs

  private static let values = [
    """
    form: Contact
    fields:
      - id: name
        label: Note: your name
        #          ^ yaml/syntax
    submit: {label: Send}
    """,
    """
    form: Contact
    fields:
      - id: name
        label: Name:
        #          ^ yaml/syntax
    submit: {label: Send}
    """,
    """
    form: Contact
    fields:
      - id: name
        label: 'Name' of yours
        #             ^ yaml/syntax
    submit: {label: Send}
    """,
    """
    form: Contact
    fields:
      - id: name
        label: @name
        #      ^ yaml/syntax
    submit: {label: Send}
    """,
    """
    form: Contact
    fields:
      - id: name
        label: Name
        validate: - required
        #         ^ yaml/syntax
    submit: {label: Send}
    """,
  ]

  private static let lines = [
    """
    form: Contact
    fields:
      - id: name
    \u{A0}\u{A0}\u{A0}\u{A0}label: Name
    # <~~~ yaml/syntax
    submit: {label: Send}
    """,
    """
    form: Contact
    fields:
      - id: name
      \u{A0} label: Name
    # ^ yaml/syntax
    submit: {label: Send}
    """,
    """
    form: Contact
    fields:
    \u{A0}\u{A0}- id: name
    # <~ yaml/syntax
        label: Name
    submit: {label: Send}
    """,
    """
    form: Contact
    fields:
      - id: name
          label: Name
    #     ^^^^^ yaml/syntax
    submit: {label: Send}
    """,
    """
    form: Contact
    fields:
      - id: name
        label: Name
       help: As on your passport
    #  ^ yaml/syntax
    submit: {label: Send}
    """,
    """
    form: Contact
    fields:
      - id: name
      label: Name
      # < yaml/syntax
    submit: {label: Send}
    """,
    """
    form: Contact
    fields: [{id: name, label: Name}]
    title
    # <~~~~ yaml/syntax
    submit: {label: Send}
    """,
    """
    form: Contact
    ...
    %title: Contact
    # <~~~~~~ yaml/syntax
    """,
    """
    'form'
    fields: [{id: name, label: Name}]
    # < yaml/syntax
    """,
  ]

  private static let unclosed = [
    """
    form: Contact
    fields:
      - id: name
        label: "Name
        #      ^ yaml/syntax
    submit: {label: Send}
    """,
    """
    form: Contact
    fields: [{id: name, label: Name}
    #       ^ yaml/syntax
    submit: {label: Send}
    """,
    """
    form: Contact
    submit: {label: Send
    #       ^ yaml/syntax
    fields: [{id: name, label: Name}]
    """,
    """
    form: Contact
    fields:
      - id: size
        label: Size
        type: choice
        options: [small, , large]
        #                ^ yaml/syntax
    submit: {label: Send}
    """,
    """
    form: Contact
    fields:
      - id: size
        label: Size
        type: choice
        options: ['small' 'large']
        #                 ^ yaml/syntax
    submit: {label: Send}
    """,
    """
    form: Contact
    fields: [{id: 'name' label: 'Name'}]
    #                    ^ yaml/syntax
    submit: {label: Send}
    """,
  ]

  private static let signs = [
    #"""
    form: Contact
    fields:
      - id: path
        label: "C:\docs"
        #         ^ yaml/syntax
    submit: {label: Send}
    """#,
    #"""
    form: Contact
    fields:
      - id: name
        label: "Name \u12"
        #            ^^^ yaml/syntax
    submit: {label: Send}
    """#,
    """
    form: Contact
    fields:
      - id: name
        label: Name
        placeholder: ? your name
        #            ^ yaml/syntax
    submit: {label: Send}
    """,
    """
    form: Contact
    fields:
      - id: name
        label: * Name
        #       ^ yaml/syntax
    submit: {label: Send}
    """,
    """
    form: Contact
    fields:
      - id: name
        label: & co
        #       ^ yaml/syntax
    submit: {label: Send}
    """,
    """
    form: Contact
    fields:
      - id: name
        label: !my!name Name
        #      ^ yaml/syntax
    submit: {label: Send}
    """,
    """
    form: Contact
    fields:
      - id: name
        label: | Name
        #        ^ yaml/syntax
    submit: {label: Send}
    """,
    """
    form: Contact
    fields:
      - id: name
        label: *required
        #      ^^^^^^^^^ yaml/syntax
    submit: {label: Send}
    """,
  ]
}
