/// Keys, modifiers, models and helpers the catalogue uses, each the ordinary way.

import Foundation
import Observation
import SwiftUI

struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct ThemeKey: EnvironmentKey {
  static let defaultValue = "plain"
}

extension EnvironmentValues {
  var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

struct TitleKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  var title: Binding<String>? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}

struct Card: ViewModifier {
  var isOn = true

  func body(content: Content) -> some View {
    if isOn {
      content.padding().background(Color.gray.opacity(0.1))
    } else {
      content
    }
  }
}

@MainActor @Observable
final class Draft: Identifiable {
  var title = ""
  var isDone: Bool?
}

struct DraftError: LocalizedError {
  var errorDescription: String? { "No" }
}

struct DraftRow: View {
  @Bindable var draft: Draft
  @FocusState.Binding var isFocused: Bool
  let other: FocusState<Bool>.Binding

  var body: some View {
    TextField(text: $draft.title, prompt: Text(verbatim: "…"), axis: .vertical) { Text("Title") }
      .lineLimit(2...4)
      .focused($isFocused)
      .focused(other)
      .focusedValue(\.title, $draft.title)
      .focusedValue(draft)
  }
}

struct DoneItems: ToolbarContent {
  let isLong: Bool

  var body: some ToolbarContent {
    ToolbarItem(placement: .topBarLeading) { Text("Left") }
    if isLong { ToolbarItem(placement: .topBarTrailing) { Text("Right") } }
  }
}

/// Modifiers and controls may be made anywhere, not only on the main actor.
nonisolated func heading(_ title: String) -> some View {
  Label(title, systemImage: "star").font(.title).padding().disabled(false).onTapGesture {}
}

struct Titled: View {
  var body: some View {
    heading("Title").toolbar { DoneItems(isLong: true) }
    if #available(iOS 18, *) {
      Text("New", comment: "Only on new systems")
    }
  }
}

extension Binding {
  func or<Wrapped>(_ fallback: Wrapped) -> Binding<Wrapped> where Value == Wrapped? {
    Binding<Wrapped>(get: { wrappedValue ?? fallback }, set: { wrappedValue = $0 })
  }
}
