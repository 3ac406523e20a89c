/// A focused value has no projection.

import Observation
import SwiftUI

struct Sample: View {
  @FocusedValue(\.name) private var name

  var body: some View {
    TextField("Name", text: $name)  // refused
  }
}

struct NameKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  var name: String? { self[NameKey.self] }
}
