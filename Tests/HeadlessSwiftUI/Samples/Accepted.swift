/// A sign-up form as somebody who knows SwiftUI would write it for iOS 17.

import Foundation
import Observation
import SwiftUI

@MainActor @Observable
final class SignUp {
  enum Plan: String, CaseIterable, Identifiable {
    case free, team, company

    var id: Self { self }
    var title: LocalizedStringResource { "plan.\(rawValue)" }
  }

  var name = ""
  var email = ""
  var phone = ""
  var password = ""
  var about = ""
  var seats = 1
  var budget: Decimal?
  var discount = 0.25
  var plan: Plan?
  var start = Date.now
  var newsletter = false
  var isShowingTerms = false
  var isSending = false
  var problems: [SignUpView.Field: String] = [:]

  var canSend: Bool { problems.isEmpty && !isSending }

  func validate() {
    problems = [:]
    if name.isEmpty { problems[.name] = "Enter a name" }
    if !email.contains("@") { problems[.email] = "This is not an address" }
  }

  func send() async {
    isSending = true
    defer { isSending = false }
    await Task.yield()
  }
}

struct SignUpView: View {
  enum Field: Hashable, CaseIterable {
    case name, email, phone, password, about, budget
  }

  @State private var model = SignUp()
  @State private var isExpanded = true
  @FocusState private var focus: Field?
  @AccessibilityFocusState private var spoken: Field?
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    NavigationStack {
      ScrollViewReader { proxy in
        Form {
          identity
          order
          finish
        }
        .formStyle(.grouped)
        .scrollDismissesKeyboard(.interactively)
        .onChange(of: focus) { old, new in
          if let old, old != new { model.validate() }
          if let new { withAnimation { proxy.scrollTo(new, anchor: .center) } }
        }
        .onChange(of: model.plan, initial: true) { model.validate() }
      }
      .navigationTitle("Sign up")
      .navigationBarTitleDisplayMode(.inline)
      .defaultFocus($focus, .name)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Send", action: submit).disabled(!model.canSend)
        }
        if isEnabled {
          ToolbarItem(placement: .cancellationAction) { Button("Clear", role: .cancel) { model = SignUp() } }
        } else {
          ToolbarItem { ProgressView() }
        }
        ToolbarItemGroup(placement: .keyboard) {
          Button("Previous", action: { move(by: -1) })
          Button("Next", action: { move(by: 1) })
          Spacer()
          Button("Done") { focus = nil }
        }
      }
      .alert("Terms", isPresented: $model.isShowingTerms) {
        Button("Accept", role: .destructive) {}
      } message: {
        Text("Read them with care.")
      }
    }
    .environment(model)
    .task { await model.send() }
  }

  private var identity: some View {
    Section {
      TextField("Name", text: $model.name, prompt: Text("Jane Appleseed"))
        .textContentType(.name)
        .textInputAutocapitalization(.words)
        .focused($focus, equals: .name)
        .submitLabel(.next)
        .onSubmit { move(by: 1) }
        .accessibilityFocused($spoken, equals: .name)
        .id(Field.name)
      problem(of: .name)
      TextField("Email", text: $model.email)
        .keyboardType(.emailAddress)
        .textContentType(.emailAddress)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .focused($focus, equals: .email)
        .submitLabel(.continue)
        .onSubmit(of: .text) { move(by: 1) }
        .submitScope()
        .id(Field.email)
      SecureField("Password", text: $model.password)
        .textContentType(.newPassword)
        .privacySensitive()
        .focused($focus, equals: .password)
        .submitLabel(.return)
    } header: {
      Label("You", systemImage: "person")
    } footer: {
      Text("We keep \(model.name) to ourselves.").font(.footnote).foregroundStyle(.secondary)
    }
  }

  private var order: some View {
    Section("Order", isExpanded: $isExpanded) {
      Picker("Plan", selection: $model.plan) {
        Text("None").tag(SignUp.Plan?.none)
        ForEach(SignUp.Plan.allCases) { plan in
          Text(plan.title).tag(Optional(plan))
        }
      }
      .pickerStyle(.menu)
      Stepper("Seats: \(model.seats)", value: $model.seats, in: 1...50)
      TextField("Budget", value: $model.budget, format: .number)
        .keyboardType(.decimalPad)
        .focused($focus, equals: .budget)
      Slider(value: $model.discount, in: 0...1, step: 0.05) { Text("Discount") }
      DatePicker("Start", selection: $model.start, in: Date.now..., displayedComponents: .date)
        .datePickerStyle(.compact)
      Toggle("Newsletter", isOn: $model.newsletter).toggleStyle(.switch)
      LabeledContent("Share", value: model.discount, format: .percent)
    }
  }

  private var finish: some View {
    Section {
      TextEditor(text: $model.about)
        .frame(minHeight: 80)
        .overlay(alignment: .topLeading) {
          if model.about.isEmpty { Text("About you").foregroundStyle(.tertiary).padding(8) }
        }
      Button {
        submit()
      } label: {
        Text("Send").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
    }
    .listRowBackground(Color.clear)
  }

  @ViewBuilder
  private func problem(of field: Field) -> some View {
    if let problem = model.problems[field] {
      Label(problem, systemImage: "exclamationmark.triangle")
        .foregroundStyle(.red)
        .accessibilityLabel("Error: \(problem)")
    }
  }

  private func move(by distance: Int) {
    guard let focus, let index = Field.allCases.firstIndex(of: focus) else { return }
    let next = index + distance
    self.focus = Field.allCases.indices.contains(next) ? Field.allCases[next] : nil
  }

  private func submit() {
    model.validate()
    guard model.canSend else {
      focus = Field.allCases.first { model.problems[$0] != nil }
      spoken = focus
      AccessibilityNotification.Announcement(String(localized: "Something is missing")).post()
      return
    }
    Task { await model.send() }
  }
}

#Preview("Sign up") {
  SignUpView()
}
