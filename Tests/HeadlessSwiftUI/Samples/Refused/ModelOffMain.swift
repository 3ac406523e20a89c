/// Nothing off the main actor writes a main-actor model.

import Observation
import SwiftUI

@MainActor @Observable
final class Model {
  var name = ""
}

nonisolated func clear(_ model: Model) {
  model.name = ""  // refused
}
