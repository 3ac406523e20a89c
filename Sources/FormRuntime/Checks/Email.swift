extension FormChecks {
  /// Tells whether a text has the shape of an e-mail address; whether it exists is not asked.
  ///
  ///     address = local "@" domain           254 characters at most
  ///     local   = atom *("." atom)           64 characters at most
  ///     atom    = 1*(letter of a to z / digit of 0 to 9 / one of !#$%&'*+-/=?^_`{|}~)
  ///     domain  = label 1*("." label)
  ///     label   = letters and digits of any script, hyphens between them, 63 characters at most
  ///
  /// The last label has two characters or more, one of them a letter. Quoted local parts, comments
  /// and addresses of machines, `[192.0.2.1]`, are refused: nobody types them into a form.
  static func isEmail(_ text: String) -> Bool {
    // No address has more bytes, so accents piled up on one letter are not read either.
    guard text.utf8.count <= 1_000, text.count <= 254 else { return false }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && isEmailLocalPart(parts[0]) && isEmailDomain(parts[1])
  }

  static func isEmailLocalPart(_ text: Substring) -> Bool {
    let atoms = text.split(separator: ".", omittingEmptySubsequences: false)
    return text.count <= 64 && atoms.allSatisfy { !$0.isEmpty && $0.allSatisfy(isEmailAtom) }
  }

  static func isEmailAtom(_ character: Character) -> Bool {
    switch character {
    case "a"..."z", "A"..."Z", "0"..."9": character.isASCII
    default: "!#$%&'*+-/=?^_`{|}~".contains(character)
    }
  }

  static func isEmailDomain(_ text: Substring) -> Bool {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2, let last = labels.last else { return false }
    return labels.allSatisfy(isEmailLabel) && last.count >= 2 && last.contains(where: \.isLetter)
  }

  static func isEmailLabel(_ label: Substring) -> Bool {
    guard let first = label.first, let last = label.last, label.count <= 63 else { return false }
    return first != "-" && last != "-" && label.allSatisfy { $0 == "-" || isLetterOrDigit($0) }
  }

  /// Tells whether a character is a letter or digit of any script, with or without marks on it.
  static func isLetterOrDigit(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return false }
    guard first.properties.isAlphabetic || digit(first) != nil else { return false }
    return scalars.dropFirst().allSatisfy(isPartOfLetter)
  }

  /// Tells whether a scalar goes on with a letter: another, a mark, or a joiner.
  static func isPartOfLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .otherLetter, .modifierLetter: true
    default: scalar == "\u{200C}" || scalar == "\u{200D}"
    }
  }
}
