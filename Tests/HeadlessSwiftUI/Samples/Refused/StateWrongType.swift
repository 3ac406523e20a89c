/// A state is what it says.

import Observation
import SwiftUI

struct Sample: View {
  @State private var name: String = 1  // refused

  var body: some View {
    TextField("Name", text: $name)
  }
}
