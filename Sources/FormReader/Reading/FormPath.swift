/// Where something stands in the form; put into words where a fault asks for them, as few do.
indirect enum FormPath: Sendable {
  /// The form itself, which has no words.
  case form
  /// A field or a section by its own name: `fields.email`.
  case named(String, in: String)
  /// What stands behind a key: `fields.email.next`.
  case key(String, of: FormPath)
  /// An element of a list, from 0: `fields.email.next[0]`.
  case item(Int, of: FormPath)

  /// As findings write it.
  var text: String {
    switch self {
    case .form: ""
    case .named(let name, let list): "\(list).\(name)"
    case .key(let key, .form): key
    case .key(let key, let mapping): "\(mapping.text).\(key)"
    case .item(let index, let list): "\(list.text)[\(index)]"
    }
  }
}
