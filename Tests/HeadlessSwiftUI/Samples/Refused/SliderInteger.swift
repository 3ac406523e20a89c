/// A slider moves a floating-point value.

import Observation
import SwiftUI

struct Sample: View {
  @State private var count = 1

  var body: some View {
    Slider(value: $count)  // refused
  }
}
