/// No such mode.

import Observation
import SwiftUI

struct Sample: View {
  var body: some View {
    ScrollView { Text("A") }.scrollDismissesKeyboard(.onDrag)  // refused
  }
}
