/// A text editor has no title.

import Observation
import SwiftUI

struct Sample: View {
  var body: some View {
    TextEditor("About", text: .constant(""))  // refused
  }
}
