/// The keyboard is called emailAddress.

import Observation
import SwiftUI

struct Sample: View {
  var body: some View {
    TextField("Mail", text: .constant("")).keyboardType(.email)  // refused
  }
}
