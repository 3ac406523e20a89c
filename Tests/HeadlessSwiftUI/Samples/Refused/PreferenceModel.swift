/// A preference closure is sendable and cannot write a main-actor model.

import Observation
import SwiftUI

struct HeightKey: PreferenceKey {
  static let defaultValue: Double = 0
  static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() }
}

@MainActor @Observable
final class Model {
  var height = 0.0
}

struct Sample: View {
  @State private var model = Model()

  var body: some View {
    Text("A").onPreferenceChange(HeightKey.self) { [model] new in
      model.height = new  // refused
    }
  }
}
