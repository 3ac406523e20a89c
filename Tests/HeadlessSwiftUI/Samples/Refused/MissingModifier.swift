/// No such modifier.

import Observation
import SwiftUI

struct Sample: View {
  var body: some View {
    Text("A").frobnicate()  // refused
  }
}
