/// The one-value form is deprecated in iOS 17.

import Observation
import SwiftUI

struct Sample: View {
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name).onChange(of: name) { new in print(new) }  // refused
  }
}
