/// A slider has no title.

import Observation
import SwiftUI

struct Sample: View {
  @State private var count = 1.0

  var body: some View {
    Slider("Count", value: $count)  // refused
  }
}
