/// A preview shows a view.

import SwiftUI

#Preview {
  let name: String = "text"
  return name  // refused
}
