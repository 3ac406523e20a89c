/// A tag is hashable.

import Observation
import SwiftUI

struct Size {}

struct Sample: View {
  @State private var size = 1

  var body: some View {
    Picker("Size", selection: $size) { Text("A").tag(Size()) }  // refused
  }
}
