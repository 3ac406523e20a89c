/// The words of an id in camel case, in small letters and without digits: `homePhone2` → `home`, `phone`.
enum IdWords {
  static func of(_ id: String) -> [String] {
    var words: [String] = []
    var word = ""
    func end() {
      if !word.isEmpty { words.append(word.lowercased()) }
      word = ""
    }
    let letters = Array(id)
    for (index, letter) in letters.enumerated() {
      guard letter.isLetter else {
        end()
        continue
      }
      let isBeforeSmall = index + 1 < letters.count && letters[index + 1].isLowercase
      let isAfterSmall = index > 0 && letters[index - 1].isLowercase
      if letter.isUppercase, isBeforeSmall || isAfterSmall { end() }
      word.append(letter)
    }
    end()
    return words
  }
}
