/// A checkout whose model owns the focus, as a tutorial about focus with MVVM builds it, in today's SwiftUI.

import Observation
import SwiftUI

enum CheckoutField: Hashable {
  case name, address, phone, message
}

@MainActor @Observable
final class CheckoutModel {
  var name = ""
  var address = ""
  var phone = ""
  var giftMessage = ""
  var isGift = false
  var focus: CheckoutField?
  private(set) var problems: [CheckoutField: String] = [:]
  private(set) var orders: [String] = []

  func moveOn() {
    switch focus {
    case .name: focus = .address
    case .address: focus = .phone
    case .phone, .message, nil: focus = nil
    }
  }

  func order() {
    problems = [:]
    if name.isEmpty { problems[.name] = "Enter a name" }
    if address.isEmpty { problems[.address] = "Enter an address" }
    if phone.count < 5 { problems[.phone] = "Enter a phone number" }
    if let first = [CheckoutField.name, .address, .phone].first(where: { problems[$0] != nil }) {
      focus = first
    } else {
      orders.append(name)
    }
  }

  func recheckPhone() {
    if problems[.phone] != nil, phone.count >= 5 { problems[.phone] = nil }
  }
}

struct MessageKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  var message: Binding<String>? {
    get { self[MessageKey.self] }
    set { self[MessageKey.self] = newValue }
  }
}

/// Says what is wrong with one field.
struct ProblemLine: View {
  let text: String?

  var body: some View {
    if let text { Text(verbatim: text).foregroundStyle(.red) }
  }
}

/// Shows the message that is being written elsewhere, and changes it.
struct MessagePreview: View {
  @FocusedBinding(\.message) private var message

  var body: some View {
    Text(message ?? "Nothing is being written")
      .accessibilityIdentifier("preview")
    Button("Smile") { if let message { self.message = message.replacing(":)", with: "☺") } }
      .disabled(message?.contains(":)") != true)
  }
}

struct CheckoutForm: View {
  @Bindable var model: CheckoutModel
  @FocusState private var focus: CheckoutField?

  var body: some View {
    Form {
      Section("Recipient") {
        TextField("Name", text: $model.name)
          .focused($focus, equals: .name)
          .textContentType(.name)
          .submitLabel(.next)
          .accessibilityIdentifier("checkout.name")
        ProblemLine(text: model.problems[.name])
        TextField("Address", text: $model.address, prompt: Text("Street and number"))
          .focused($focus, equals: .address)
          .textContentType(.fullStreetAddress)
          .submitLabel(.next)
          .accessibilityIdentifier("checkout.address")
        ProblemLine(text: model.problems[.address])
        TextField("Phone", text: $model.phone)
          .focused($focus, equals: .phone)
          .keyboardType(.phonePad)
          .textContentType(.telephoneNumber)
          .accessibilityIdentifier("checkout.phone")
          .onChange(of: model.phone) { model.recheckPhone() }
        ProblemLine(text: model.problems[.phone])
      }
      .onSubmit { model.moveOn() }
      Section("Gift") {
        Toggle("It is a gift", isOn: $model.isGift)
        if model.isGift {
          TextEditor(text: $model.giftMessage)
            .focused($focus, equals: .message)
            .focusedValue(\.message, $model.giftMessage)
            .accessibilityLabel("Message")
        }
      }
      Button("Order") { model.order() }
      if let order = model.orders.last { Text("Ordered for \(order)") }
    }
    .onAppear { model.focus = .name }
    .onChange(of: focus) { _, new in model.focus = new }
    .onChange(of: model.focus) { _, new in focus = new }
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Spacer()
        Button("Done") { model.focus = nil }
      }
    }
  }
}

struct CheckoutScreen: View {
  @State private var model = CheckoutModel()

  var body: some View {
    HStack {
      CheckoutForm(model: model)
      MessagePreview()
    }
    .navigationTitle("Checkout")
  }
}

/// What is around the checkout, and may be evaluated anew at any time.
struct CheckoutWindow: View {
  @State private var turns = 0

  var body: some View {
    CheckoutScreen()
    Button("Turn") { turns += 1 }.accessibilityValue("\(turns)")
  }
}
