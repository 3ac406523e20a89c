/// Two identifiers of a SIM are iOS 27.

import Observation
import SwiftUI

struct Sample: View {
  var body: some View {
    TextField("IMEI", text: .constant("")).textContentType(.cellularIMEI2)  // refused
  }
}
