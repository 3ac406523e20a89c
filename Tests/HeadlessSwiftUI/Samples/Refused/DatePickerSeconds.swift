/// Seconds are for the watch.

import Observation
import SwiftUI

struct Sample: View {
  @State private var date = Date.now

  var body: some View {
    DatePicker("Day", selection: $date, displayedComponents: .hourMinuteAndSecond)  // refused
  }
}
