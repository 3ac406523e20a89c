/// An environment value is read only.

import Observation
import SwiftUI

struct Sample: View {
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Button("A") { isEnabled = false }  // refused
  }
}
