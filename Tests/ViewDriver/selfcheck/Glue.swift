@_spi(Headless) import SwiftUI

/// Names the views that this self-check drives.
@MainActor
func registerViews() {
  Views.forms["Ticket"] = { start in
    let pin = start.given.first { $0.key == "pin" }?.value.text ?? ""
    let model = TicketModel(pin: pin)
    let host = HeadlessHost { TicketForm(model: model) }
    let names = ViewNames(
      form: "ticket",
      fields: [
        ("code", .text), ("amount", .text), ("pin", .secure), ("memo", .multiline), ("isChild", .toggle),
        ("seat", .choice), ("hint", .note),
      ],
      buttons: ["submit": "Buy"],
      options: ["seat": [("Any", ""), ("At the window", "window"), ("In the corridor", "aisle")]])
    let app = AppSide(
      submission: { model.isSubmitted ? submitted(model) : nil },
      validator: { _, _ in "rejected" },
      reject: { errors in
        var messages: [TicketField: String] = [:]
        var others: [String] = []
        for error in errors {
          if let field = TicketField(rawValue: error.id) {
            messages[field] = error.message
          } else {
            others.append(error.message)
          }
        }
        model.reject(messages, others)
      })
    return ViewPlayer(host, names: names, app: app)
  }
}

/// What a ticket hands over.
@MainActor
private func submitted(_ model: TicketModel) -> String {
  func text(_ text: String) -> String { text.isEmpty ? "null" : quoted(text) }
  var members = [
    (key: "code", json: text(model.code)), (key: "amount", json: text(model.amount)),
    (key: "pin", json: text(model.pin)),
  ]
  if !model.isChild { members.append((key: "memo", json: text(model.memo))) }
  members.append((key: "isChild", json: model.isChild ? "true" : "false"))
  members.append((key: "seat", json: model.seat.map { quoted($0.rawValue) } ?? "null"))
  return object(members)
}
