/// Colours text for a terminal, or leaves it as it is.
struct Ink {
  /// Whether escape sequences are wanted.
  let isOn: Bool

  func bold(_ text: String) -> String { paint(text, "1") }
  func faint(_ text: String) -> String { paint(text, "2") }
  func caret(_ text: String) -> String { paint(text, "1;32") }
  func added(_ text: String) -> String { paint(text, "32") }
  func removed(_ text: String) -> String { paint(text, "31") }

  func severity(_ severity: Diagnostic.Severity, _ text: String) -> String {
    switch severity {
    case .error: paint(text, "1;31")
    case .warning: paint(text, "1;35")
    case .info: paint(text, "1;36")
    }
  }

  private func paint(_ text: String, _ codes: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(codes)m\(text)\u{1B}[0m" : text
  }
}
