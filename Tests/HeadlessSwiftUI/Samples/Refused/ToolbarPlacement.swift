/// No such placement.

import Observation
import SwiftUI

struct Sample: View {
  var body: some View {
    Text("A").toolbar { ToolbarItem(placement: .keyboardBar) { Text("B") } }  // refused
  }
}
