/// Sentences, not sentence.

import Observation
import SwiftUI

struct Sample: View {
  var body: some View {
    TextField("Name", text: .constant("")).textInputAutocapitalization(.sentence)  // refused
  }
}
