/// A stepper wants both bounds.

import Observation
import SwiftUI

struct Sample: View {
  @State private var count = 1

  var body: some View {
    Stepper("Count", value: $count, in: 1...)  // refused
  }
}
