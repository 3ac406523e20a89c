/// Only text and search submit.

import Observation
import SwiftUI

struct Sample: View {
  var body: some View {
    TextField("Name", text: .constant("")).onSubmit(of: .number) {}  // refused
  }
}
