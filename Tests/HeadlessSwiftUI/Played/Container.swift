/// A container with keyboard buttons that lead from field to field, whatever the fields are: each tells its
/// id upwards by a preference, and learns by the environment whether it has its turn.

import SwiftUI

struct FieldIDsKey: PreferenceKey {
  static let defaultValue: [UUID] = []
  static func reduce(value: inout [UUID], nextValue: () -> [UUID]) { value += nextValue() }
}

struct FieldInTurnKey: EnvironmentKey {
  static var defaultValue: Binding<UUID?> { .constant(nil) }
}

extension EnvironmentValues {
  var fieldInTurn: Binding<UUID?> {
    get { self[FieldInTurnKey.self] }
    set { self[FieldInTurnKey.self] = newValue }
  }
}

struct InTurn: ViewModifier {
  @State private var id = UUID()
  @FocusState private var isFocused: Bool
  @Environment(\.fieldInTurn) private var inTurn

  func body(content: Content) -> some View {
    content
      .focused($isFocused)
      .preference(key: FieldIDsKey.self, value: [id])
      .onChange(of: inTurn.wrappedValue) { _, new in if new == id { isFocused = true } }
      .onChange(of: isFocused) { _, new in if new { inTurn.wrappedValue = id } }
  }
}

extension View {
  func takesTurns() -> some View { modifier(InTurn()) }
}

struct FieldContainer<Content: View>: View {
  @ViewBuilder let content: () -> Content

  @State private var ids: [UUID] = []
  @State private var inTurn: UUID?

  var body: some View {
    VStack { content() }
      .onPreferenceChange(FieldIDsKey.self) { [$ids, $inTurn] new in
        if $inTurn.wrappedValue == nil { $inTurn.wrappedValue = new.first }
        $ids.wrappedValue = new
      }
      .environment(\.fieldInTurn, $inTurn)
      .toolbar {
        ToolbarItem(placement: .keyboard) {
          HStack {
            Spacer()
            Button("Back") { move(by: -1) }
            Button("Forth") { move(by: 1) }
          }
        }
      }
  }

  private func move(by distance: Int) {
    guard let inTurn, let place = ids.firstIndex(of: inTurn) else { return }
    self.inTurn = ids[(place + distance + ids.count) % ids.count]
  }
}

struct Passport: View {
  @State private var series = ""
  @State private var number = ""
  @State private var hasOld = false
  @State private var old = ""
  @State private var isLocked = false

  var body: some View {
    FieldContainer {
      TextField("Series", text: $series).takesTurns().disabled(isLocked)
      TextField("Number", text: $number).keyboardType(.numberPad).takesTurns()
      Toggle("There was another", isOn: $hasOld)
      if hasOld { TextField("Old number", text: $old).takesTurns() }
      Toggle("Locked", isOn: $isLocked)
      Text("\(series) \(number)").accessibilityIdentifier("both")
    }
  }
}
