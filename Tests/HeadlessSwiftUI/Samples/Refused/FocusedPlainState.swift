/// Focus is bound to a focus state, not to a state.

import Observation
import SwiftUI

struct Sample: View {
  @State private var isFocused = false

  var body: some View {
    TextField("Name", text: .constant("")).focused($isFocused)  // refused
  }
}
