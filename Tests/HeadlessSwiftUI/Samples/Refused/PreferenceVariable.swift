/// A stored default value that varies is shared state.

import Observation
import SwiftUI

struct HeightKey: PreferenceKey {
  static var defaultValue: Double = 0  // refused
  static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() }
}
