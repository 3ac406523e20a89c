/// A button's action does not wait.

import Observation
import SwiftUI

@MainActor func save() async {}

struct Sample: View {
  var body: some View {
    Button("Save") { await save() }  // refused
  }
}
