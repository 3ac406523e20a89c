import SwiftUI

@MainActor
func shown() {
  _ = HeadlessHost { Text("Seen by tests only") }  // refused
}
