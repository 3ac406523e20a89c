/// A formatted field has no axis.

import Observation
import SwiftUI

struct Sample: View {
  @State private var count = 0

  var body: some View {
    TextField("Count", value: $count, format: .number, axis: .vertical)  // refused
  }
}
