/// Outside a view an action has no actor, and a model has one.

import Observation
import SwiftUI

@MainActor @Observable
final class Model {
  var name = ""
}

nonisolated func clear(_ model: Model) -> some View {
  Button("Clear") { model.name = "" }  // refused
}
