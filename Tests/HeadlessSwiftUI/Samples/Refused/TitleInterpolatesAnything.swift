/// A key interpolates text and numbers.

import Observation
import SwiftUI

func title(_ pair: ClosedRange<Int>) -> LocalizedStringKey {
  "Range \(pair)"  // refused
}
