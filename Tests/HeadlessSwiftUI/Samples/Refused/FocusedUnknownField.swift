/// The field must exist.

import Observation
import SwiftUI

enum Field: Hashable { case name }

struct Sample: View {
  @FocusState private var focus: Field?

  var body: some View {
    TextField("Name", text: .constant("")).focused($focus, equals: .email)  // refused
  }
}
