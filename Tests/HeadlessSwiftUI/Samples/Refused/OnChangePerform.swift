/// So is its label.

import Observation
import SwiftUI

struct Sample: View {
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name).onChange(of: name, perform: { print($0) })  // refused
  }
}
