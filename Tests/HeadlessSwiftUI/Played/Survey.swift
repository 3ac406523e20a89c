/// A long survey: rows that are not on the screen, values that are parsed, dates, sliders, tasks, handlers
/// inside handlers, and accessibility focus.

import Observation
import SwiftUI

@MainActor @Observable
final class SurveyModel {
  var name = ""
  var comment = ""
  var note = ""
  var age = 30
  var weight: Double?
  var stars = 2
  var agreement = 0.5
  var start = Date(timeIntervalSince1970: 0)
  var isSent = false
  private(set) var log: [String] = []

  func tell(_ event: String) { log.append(event) }

  func load() async {
    await Task.yield()
    name = "Loaded"
  }
}

/// The log, which is read from the environment.
struct SurveyLog: View {
  @Environment(SurveyModel.self) private var model
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Text(model.log.joined(separator: " "))
      .accessibilityIdentifier("log")
    if !isEnabled { Text("The log is closed") }
  }
}

struct Highlight: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View {
    HStack {
      content
      if isOn { Image(systemName: "exclamationmark.circle").accessibilityLabel("Wrong") }
    }
  }
}

struct Survey: View {
  enum Field: Hashable { case name, comment, note, age, weight, last }

  @State private var model = SurveyModel()
  @State private var last = ""
  @State private var isOpen = true
  @FocusState private var focus: Field?
  @AccessibilityFocusState private var attention: Field?

  var body: some View {
    ScrollViewReader { proxy in
      Form {
        texts
        values
        Section("The end", isExpanded: $isOpen) {
          TextField("Last", text: $last)
            .focused($focus, equals: .last)
            .id(Field.last)
          Button("Send") {
            model.isSent = model.stars > 2
            attention = model.isSent ? nil : .weight
            AccessibilityNotification.Announcement(model.isSent ? "Sent" : "More stars, please").post()
          }
          SurveyLog().disabled(model.isSent)
        }
      }
      .toolbar {
        Button("Jump at once") { focus = .last }
        Button("Jump") {
          proxy.scrollTo(Field.last)
          focus = .last
        }
      }
    }
    .environment(model)
    .defaultFocus($focus, .name)
    .task { await model.load() }
    .onAppear { model.tell("came") }
    .onDisappear { model.tell("went") }
    .onChange(of: focus) { old, _ in if old == .weight { model.tell("weighed") } }
  }

  private var texts: some View {
    Section {
      TextField("Name", text: $model.name)
        .focused($focus, equals: .name)
        .onSubmit { model.tell("inner") }
      TextField("Note", text: $model.note)
        .focused($focus, equals: .note)
        .onSubmit { model.tell("alone") }
        .submitScope()
        .modifier(Highlight(isOn: model.note.count > 3))
      TextField("Comment", text: $model.comment, axis: .vertical)
        .focused($focus, equals: .comment)
        .onSubmit { model.tell("comment") }
    } header: {
      Text("Texts").bold(false)
    }
    .onSubmit { model.tell("outer") }
  }

  private var values: some View {
    Section {
      TextField("Age", value: $model.age, format: .number)
        .keyboardType(.numbersAndPunctuation)
        .focused($focus, equals: .age)
      TextField("Weight", value: $model.weight, format: .number)
        .focused($focus, equals: .weight)
        .accessibilityFocused($attention, equals: .weight)
      Stepper("Stars: \(model.stars)", value: $model.stars, in: 1...5).accessibilityIdentifier("stars")
      Slider(value: $model.agreement, in: 0...1, step: 0.25) { Text("Agreement") }
      DatePicker(
        "Start", selection: $model.start, in: Date(timeIntervalSince1970: 0)..., displayedComponents: .date)
      LabeledContent("Share", value: model.agreement == 1 ? "all" : "some")
    }
  }
}

extension Text {
  fileprivate func bold(_ isActive: Bool) -> some View { font(isActive ? .headline : .body) }
}
