/// Small views for what is doubtful, and for what goes wrong.

import Observation
import SwiftUI

/// A model that nobody can observe.
@MainActor
final class Unobserved {
  var text = "old"
}

/// A row with an input of its own; it is evaluated only where that is another.
struct Row: View {
  let model: Unobserved
  let number: Int

  var body: some View { Text("\(number) \(model.text)") }
}

/// Changes what nothing observes, and later what is observed.
struct Stale: View {
  @State private var model = Unobserved()
  @State private var number = 0
  @State private var count = 0

  var body: some View {
    Text("\(count)")
    Row(model: model, number: number)
    TextField("Text", text: Binding(get: { model.text }, set: { model.text = $0 }))
    Button("Change") { model.text = "new" }
    Button("Count") { count += 1 }
    Button("Number") { number += 1 }
  }
}

struct Endless: View {
  @State private var count = 0

  var body: some View {
    Text("Endless").onChange(of: count, initial: true) { count += 1 }
  }
}

struct Counter: View {
  @State private var count = 0

  var body: some View { Button("\(count)") { count += 1 } }
}

@MainActor @Observable
final class Absent {
  var text = ""
}

struct NeedsAbsent: View {
  @Environment(Absent.self) private var absent

  var body: some View { Text(absent.text) }
}

/// Faults that a host complains of.
struct Faulty: View {
  @State private var isOn = false
  @State private var choice: String? = "a"
  @State private var text = ""
  @FocusState private var isFocused: Bool
  private let counter = Counter()

  var body: some View {
    counter
    counter
    NeedsAbsent()
    ForEach([1, 1], id: \.self) { Text("Item \($0)") }
    Picker("Choice", selection: $choice) {
      Text("A").tag("a")
      Text("B").tag(Optional("b"))
      Text("C")
    }
    TextField("One", text: $text).focused($isFocused)
    TextField("Other", text: $text).focused($isFocused)
    Button("Focus") { isFocused = true }
    Toggle("Covered", isOn: $isOn).allowsHitTesting(false)
    Toggle("Clear", isOn: $isOn).opacity(0)
    Toggle("Twice", isOn: $isOn)
    Button("Twice") {}
  }
}

/// Who is told first, and what is kept.
struct Order: View {
  @State private var log = ""
  @State private var value = 0
  @State private var isShown = true
  @State private var page = 0

  var body: some View {
    VStack {
      if isShown {
        Counter().onAppear { log += " inside" }.onDisappear { log += " gone" }.id(page)
      }
      Text(log).accessibilityIdentifier("log")
      Button("Change") { value += 1 }.onChange(of: value) { log += " inner" }
      Button("Hide") { isShown.toggle() }
      Button("Turn") { page += 1 }
    }
    .onChange(of: value) { log += " outer" }
    .onAppear { log += " outside" }
  }
}

/// Fields that are disabled, shown and told at once.
struct Moves: View {
  enum Field: Hashable { case first, second, third }

  @State private var text = ""
  @State private var code = "a"
  @State private var isLocked = false
  @State private var hasThird = false
  @State private var log: [String] = []
  @FocusState private var focus: Field?

  var body: some View {
    TextField("First", text: $text).focused($focus, equals: .first).disabled(isLocked)
    TextField("Second", text: Binding(get: { code }, set: { code = String($0.prefix(3)) }))
      .focused($focus, equals: .second)
      .onSubmit { focus = .second }
    if hasThird { TextField("Third", text: $text).focused($focus, equals: .third) }
    Toggle("Lock", isOn: $isLocked)
    Button("Add third") {
      hasThird = true
      focus = .third
    }
    Button("Never") { focus = hasThird ? nil : .third }
    Text(log.joined(separator: " "))
      .accessibilityIdentifier("log")
      .onChange(of: focus) { old, new in log.append("\(name(old))-\(name(new))") }
  }

  private func name(_ field: Field?) -> String { field.map { "\($0)" } ?? "none" }
}
