/// A ticket form written by hand over a model that owns the focus: pads, a secret, a field that comes and goes,
/// one that is disabled, and messages from elsewhere.

import Observation
import SwiftUI

enum TicketField: String, CaseIterable {
  case code, amount, pin, memo, isChild
  case place = "seat"
  case hint
}

enum Seat: String, CaseIterable {
  case window
  case corridor = "aisle"
}

@MainActor @Observable
final class TicketModel {
  var code = "" { didSet { edited() } }
  var amount = "" { didSet { edited() } }
  var pin = "" { didSet { edited() } }
  var memo = "" { didSet { edited() } }
  var isChild = false { didSet { edited() } }
  var seat: Seat? { didSet { edited() } }
  var focus: TicketField? = .code
  private(set) var messages: [TicketField: String] = [:]
  private(set) var message: String?
  private(set) var isSubmitted = false

  init(pin: String) { self.pin = pin }

  func submit() {
    isSubmitted = true
    focus = nil
  }

  func reject(_ messages: [TicketField: String], _ others: [String]) {
    isSubmitted = false
    self.messages = messages
    message = others.isEmpty ? nil : others.joined(separator: "\n")
    focus = TicketField.allCases.first { messages[$0] != nil } ?? focus
  }

  private func edited() {
    isSubmitted = false
    if isChild, focus == .memo || focus == .amount { focus = nil }
  }
}

struct TicketForm: View {
  @Bindable var model: TicketModel
  @FocusState private var focus: TicketField?

  var body: some View {
    Form {
      message(of: .code)
      TextField("Code", text: $model.code)
        .keyboardType(.numberPad)
        .focused($focus, equals: .code)
        .accessibilityIdentifier("ticket.code")
      TextField("Amount", text: $model.amount)
        .keyboardType(.decimalPad)
        .focused($focus, equals: .amount)
        .disabled(model.isChild)
        .accessibilityIdentifier("ticket.amount")
      SecureField("PIN", text: $model.pin)
        .keyboardType(.asciiCapableNumberPad)
        .focused($focus, equals: .pin)
        .accessibilityIdentifier("ticket.pin")
      if !model.isChild {
        TextEditor(text: $model.memo)
          .keyboardType(.phonePad)
          .focused($focus, equals: .memo)
          .accessibilityIdentifier("ticket.memo")
      }
      Toggle("A child", isOn: $model.isChild)
        .accessibilityIdentifier("ticket.isChild")
      Picker("Seat", selection: $model.seat) {
        Text("Any").tag(Seat?.none)
        Text("At the window").tag(Optional(Seat.window))
        Text("In the corridor").tag(Optional(Seat.corridor))
      }
      .accessibilityIdentifier("ticket.seat")
      Text("Keep it until you leave.")
        .accessibilityIdentifier("ticket.hint")
      if let message = model.message {
        Text(verbatim: message).accessibilityIdentifier("ticket.error")
      }
      Button("Buy") { model.submit() }
    }
    .scrollDismissesKeyboard(.never)
    .onAppear { focus = model.focus }
    .onChange(of: model.focus) { _, new in focus = new }
    .onChange(of: focus) { _, new in model.focus = new }
  }

  @ViewBuilder
  private func message(of field: TicketField) -> some View {
    if let message = model.messages[field] {
      Text(verbatim: message).accessibilityIdentifier("ticket.\(field.rawValue).error")
    }
  }
}
