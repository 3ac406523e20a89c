/// Only equatable values can be watched.

import Observation
import SwiftUI

struct Name { var first = "" }

struct Sample: View {
  @State private var name = Name()

  var body: some View {
    Text("Name").onChange(of: name) { print("changed") }  // refused
  }
}
