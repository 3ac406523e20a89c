import Foundation
@_spi(Headless) import SwiftUI

/// Starts the view that the first line of a script names.
@MainActor
private func start(_ header: JSON) throws -> ViewPlayer {
  guard case .object(let members) = header else { throw InputError("a script begins with its form") }
  var form: String?
  var start = ViewStart()
  for member in members {
    switch (member.key, member.value) {
    case ("form", .string(let name)): form = name
    case ("given", .object(let values)): start.given = values
    case ("separator", .string(let text)): start.separator = text.first ?? "."
    case ("today", .string(let day)): start.today = day
    case ("custom", .object(let answers)):
      for answer in answers {
        guard case .bool(let says) = answer.value else { throw InputError("\(answer.key) says yes or no") }
        start.answers[answer.key] = says
      }
    default: throw InputError("a script's first line has no \(member.key)")
    }
  }
  guard let form, let make = Views.forms[form] else { throw InputError("no form \(form ?? "named")") }
  Keyboard.separator = start.separator.unicodeScalars.first ?? "."
  return try make(start)
}

/// Ends the run where nothing can be judged: with status 2, and the reason on standard error.
private func fail(_ reason: String) -> Never {
  FileHandle.standardError.write(Data("driver: \(reason)\n".utf8))
  exit(2)
}

private func write(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

registerViews()
private var player: ViewPlayer?
private var number = 0
while let line = readLine() {
  number += 1
  do {
    if line.isEmpty {
      if player != nil { write("") }
      player = nil
    } else if let player {
      write(try await player.play(try Event(JSONReader.value(of: line)), echo: line))
    } else {
      let started = try start(JSONReader.value(of: line))
      write(await started.appearance())
      player = started
    }
    for complaint in player?.host.complaints ?? [] { fail("line \(number): \(complaint)") }
  } catch {
    fail("line \(number): \(error)")
  }
}
if player != nil { write("") }
