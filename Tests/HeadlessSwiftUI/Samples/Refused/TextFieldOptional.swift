/// A binding to an optional string is none to a string.

import Observation
import SwiftUI

struct Sample: View {
  @State private var name: String?

  var body: some View {
    TextField("Name", text: $name)  // refused
  }
}
