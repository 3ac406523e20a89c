/// Tags take one argument before the 26 SDK.

import Observation
import SwiftUI

struct Sample: View {
  var body: some View {
    Text("A").tag(1, includeOptional: true)  // refused
  }
}
