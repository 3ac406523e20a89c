/// A focus state takes no initial value.

import Observation
import SwiftUI

struct Sample: View {
  @FocusState private var isFocused = false  // refused

  var body: some View {
    TextField("Name", text: .constant("")).focused($isFocused)
  }
}
