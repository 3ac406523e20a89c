/// A preview shows a view.

import SwiftUI

#Preview {  // refused
  "text"
}
