/// Names are written in lower camel case.

import Observation
import SwiftUI

struct Sample: View {
  var body: some View {
    TextField("Mail", text: .constant("")).keyboardType(.EmailAddress)  // refused
  }
}
