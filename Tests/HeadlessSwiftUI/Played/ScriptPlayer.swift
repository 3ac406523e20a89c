import Foundation
@_spi(Headless) import SwiftUI

/// Plays a script of events on a view, and writes down what was seen.
@MainActor
final class ScriptPlayer {
  /// Makes a host for each view that scripts name.
  typealias Show = @MainActor (_ rowsOnScreen: Int?, _ assumptions: HeadlessAssumptions) -> HeadlessHost

  /// What was written down, a line each.
  private(set) var lines: [String] = []
  private let views: [String: Show]
  private var host: HeadlessHost?
  private var focus: String?

  private let evaluatesEverything: Bool

  init(_ views: [String: Show], evaluatesEverything: Bool) {
    self.views = views
    self.evaluatesEverything = evaluatesEverything
  }

  /// Plays one line of a script.
  func play(_ line: String) async {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard let verb = words.first, !verb.hasPrefix("#") else { return }
    let rest = words.count > 1 ? words[1] : ""
    lines.append("> " + line)
    do {
      if verb == "show" { try show(rest) } else { try perform(verb, rest) }
    } catch {
      lines.append("! \(error)")
    }
    await host?.settled()
    if verb == "wait" { await host?.settled(after: .seconds(Double(rest) ?? 0)) }
    sayFocus()
  }

  /// Ends the script with what went wrong on the way.
  func finish() {
    for complaint in host?.complaints ?? [] { lines.append("!! " + complaint) }
    for note in host?.notes ?? [] { lines.append("?? " + note) }
    for text in host?.announcements ?? [] { lines.append("said: " + text) }
  }

  private func sayFocus() {
    let element = host?.focusedElement
    let now = element.map { $0.identifier ?? $0.label }
    if now != focus { lines.append("  focus: \(now ?? "none")") }
    focus = now
  }

  private func show(_ rest: String) throws {
    let words = rest.split(separator: " ").map(String.init)
    guard let name = words.first, let show = views[name] else {
      throw ScriptError("no view is called \(rest)")
    }
    var rows: Int?
    var assumptions = HeadlessAssumptions()
    assumptions.evaluatesEverything = evaluatesEverything
    for word in words.dropFirst() {
      let parts = word.split(separator: "=").map(String.init)
      let value = parts.count > 1 ? parts[1] : ""
      switch parts[0] {
      case "rows": rows = Int(value)
      case "submits": assumptions.submitOrder = .init(rawValue: value) ?? assumptions.submitOrder
      case "actions": assumptions.actionOrder = .init(rawValue: value) ?? assumptions.actionOrder
      case "unknownFocus": assumptions.unknownFocus = .init(rawValue: value) ?? assumptions.unknownFocus
      case "submitResigns": assumptions.submitResigns = value == "yes"
      case "newFieldsTakeFocus": assumptions.newFieldsTakeFocus = value == "yes"
      case "defaultFocusWorks": assumptions.defaultFocusWorks = value == "yes"
      case "disablingEndsFocus": assumptions.disablingEndsFocus = value == "yes"
      case "tapsEndFocus": assumptions.tapsEndFocus = value == "yes"
      case "parsesWhileEditing": assumptions.parsesWhileEditing = value == "yes"
      case "tagsIncludeOptional": assumptions.tagsIncludeOptional = value == "yes"
      case "secretsAreReplaced": assumptions.secretsAreReplaced = value == "yes"
      default: throw ScriptError("nothing is assumed about \(word)")
      }
    }
    finish()
    host = show(rows, assumptions)
    focus = nil
  }

  private func perform(_ verb: String, _ rest: String) throws {
    guard let host else { throw ScriptError("no view is shown") }
    let (name, value) = Self.halves(rest)
    switch verb {
    case "tap": try host.tap(rest)
    case "outside": host.tapOutside()
    case "type": try host.type(Self.text(rest))
    case "paste": try host.paste(Self.text(rest))
    case "clear": try host.clear()
    case "fill":
      try host.fill(
        rest.components(separatedBy: "; ").map { part in
          let (name, value) = Self.halves(part)
          return (name, Self.text(value))
        })
    case "return": try host.returnKey(isHardware: rest == "hardware")
    case "hide": host.dismissKeyboard()
    case "scroll": host.scroll(rows: Int(rest) ?? 1)
    case "choose": try host.choose(name, value)
    case "step": try host.step(name, by: Int(value) ?? 0)
    case "slide": try host.slide(name, to: Double(value) ?? 0)
    case "pick": try host.pick(name, try Self.date(value))
    case "leave": host.setOnScreen(false)
    case "come": host.setOnScreen(true)
    case "wait": break
    case "see":
      lines.append("  " + (host.element(rest).map(\.line) ?? "nothing is called '\(rest)'"))
    case "dump":
      for line in host.dump.split(separator: "\n") { lines.append("  " + line) }
    case "evaluations":
      lines.append("  \(host.evaluationsByType[rest, default: 0])")
    case "attentions": lines.append("  " + host.attentions.joined(separator: ", "))
    case "opened": lines.append("  " + host.opened.map(\.absoluteString).joined(separator: ", "))
    default: throw ScriptError("nobody can \(verb)")
    }
  }

  /// What stands before and after ` = `.
  private static func halves(_ text: String) -> (String, String) {
    let parts = text.components(separatedBy: " = ")
    return (parts[0], parts.count > 1 ? parts[1] : "")
  }

  private static func text(_ text: String) -> String { text.replacingOccurrences(of: "\\n", with: "\n") }

  private static func date(_ text: String) throws -> Date {
    guard let date = ISO8601DateFormatter().date(from: text) else { throw ScriptError("\(text) is no date") }
    return date
  }
}

/// Why a line of a script cannot be played.
struct ScriptError: Error, CustomStringConvertible {
  let description: String

  init(_ sentence: String) { description = sentence }
}
