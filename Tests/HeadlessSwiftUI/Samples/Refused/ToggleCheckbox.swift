/// No checkbox on this platform.

import Observation
import SwiftUI

struct Sample: View {
  var body: some View {
    Toggle("On", isOn: .constant(true)).toggleStyle(.checkbox)  // refused
  }
}
