/// A Bool focus state has no field to equal.

import Observation
import SwiftUI

struct Sample: View {
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Name", text: .constant("")).focused($isFocused, equals: .name)  // refused
  }
}
