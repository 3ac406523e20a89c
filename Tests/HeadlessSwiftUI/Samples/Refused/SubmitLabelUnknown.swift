/// No such return key.

import Observation
import SwiftUI

struct Sample: View {
  var body: some View {
    TextField("Name", text: .constant("")).submitLabel(.finish)  // refused
  }
}
