import FormPlan

extension Shape {
  private static let typed = FieldKind.allCases.filter(\.takesKeyboard)
  private static let choices = FieldKind.allCases.filter { $0.row.holds == .option }
  private static let notes = FieldKind.allCases.filter { $0.row.control == .note }
  private static let inputs = FieldKind.allCases.filter { $0.row.control != .note }

  static let fieldKeys = fieldKeysToday + fieldKeysToCome

  private static let fieldKeysToday: [Key] = [
    Key(
      owner: .field, name: "id", value: .id, isRequired: true,
      summary: "the field's name: a Swift property, and the key of its value", example: "email"),
    Key(
      owner: .field, name: "type", value: .word(.kind), summary: "what the field is; `text` where left out",
      example: "text"),
    Key(
      owner: .field, name: "label", value: .text, kinds: inputs, isRequired: true,
      summary: "the text that names the field", example: "Name"),
    Key(
      owner: .field, name: "placeholder", value: .text, kinds: typed + choices,
      summary: "the grey text while it is empty; on a choice, the name of the empty state",
      example: "Jane Doe"),
    Key(
      owner: .field, name: "help", value: .text, kinds: inputs,
      summary: "more words below, and the accessibility hint", example: "As on your passport"),
    Key(
      owner: .field, name: "default", value: .entry, kinds: inputs, summary: "what it holds at first",
      example: "true"),
    Key(
      owner: .field, name: "keyboard", value: .word(.keyboard), kinds: typed,
      summary: "the keyboard; the content's usual one where left out", example: "emailAddress"),
    Key(
      owner: .field, name: "content", value: .word(.contentType), kinds: typed,
      summary: "what AutoFill may offer", example: "emailAddress"),
    Key(
      owner: .field, name: "capitalization", value: .word(.capitalization), kinds: typed,
      summary: "which letters the keyboard makes capitals", example: "words"),
    Key(
      owner: .field, name: "autocorrection", value: .boolean, kinds: typed,
      summary: "whether the keyboard corrects words", example: "false"),
    Key(
      owner: .field, name: "submitLabel", value: .word(.submitLabel), kinds: typed,
      summary: "what the return key says", example: "next"),
    Key(
      owner: .field, name: "next", value: .either([.id, .list(.either([.id, .mapping(.edge)]))]),
      kinds: typed, summary: "where the return key and the toolbar's *next* lead",
      example: "[{when: name.isEmpty, to: dismiss}, submit]"),
    Key(
      owner: .field, name: "visible", value: .condition, summary: "when the field is shown",
      example: "name.isEmpty"),
    Key(
      owner: .field, name: "enabled", value: .condition, kinds: inputs,
      summary: "when the field can be changed", example: "name.isEmpty"),
    Key(
      owner: .field, name: "validate", value: .list(.either([.word(.validator), .mapping(.validator)])),
      kinds: inputs, summary: "the validators, in the order they run", example: "[required]"),
    Key(
      owner: .field, name: "trim", value: .boolean, kinds: typed,
      summary: "whether white space at the ends is dropped from the value", example: "false"),
    Key(
      owner: .field, name: "normalize", value: .list(.word(.normalization)), kinds: typed,
      summary: "what else is done to the value", example: "[uppercase]"),
    Key(
      owner: .field, name: "options", value: .list(.either([.id, .mapping(.option)])), kinds: choices,
      summary: "what can be chosen, in the order shown", example: "[DE, {id: GB, label: United Kingdom}]"),
    Key(
      owner: .field, name: "style", value: .word(.choiceStyle), kinds: choices,
      summary: "how the choice is drawn", example: "menu"),
    Key(
      owner: .field, name: "text", value: .text, kinds: notes, isRequired: true,
      summary: "what the note says",
      example: "We never call you."),
    Key(
      owner: .field, name: "swiftName", value: .id, summary: "its name in Swift, where the id's would clash",
      example: "emailAddress"),
  ]

  private static let fieldKeysToCome: [Key] = [
    keyToCome("lines", "3...6", "the height of a text over several lines"),
    keyToCome("reveal", "true", "a button that shows a secret"),
    keyToCome("publish", "messageValue", "fields that other views read while they have the focus"),
    keyToCome("suggestions", "{\":D\": \"😃\"}", "replacements for the last word"),
    keyToCome("unit", "kg", "units behind numbers", kinds: ["integer", "number"]),
    keyToCome("range", "1...10", "the ends of steppers and sliders", kinds: ["stepper", "slider"]),
    keyToCome("step", "5", "the steps of steppers and sliders", kinds: ["stepper", "slider"]),
    keyToCome(
      "opensAt", "today-30y", "the day at which an empty date opens", kinds: ["date", "time", "dateTime"]),
    keyToCome("url", "https://example.org", "links between fields", kinds: ["link"]),
    keyToCome("perform", "scanCard", "buttons between fields", kinds: ["action"]),
    keyToCome("view", "SignaturePad", "fields drawn by views of your own", kinds: ["custom"]),
    keyToCome("value", "text", "fields drawn by views of your own", kinds: ["custom"]),
    keyToCome("focusable", "true", "fields drawn by views of your own", kinds: ["custom"]),
  ]

  private static func keyToCome(
    _ name: String, _ example: String, _ summary: String, kinds: [String] = []
  ) -> Key {
    Key(
      owner: .field, name: name, value: .text, kindsToCome: kinds, summary: summary, example: example,
      availability: .notYet(summary))
  }

  /// What one may hope to write after `type:`.
  static let kindsToCome: KeyValuePairs = [
    "integer": "fields for whole numbers", "number": "fields for decimal numbers",
    "choices": "choosing several options", "date": "fields for days", "time": "fields for clock times",
    "dateTime": "fields for days with a time", "stepper": "steppers", "slider": "sliders",
    "link": "links between fields", "action": "buttons between fields",
    "custom": "fields drawn by views of your own", "repeat": "groups of fields that repeat",
  ]
}
