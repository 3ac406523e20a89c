/// A preview is checked like any other code.

import SwiftUI

#Preview {
  MissingView()  // refused
}
