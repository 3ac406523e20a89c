import FormReader

extension Rule {
  static let autofillUnknownType = Rule(
    "autofill/unknown-type",
    summary: "No content type of iOS has this name.",
    why: """
      iOS ignores a content type that it does not know, so the keyboard offers nothing, or offers the wrong \
      thing: a code from a message in the field of a card number.
      """,
    fix: .offered("writes the content type that was misspelt"),
    wrong: [
      """
      form: SignIn
      fields:
        - id: code
          label: Code
          content: oneTimecode
          #        ^^^^^^^^^^^ autofill/unknown-type
        - id: shoe
          label: Shoe size
          content: feet
          #        ^^^^ autofill/unknown-type
      submit: {label: Sign in}
      """
    ],
    right: [
      """
      form: SignIn
      fields:
        - id: name
          label: User name
          content: username
        - id: secret
          type: secure
          label: Password
          content: password
      submit: {label: Sign in}
      """
    ])
}

extension Words {
  static func unknownContentType(_ word: String, _ nearest: String?, _ place: FaultPlace) -> Words {
    Words(
      "\(quoted(word)) is not a content type", "unknown to AutoFill", help: suggestion(nearest, of: []),
      fix: slip(word, nearest).flatMap { place.replacement($0, "write '\($0)'") })
  }
}
