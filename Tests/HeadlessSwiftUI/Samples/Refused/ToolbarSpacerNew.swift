/// Spacers in toolbars are iOS 26.

import Observation
import SwiftUI

struct Sample: View {
  var body: some View {
    Text("A").toolbar { ToolbarSpacer(.flexible) }  // refused
  }
}
