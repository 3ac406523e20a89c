/// A focus binding stays where it is.

import Observation
import SwiftUI

func send<T>(_ value: T) where T: Sendable {}

func send(binding: FocusState<Bool>.Binding) {
  send(binding)  // refused
}
