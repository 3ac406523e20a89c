import FormPlan

extension Shape {
  private static let typed = FieldKind.allCases.filter(\.takesKeyboard)
  private static let focusable = typed + [.custom]
  private static let texts = typed.filter { $0.row.holds == .text }
  private static let choices = FieldKind.allCases.filter {
    $0.row.holds == .option || $0.row.holds == .options
  }
  private static let dates = FieldKind.allCases.filter(\.row.holds.isMoment)
  private static let stepped = FieldKind.allCases.filter(\.row.control.isStepped)
  private static let multiline = FieldKind.allCases.filter(\.row.control.returnTypesNewline)
  private static let notes = FieldKind.allCases.filter { $0.row.control == .note }
  private static let labelled = FieldKind.allCases.filter { $0.row.control != .note }
  private static let inputs = FieldKind.allCases.filter { $0.row.holds != .nothing || $0 == .custom }
  private static let enableable = inputs + [.link, .action]

  static let fieldKeys = fieldKeysToday + fieldKeysToCome

  /// What a view says of the keyboard, which it may only where the focus can stand on it.
  static let keysOfFocus = fieldKeysToday.filter { $0.kinds == focusable }

  /// What every field of certain kinds must have.
  static let keysOfSomeKinds = fieldKeysToday.filter { key in
    key.isRequired && key.word != .id && key.word != .label
  }

  private static let fieldKeysToday: [Key] = [
    Key(
      owner: .field, name: "id", value: .id, isRequired: true,
      summary: "the field's name: a Swift property, and the key of its value", example: "email"),
    Key(
      owner: .field, name: "type", value: .word(.kind), summary: "what the field is; `text` where left out",
      example: "text"),
    Key(
      owner: .field, name: "label", value: .text, kinds: labelled, isRequired: true,
      summary: "the text that names the field", example: "Name"),
    Key(
      owner: .field, name: "placeholder", value: .text, kinds: typed + [.choice] + dates,
      summary: "the grey text while it is empty; on a choice or date, the name of the empty state",
      example: "Jane Doe"),
    Key(
      owner: .field, name: "help", value: .text, kinds: labelled,
      summary: "more words below, and the accessibility hint", example: "As on your passport"),
    Key(
      owner: .field, name: "default", value: .entry, kinds: inputs, summary: "what it holds at first",
      example: "true"),
    Key(
      owner: .field, name: "keyboard", value: .word(.keyboard), kinds: focusable,
      summary: "the keyboard; the content's usual one where left out", example: "emailAddress"),
    Key(
      owner: .field, name: "content", value: .word(.contentType), kinds: focusable,
      summary: "what AutoFill may offer", example: "emailAddress"),
    Key(
      owner: .field, name: "capitalization", value: .word(.capitalization), kinds: texts,
      summary: "which letters the keyboard makes capitals", example: "words"),
    Key(
      owner: .field, name: "autocorrection", value: .boolean, kinds: texts,
      summary: "whether the keyboard corrects words", example: "false"),
    Key(
      owner: .field, name: "submitLabel", value: .word(.submitLabel), kinds: focusable,
      summary: "what the return key says", example: "next"),
    Key(
      owner: .field, name: "next", value: .either([.id, .list(.either([.id, .mapping(.edge)]))]),
      kinds: focusable, summary: "where the return key and the toolbar's *next* lead",
      example: "[{when: name.isEmpty, to: dismiss}, submit]"),
    Key(
      owner: .field, name: "visible", value: .condition, summary: "when the field is shown",
      example: "name.isEmpty"),
    Key(
      owner: .field, name: "enabled", value: .condition, kinds: enableable,
      summary: "when the field can be changed", example: "name.isEmpty"),
    Key(
      owner: .field, name: "validate", value: .list(.either([.word(.validator), .mapping(.validator)])),
      kinds: inputs, summary: "the validators, in the order they run", example: "[required]"),
    Key(
      owner: .field, name: "trim", value: .boolean, kinds: texts,
      summary: "whether white space at the ends is dropped from the value", example: "false"),
    Key(
      owner: .field, name: "normalize", value: .list(.word(.normalization)), kinds: texts,
      summary: "what else is done to the value", example: "[uppercase]"),
    Key(
      owner: .field, name: "options", value: .either([optionList, .id]),
      kinds: choices,
      summary: "what can be chosen, in the order shown; or the name of a set",
      example: "[DE, {id: GB, label: United Kingdom}]"),
    Key(
      owner: .field, name: "style", value: .word(.choiceStyle), kinds: choices,
      summary: "how the choice is drawn", example: "menu"),
    Key(
      owner: .field, name: "text", value: .text, kinds: notes, isRequired: true,
      summary: "what the note says",
      example: "We never call you."),
    Key(
      owner: .field, name: "lines", value: .bounds, kinds: multiline,
      summary: "the height: so many lines at least, and at most", example: "3...6"),
    Key(
      owner: .field, name: "unit", value: .text, kinds: [.integer, .number],
      summary: "what stands behind the number", example: "kg"),
    Key(
      owner: .field, name: "range", value: .stepRange, kinds: stepped, isRequired: true,
      summary: "the lowest and the highest value", example: "1...10"),
    Key(
      owner: .field, name: "step", value: .number, kinds: stepped,
      summary: "how far two values lie apart; 1 where left out", example: "0.5"),
    Key(
      owner: .field, name: "opensAt", value: .moment, kinds: dates,
      summary: "what an empty date shows first when it is opened", example: "today-30y"),
    Key(
      owner: .field, name: "url", value: .text, kinds: [.link], isRequired: true,
      summary: "where the link leads", example: "https://example.org/terms"),
    Key(
      owner: .field, name: "perform", value: .id, kinds: [.action], isRequired: true,
      summary: "the Swift function that the button calls", example: "scanCard"),
    Key(
      owner: .field, name: "view", value: .id, kinds: [.custom], isRequired: true,
      summary: "the SwiftUI view that draws the field", example: "SignaturePad"),
    Key(
      owner: .field, name: "value", value: .word(.customValue), kinds: [.custom],
      summary: "what the view's value is; `none` where left out", example: "text"),
    Key(
      owner: .field, name: "focusable", value: .boolean, kinds: [.custom],
      summary: "whether the focus can stand on the view", example: "true"),
    Key(
      owner: .field, name: "swiftName", value: .id, summary: "its name in Swift, where the id's would clash",
      example: "emailAddress"),
  ]

  private static let fieldKeysToCome: [Key] = [
    keyToCome("reveal", "true", "a button that shows a secret"),
    keyToCome("publish", "messageValue", "fields that other views read while they have the focus"),
    keyToCome("suggestions", "{\":D\": \"😃\"}", "replacements for the last word"),
  ]

  private static func keyToCome(_ name: String, _ example: String, _ summary: String) -> Key {
    Key(
      owner: .field, name: name, value: .text, summary: summary, example: example,
      availability: .notYet(summary))
  }

  /// What a field is that does not say so.
  static let kindLeftOut = FieldKind.text

  /// What one may hope to write after `type:`.
  static let kindsToCome: KeyValuePairs = [
    "repeat": "groups of fields that repeat"
  ]
}
