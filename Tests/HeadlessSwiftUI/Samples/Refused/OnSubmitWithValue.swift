/// A submit hands over no value.

import Observation
import SwiftUI

struct Sample: View {
  var body: some View {
    TextField("Name", text: .constant("")).onSubmit { value in print(value) }  // refused
  }
}
