// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Spoken announcements. On Apple's platforms these live in the Accessibility framework, not in
/// SwiftUI; they stand here so that one module is enough.

public enum AccessibilityNotification {
  public struct Announcement {
    let text: String

    public init(_ announcement: String) { text = announcement }

    public func post() { Stray.announce(text) }
  }
}
