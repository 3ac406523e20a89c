@_spi(Headless) import SwiftUI

/// Plays events that nobody wrote on two hosts, of which one evaluates every body in every round.
///
/// The samples observe what they show, so that both must see the same after each event.
@MainActor
struct Comparison {
  private let name: String
  private let lazy: HeadlessHost
  private let eager: HeadlessHost
  private var random: SplitMix

  init(_ name: String, _ show: ScriptPlayer.Show, seed: UInt64) {
    self.name = name
    random = SplitMix(state: seed)
    var assumptions = HeadlessAssumptions()
    let rows = Bool.random(using: &random) ? nil : 5
    lazy = show(rows, assumptions)
    assumptions.evaluatesEverything = true
    eager = show(rows, assumptions)
  }

  /// Plays some events; a sentence where the two differ.
  mutating func play(_ count: Int) async -> String? {
    var events: [String] = []
    for _ in 0..<count {
      guard let (text, event) = event() else { return nil }
      events.append(text)
      let answers = [lazy, eager].map { host in
        do {
          try event(host)
          return "done"
        } catch {
          return "\(error)"
        }
      }
      await lazy.settled()
      await eager.settled()
      if lazy.dump != eager.dump || answers[0] != answers[1] || lazy.complaints != eager.complaints {
        let seen = [lazy, eager].map { ([$0.dump] + $0.complaints).joined(separator: "\n") }
        return
          "\(name) after \(events.joined(separator: ", ")):\n\(seen[0])\n-- and with every body evaluated\n\(seen[1])"
      }
    }
    return nil
  }

  private typealias Event = (String, @MainActor (HeadlessHost) throws -> Void)

  private mutating func event() -> Event? {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return ("outside", { $0.tapOutside() })
    case 1:
      let rows = Int.random(in: -4...4, using: &random)
      return ("scroll \(rows)", { $0.scroll(rows: rows) })
    case 2...3: return ("return", { try $0.returnKey() })
    case 4...5:
      let text = ["a", "12345", ":)", "b@c"].randomElement(using: &random) ?? ""
      return ("type \(text)", { try $0.type(text) })
    default: return touch()
    }
  }

  private mutating func touch() -> Event? {
    guard let element = lazy.elements.filter(\.isControl).randomElement(using: &random) else { return nil }
    let name = element.identifier ?? element.label
    switch element.kind {
    case .picker:
      guard let option = element.options.randomElement(using: &random) else { return nil }
      return ("choose \(name) = \(option)", { try $0.choose(name, option) })
    case .stepper:
      let count = Int.random(in: -2...2, using: &random)
      return ("step \(name) \(count)", { try $0.step(name, by: count) })
    case .slider:
      let value = Double.random(in: 0...1, using: &random)
      return ("slide \(name) \(value)", { try $0.slide(name, to: value) })
    case .datePicker:
      let date = Date(timeIntervalSince1970: Double(Int.random(in: 0...1000, using: &random)) * 86_400)
      return ("pick \(name)", { try $0.pick(name, date) })
    default: return ("tap \(name)", { try $0.tap(name) })
    }
  }
}

/// A generator whose numbers follow from its seed.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
