// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// How text is typed.

public enum UIKeyboardType: Int, Sendable {
  case `default`
  case asciiCapable
  case numbersAndPunctuation
  case URL
  case numberPad
  case phonePad
  case namePhonePad
  case emailAddress
  case decimalPad
  case twitter
  case webSearch
  case asciiCapableNumberPad
}

public struct TextInputAutocapitalization: Sendable {
  let name: String

  public static var never: TextInputAutocapitalization { .init(name: "never") }
  public static var words: TextInputAutocapitalization { .init(name: "words") }
  public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }
  public static var characters: TextInputAutocapitalization { .init(name: "characters") }
}

extension View {
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    with(.keyboardType, type)
  }

  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    with(.textContentType, textContentType)
  }

  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    with(.textInputAutocapitalization, autocapitalization)
  }

  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    with(.autocorrectionDisabled, disable)
  }
}
