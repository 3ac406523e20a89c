/// The rest of what the module declares, each used once the ordinary way.

import Foundation
import Observation
import SwiftUI

struct Catalogue: View {
  @Environment(Draft.self) private var draft
  @Environment(Draft.self) private var maybeDraft: Draft?
  @Environment(\.theme) private var theme
  @FocusedValue(\.title) private var focusedTitle
  @FocusedValue(Draft.self) private var focusedDraft
  @FocusedBinding(\.title) private var title
  @FocusState private var isFocused: Bool
  @AccessibilityFocusState(for: .voiceOver) private var isSpoken: Bool
  @State private var drafts: [Draft] = []
  @State private var height: CGFloat = 0
  @State private var error: DraftError?
  @State private var isShown = false
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var count: Int?
  @State private var name: String?

  var body: some View {
    @Bindable var draft = draft
    ScrollView([.horizontal, .vertical], showsIndicators: false) {
      VStack(alignment: .leading, spacing: 8) {
        ForEach(drafts) { DraftRow(draft: $0, isFocused: $isFocused, other: $isFocused) }
        ForEach(0..<3) { Text("Row \($0)") }
        ForEach(["a", "b"], id: \.self) { Text($0).lineLimit(1) }
        HStack(alignment: .firstTextBaseline) {
          Image(systemName: "star").foregroundStyle(.tint).accessibilityHidden(true)
          Divider()
          Text(theme).lineLimit(...3)
        }
        ZStack(alignment: .bottomTrailing) { Color.accentColor }
        GroupBox("Box") { Group { Text("In").lineLimit(2, reservesSpace: true) } }
        GroupBox {
          EmptyView()
        } label: {
          Label {
            Text("A")
          } icon: {
            Image(systemName: "b")
          }
        }
        AnyView(Rectangle())
      }
      controls
      modifiers
    }
    .onPreferenceChange(HeightKey.self) { [$height] new in $height.wrappedValue = new }
    .environment(\.theme, "bright")
    .environment(\.locale, Locale(identifier: "en"))
    .accessibilityFocused($isSpoken)
    .onAppear { drafts.append(Draft()) }
    .onDisappear { drafts.removeAll() }
    .task(id: height) { await Task.yield() }
    .alert(isPresented: $isShown, error: error) { Button("OK") {} }
    .alert(isPresented: $isShown, error: error) { _ in
      Button("OK") {}
    } message: {
      Text($0.localizedDescription)
    }
    .alert(Text("Title"), isPresented: $isShown, presenting: error) { _ in Button("OK") {} }
    .alert(draft.title, isPresented: $draft.isDone.or(false)) {}
    .toolbar { Button("Only") {} }
  }

  @ViewBuilder
  private var controls: some View {
    Picker(selection: $isShown) {
      Text("Yes").tag(true)
      Text("No").tag(false)
    } label: {
      Text("Choice")
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    Toggle(isOn: .constant(true)) { Text("On") }.toggleStyle(.button)
    Stepper("Step", onIncrement: { height += 1 }, onDecrement: nil)
    Stepper(value: $height, in: 0...9, step: 2) { Text("Height") }
    Slider(value: $height)
    Slider(value: $height, in: 0...5) {
      Text("H")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("5")
    }
    DatePicker(selection: $date, in: ...Date.now, displayedComponents: [.hourAndMinute]) { Text("When") }
      .datePickerStyle(.graphical)
    TextField("Count", value: $count, format: .number, prompt: Text("0")).keyboardType(.numberPad)
    TextField("Count", value: $height, formatter: NumberFormatter()).textFieldStyle(.roundedBorder)
    TextField("Note", text: $name.or(""), axis: .vertical).lineLimit(3...)
    SecureField("PIN", text: $name.or(""), prompt: nil).textContentType(.oneTimeCode)
    LabeledContent("Name") { Text(name ?? "") }
    LabeledContent("Name", value: name ?? "")
    if let url = URL(string: "https://example.org") { Link("Help", destination: url) }
    Button(role: .destructive) {
      name = nil
    } label: {
      Text("Remove")
    }.buttonStyle(.plain)
    ProgressView("Loading")
    Section("Closed") { Text("…") }
    Section {
      Text("…")
    } header: {
      Text("Head")
    }
    Section {
      Text("…")
    } footer: {
      Text("Foot")
    }
  }

  private var modifiers: some View {
    Text(String(localized: "All of them"))
      .font(.headline.bold())
      .opacity(0.5)
      .padding(.horizontal, 4)
      .padding(EdgeInsets())
      .frame(width: 10, height: 20, alignment: .leading)
      .background { Color.yellow }
      .background(.blue)
      .overlay(Rectangle())
      .contentShape(Rectangle())
      .allowsHitTesting(true)
      .onTapGesture { isFocused = true }
      .onTapGesture(count: 2) { isFocused.toggle() }
      .preference(key: HeightKey.self, value: height)
      .modifier(Card())
      .accessibilityElement(children: .combine)
      .accessibilityLabel(Text("Label"))
      .accessibilityHint("Hint")
      .accessibilityValue(name ?? "")
      .accessibilityIdentifier("all")
      .accessibilityAddTraits([.isHeader, .isButton])
      .navigationTitle(Text("Catalogue"))
  }
}

#Preview {
  let draft = Draft()
  return Catalogue().environment(draft)
}
