/// A task's closure is sendable.

import Observation
import SwiftUI

final class Counter {
  var count = 0
}

nonisolated func counting(_ counter: Counter) -> some View {
  Text("A").task { counter.count += 1 }  // refused
}
