/// No radio group on this platform.

import Observation
import SwiftUI

struct Sample: View {
  @State private var count = 1

  var body: some View {
    Picker("Count", selection: $count) { Text("1").tag(1) }.pickerStyle(.radioGroup)  // refused
  }
}
