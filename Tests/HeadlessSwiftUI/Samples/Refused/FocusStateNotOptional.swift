/// An enum in a focus state is optional.

import Observation
import SwiftUI

enum Field: Hashable { case name }

struct Sample: View {
  @FocusState private var focus: Field  // refused

  var body: some View {
    TextField("Name", text: .constant("")).focused($focus, equals: .name)
  }
}
