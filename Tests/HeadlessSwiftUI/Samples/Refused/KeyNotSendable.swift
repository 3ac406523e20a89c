/// Keys are not sendable, so they are no shared constants.

import Observation
import SwiftUI

enum Titles {
  static let name: LocalizedStringKey = "Name"  // refused
}
