/// Elements need an identity.

import Observation
import SwiftUI

struct Sample: View {
  var body: some View {
    ForEach(["a", "b"]) { Text($0) }  // refused
  }
}
