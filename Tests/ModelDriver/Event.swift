/// One step of a script.
enum Event {
  case returnKey, next, previous, done, tapOutside, scroll, submit, reset, clear
  case tap(String)
  case type(String)
  case paste(String)
  case fill([JSON.Member])
  case set(id: String, JSON)
  case reject([Rejection])

  /// A message from elsewhere about a field.
  struct Rejection {
    var id: String
    var message: String
  }

  /// Reads a step as the trace writes it.
  init(_ json: JSON) throws(InputError) {
    switch json {
    case .string(let word):
      self = try Event(word: word)
    case .object(let members):
      guard let member = members.first, members.count == 1 else { throw InputError("a step has one key") }
      self = try Event(key: member.key, value: member.value)
    default:
      throw InputError("a step is a word or an object")
    }
  }

  private init(word: String) throws(InputError) {
    switch word {
    case "return": self = .returnKey
    case "next": self = .next
    case "previous": self = .previous
    case "done": self = .done
    case "tapOutside": self = .tapOutside
    case "scroll": self = .scroll
    case "submit": self = .submit
    case "reset": self = .reset
    case "clear": self = .clear
    default: throw InputError("no step is called \(word)")
    }
  }

  private init(key: String, value: JSON) throws(InputError) {
    switch (key, value) {
    case ("tap", .string(let id)): self = .tap(id)
    case ("type", .string(let text)): self = .type(text)
    case ("paste", .string(let text)): self = .paste(text)
    case ("fill", .object(let members)): self = .fill(members)
    case ("set", .object(let members)):
      guard let member = members.first, members.count == 1 else { throw InputError("set is of one field") }
      self = .set(id: member.key, member.value)
    case ("reject", .object(let members)):
      var rejections: [Rejection] = []
      for member in members {
        guard let message = member.value.text else { throw InputError("a message is a text") }
        rejections.append(Rejection(id: member.key, message: message))
      }
      self = .reject(rejections)
    default: throw InputError("no such step: \(key)")
    }
  }
}

/// Why a person could not do a step; of several reasons the first in this order counts.
enum Refusal: String, CaseIterable, Sendable {
  case noFocus, noReturnKey, noButton, cannotType, hidden, disabled, notSettable, badValue
}
