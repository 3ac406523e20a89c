import FormReader
import JSONText

/// What `formc init` writes.
enum StarterFiles {
  /// The files, by their path from the folder of the project.
  static let all: [(path: String, text: String)] = [
    (Configuration.name, configuration), ("formc.schema.json", JSONSchema.language.pretty + "\n"),
    ("Forms/Contact.form.yaml", form),
  ]

  private static let configuration = """
    \(ConfigurationKey.version.row.example)
    \(ConfigurationKey.forms.row.example)
    generate:
      \(ConfigurationKey.output.row.example)
      \(ConfigurationKey.style.row.example)
      \(ConfigurationKey.platform.row.example)

    """

  /// The first line is for editors: it says where the schema of the language stands.
  private static let form = """
    # yaml-language-server: $schema=../formc.schema.json
    form: Contact
    title: Contact us
    focus:
      toolbar: [previous, next, done]
    fields:
      - id: name
        label: Name
        content: name
        validate: [required]
      - id: email
        label: E-mail
        content: emailAddress
        validate: [required, email]
      - id: wantsCall
        type: toggle
        label: Call me back
      - id: phone
        label: Phone
        content: telephoneNumber
        visible: wantsCall
        validate: [required, phone]
      - id: message
        type: multiline
        label: Message
        validate:
          - required
          - length: ...500
    submit: {label: Send}

    """
}
