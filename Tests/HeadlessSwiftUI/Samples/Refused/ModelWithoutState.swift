/// A plain property has no projection.

import Observation
import SwiftUI

@MainActor @Observable
final class Model {
  var name = ""
}

struct Sample: View {
  let model: Model

  var body: some View {
    TextField("Name", text: $model.name)  // refused
  }
}
