@_spi(Headless) import SwiftUI

/// The samples by name.
@MainActor let sampleViews: [String: ScriptPlayer.Show] = [
  "Checkout": { rows, assumptions in
    HeadlessHost(rowsOnScreen: rows, assumptions: assumptions) { CheckoutScreen() }
  }
]
