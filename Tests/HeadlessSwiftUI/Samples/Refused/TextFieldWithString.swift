/// A text field needs a binding.

import Observation
import SwiftUI

struct Sample: View {
  @State private var name = ""

  var body: some View {
    TextField("Name", text: name)  // refused
  }
}
