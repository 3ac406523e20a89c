/// A picker style cannot be written outside.

import Observation
import SwiftUI

struct Sample: PickerStyle {}  // refused
