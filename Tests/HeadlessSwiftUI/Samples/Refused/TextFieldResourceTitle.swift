/// A resource alone as the title is iOS 26.

import Observation
import SwiftUI

struct Sample: View {
  let title: LocalizedStringResource = "name"

  var body: some View {
    TextField(title, text: .constant(""))  // refused
  }
}
