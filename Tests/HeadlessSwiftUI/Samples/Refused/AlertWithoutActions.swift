/// An alert has actions.

import Observation
import SwiftUI

struct Sample: View {
  var body: some View {
    Text("A").alert("Title", isPresented: .constant(true))  // refused
  }
}
