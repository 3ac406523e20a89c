import Foundation

/// Starts the form that the first line of a script names.
@MainActor
private func start(_ header: JSON) throws -> Run {
  guard case .object(let members) = header else { throw InputError("a script begins with its form") }
  var form: String?
  var given: [JSON.Member] = []
  var surroundings = Surroundings()
  Surroundings.answers = [:]
  for member in members {
    switch (member.key, member.value) {
    case ("form", .string(let name)): form = name
    case ("given", .object(let values)): given = values
    case ("separator", .string(let text)): surroundings.separator = text.first ?? "."
    case ("today", .string(let day)): surroundings.today = day
    case ("custom", .object(let answers)):
      for answer in answers {
        guard case .bool(let says) = answer.value else { throw InputError("\(answer.key) says yes or no") }
        Surroundings.answers[answer.key] = says
      }
    default: throw InputError("a script's first line has no \(member.key)")
    }
  }
  guard let form, let start = Registry.forms[form] else { throw InputError("no form \(form ?? "named")") }
  Keyboard.separator = surroundings.separator.unicodeScalars.first ?? "."
  return try start(given, surroundings)
}

/// Writes a line at once, so that a model that traps takes nothing along.
private func write(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

/// Plays the scripts on standard input, one after the other.
@MainActor
private func drive() {
  var run: Run?
  var number = 0
  while let line = readLine() {
    number += 1
    do {
      if line.isEmpty {
        if run != nil { write("") }
        run = nil
      } else if let run {
        let event = try Event(JSONReader.value(of: line))
        write(run.play(event, line))
      } else {
        let started = try start(JSONReader.value(of: line))
        write(started.appearance)
        run = started
      }
    } catch {
      fail("line \(number): \(error)")
    }
  }
  if run != nil { write("") }
}

registerForms()
drive()
