/// So does a control.

import Observation
import SwiftUI

func send<T>(_ value: T) where T: Sendable {}

func send(toggle: Toggle<Text>) {
  send(toggle)  // refused
}
