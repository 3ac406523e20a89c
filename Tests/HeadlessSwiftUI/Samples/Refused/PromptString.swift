/// A prompt is a text.

import Observation
import SwiftUI

struct Sample: View {
  let prompt: String

  var body: some View {
    TextField("Name", text: .constant(""), prompt: prompt)  // refused
  }
}
