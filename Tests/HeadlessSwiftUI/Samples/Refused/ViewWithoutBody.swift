/// A view has a body.

import Observation
import SwiftUI

struct Sample: View {  // refused
  let name: String
}
