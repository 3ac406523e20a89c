/// A half-open range is none of the three.

import Observation
import SwiftUI

struct Sample: View {
  @State private var date = Date.now

  var body: some View {
    DatePicker("Day", selection: $date, in: ..<Date.now)  // refused
  }
}
