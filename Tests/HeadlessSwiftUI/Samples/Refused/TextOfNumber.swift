/// A number is no text.

import Observation
import SwiftUI

struct Sample: View {
  let count: Int

  var body: some View {
    Text(count)  // refused
  }
}
