/// A selection is hashable.

import Observation
import SwiftUI

struct Size {}

struct Sample: View {
  @State private var size = Size()

  var body: some View {
    Picker("Size", selection: $size) { Text("A") }  // refused
  }
}
