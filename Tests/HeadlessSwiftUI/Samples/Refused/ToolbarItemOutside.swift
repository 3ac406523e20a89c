/// A toolbar item is no view.

import Observation
import SwiftUI

struct Sample: View {
  var body: some View {
    ToolbarItem(placement: .keyboard) { Text("B") }  // refused
  }
}
