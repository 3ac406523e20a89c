/// A field needs its value.

import Observation
import SwiftUI

enum Field: Hashable { case name }

struct Sample: View {
  @FocusState private var focus: Field?

  var body: some View {
    TextField("Name", text: .constant("")).focused($focus)  // refused
  }
}
