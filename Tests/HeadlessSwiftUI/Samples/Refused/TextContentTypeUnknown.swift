/// There is no such content type.

import Observation
import SwiftUI

struct Sample: View {
  var body: some View {
    TextField("Zip", text: .constant("")).textContentType(.zipCode)  // refused
  }
}
