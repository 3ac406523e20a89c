/// Nor does an optional one.

import Observation
import SwiftUI

struct Sample: View {
  @FocusState private var focus: Int? = nil  // refused

  var body: some View {
    TextField("Name", text: .constant("")).focused($focus, equals: 1)
  }
}
