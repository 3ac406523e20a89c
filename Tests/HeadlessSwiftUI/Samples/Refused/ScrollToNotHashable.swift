/// Only hashable values are scrolled to.

import Observation
import SwiftUI

struct Sample: View {
  var body: some View {
    ScrollViewReader { proxy in Button("A") { proxy.scrollTo({}) } }  // refused
  }
}
