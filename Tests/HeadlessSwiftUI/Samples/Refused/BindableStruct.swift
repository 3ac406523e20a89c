/// Only observable objects are bindable.

import Observation
import SwiftUI

struct Model { var name = "" }

struct Sample: View {
  @Bindable var model: Model  // refused

  var body: some View { Text("A") }
}
