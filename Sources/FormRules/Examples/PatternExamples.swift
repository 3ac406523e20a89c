/// Files with the kinds of patterns that cannot be had.
enum PatternExamples {
  static let syntax = [signs, foreign]

  private static let signs = #"""
    form: Contact
    messages: {pattern: Please look again.}
    fields:
      - id: name
        label: Name
        validate:
          - pattern: 'a(b'
            #          ^ regex/syntax
          - pattern: 'ab)'
            #           ^ regex/syntax
          - pattern: '[ab'
            #         ^ regex/syntax
          - pattern: 'a[]'
            #          ^^ regex/syntax
          - pattern: 'a]'
            #          ^ regex/syntax
          - pattern: '[z-a]'
            #          ^^^ regex/syntax
          - pattern: '[\d-x]'
            #          ^^^^ regex/syntax
          - pattern: '*a'
            #         ^ regex/syntax
          - pattern: 'a**'
            #           ^ regex/syntax
          - pattern: '^*a'
            #          ^ regex/syntax
          - pattern: 'a{,3}'
            #          ^^^^ regex/syntax
          - pattern: 'a{5,2}'
            #          ^^^^^ regex/syntax
          - pattern: 'a\j'
            #          ^^ regex/syntax
          - pattern: 'é\x4'
            #          ^^^ regex/syntax
          - pattern: '\uD800'
            #         ^^^^^^ regex/syntax
          - pattern: 'a\'
            #          ^ regex/syntax
          - pattern: "a$b"
            #          ^ regex/syntax
          - pattern: '(?@a)'
            #         ^^ regex/syntax
          - pattern: '\#(String(repeating: "(", count: 65))a\#(String(repeating: ")", count: 65))'
            #         \#(String(repeating: " ", count: 64))^ regex/syntax
          - pattern: '(a{1000}){1000}'
            #                  ^^^^^^ regex/syntax
    submit: {label: Send}
    """#

  private static let foreign = #"""
    form: Contact
    messages: {pattern: Please look again.}
    fields:
      - id: name
        label: Name
        validate:
          - pattern: '(?<year>\d)'
            #         ^^^^^^^^ regex/syntax
          - pattern: 'a(?i)b'
            #          ^^^ regex/syntax
          - pattern: 'a(?#note)'
            #          ^^^^^^^ regex/syntax
          - pattern: '(?|a)'
            #         ^^^ regex/syntax
          - pattern: '\p{L}+'
            #         ^^^^^ regex/syntax
          - pattern: 'a\b'
            #          ^^ regex/syntax
          - pattern: '\Aa'
            #         ^^ regex/syntax
          - pattern: '\Qa'
            #         ^^ regex/syntax
          - pattern: '\R'
            #         ^^ regex/syntax
          - pattern: '[[:alpha:]]'
            #          ^^^^^^^^^ regex/syntax
          - pattern: '[a&&b]'
            #           ^^ regex/syntax
    submit: {label: Send}
    """#

  static let notRegular = [
    #"""
    form: Contact
    messages: {pattern: Please look again.}
    fields:
      - id: name
        label: Name
        validate:
          - pattern: '(a)\1'
            #            ^^ regex/not-regular
          - pattern: '(?=a)b'
            #         ^^^ regex/not-regular
          - pattern: "a*+"
            #          ^^ regex/not-regular
          - pattern: (?>a)
            #        ^^^ regex/not-regular
          - pattern: 'a(?R)'
            #          ^^^ regex/not-regular
          - pattern: '(?(1)a)'
            #         ^^^^^ regex/not-regular
    submit: {label: Send}
    """#
  ]
}
