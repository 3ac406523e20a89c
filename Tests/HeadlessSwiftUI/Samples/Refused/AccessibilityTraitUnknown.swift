/// No such trait.

import Observation
import SwiftUI

struct Sample: View {
  var body: some View {
    Text("A").accessibilityAddTraits(.isTitle)  // refused
  }
}
