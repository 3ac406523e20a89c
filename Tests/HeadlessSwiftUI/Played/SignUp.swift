/// A sign-up form whose fields come and go, as a tutorial about dynamic forms builds it.

import SwiftUI

enum SignUpField: Hashable {
  case firstName, email, password, confirmation
  case phone(Int)
}

struct SignUpData: Equatable {
  var firstName = ""
  var email = ""
  var password = ""
  var confirmation = ""
  var phones: [Phone] = []
  var plan = Plan.free

  struct Phone: Identifiable, Equatable {
    let id: Int
    var number = ""
  }

  enum Plan: String, CaseIterable { case free, team }
}

struct PhoneRow: View {
  @Binding var number: String
  let id: Int
  @FocusState.Binding var focus: SignUpField?

  var body: some View {
    TextField("Phone \(id)", text: $number)
      .keyboardType(.phonePad)
      .focused($focus, equals: .phone(id))
  }
}

struct SignUpForm: View {
  @State private var data = SignUpData()
  @State private var next = 1
  @State private var isRefused = false
  @State private var isDone = false
  @FocusState private var focus: SignUpField?

  var body: some View {
    VStack {
      Form {
        TextField("First name", text: $data.firstName)
          .focused($focus, equals: .firstName)
          .submitLabel(.next)
          .onSubmit { focus = .email }
        TextField("E-mail", text: $data.email)
          .focused($focus, equals: .email)
          .keyboardType(.emailAddress)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
          .submitLabel(.next)
          .onSubmit { focus = .password }
        SecureField("Password", text: $data.password)
          .focused($focus, equals: .password)
          .textContentType(.newPassword)
          .submitLabel(.next)
          .onSubmit { focus = .confirmation }
        SecureField("Again", text: $data.confirmation)
          .focused($focus, equals: .confirmation)
          .submitLabel(.done)
          .onSubmit(submit)
        Picker("Plan", selection: $data.plan) {
          ForEach(SignUpData.Plan.allCases, id: \.self) { Text(verbatim: $0.rawValue.capitalized) }
        }
        ForEach(data.phones) { phone in
          PhoneRow(number: number(of: phone.id), id: phone.id, focus: $focus)
        }
        Button("Add a phone") {
          data.phones.append(.init(id: next))
          focus = .phone(next)
          next += 1
        }
        Button("Remove the first phone", role: .destructive) { data.phones.removeFirst() }
          .disabled(data.phones.isEmpty)
      }
      .scrollDismissesKeyboard(.never)
      Button("Submit", action: submit).buttonStyle(.borderedProminent)
      if isDone { Text("Welcome, \(data.firstName)") }
    }
    .onTapGesture { focus = nil }
    .onChange(of: data) { isDone = false }
    .alert("Not yet", isPresented: $isRefused) {
      Button("Back to the form") { focus = data.firstName.isEmpty ? .firstName : .confirmation }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("Fill in every field.")
    }
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Spacer()
        Button("Done") { focus = nil }
      }
      ToolbarItem(placement: .confirmationAction) { Button("Save", action: submit) }
    }
  }

  private func number(of id: Int) -> Binding<String> {
    Binding {
      data.phones.first { $0.id == id }?.number ?? ""
    } set: { new in
      if let place = data.phones.firstIndex(where: { $0.id == id }) { data.phones[place].number = new }
    }
  }

  private func submit() {
    if data.firstName.isEmpty || !data.email.contains("@") || data.password != data.confirmation {
      isRefused = true
    } else {
      focus = nil
      isDone = true
    }
  }
}
