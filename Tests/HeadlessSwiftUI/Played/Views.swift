@_spi(Headless) import SwiftUI

/// The samples by name.
@MainActor let sampleViews: [String: ScriptPlayer.Show] = [
  "Checkout": { HeadlessHost(rowsOnScreen: $0, assumptions: $1) { CheckoutWindow() } },
  "Passport": { HeadlessHost(rowsOnScreen: $0, assumptions: $1) { Passport() } },
  "SignUp": { HeadlessHost(rowsOnScreen: $0, assumptions: $1) { SignUpForm() } },
  "Survey": { HeadlessHost(rowsOnScreen: $0, assumptions: $1) { Survey() } },
  "Stale": { HeadlessHost(rowsOnScreen: $0, assumptions: $1) { Stale() } },
  "Endless": { HeadlessHost(rowsOnScreen: $0, assumptions: $1) { Endless() } },
  "Faulty": { HeadlessHost(rowsOnScreen: $0, assumptions: $1) { Faulty() } },
  "Order": { HeadlessHost(rowsOnScreen: $0, assumptions: $1) { Order() } },
  "Moves": { HeadlessHost(rowsOnScreen: $0, assumptions: $1) { Moves() } },
]
