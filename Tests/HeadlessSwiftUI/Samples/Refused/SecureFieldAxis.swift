/// A secure field has one line.

import Observation
import SwiftUI

struct Sample: View {
  var body: some View {
    SecureField("PIN", text: .constant(""), axis: .vertical)  // refused
  }
}
