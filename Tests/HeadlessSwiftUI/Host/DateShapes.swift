/// How dates are written in what is seen: `2026-11-30`, `17:05`, or both, in Greenwich's time.
struct DateShapes {
  private let calendar: Calendar

  init() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    self.calendar = calendar
  }

  func text(of date: Date, _ components: DatePickerComponents) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    var texts: [String] = []
    if components.contains(.date) {
      texts.append(
        [digits(parts.year, 4), digits(parts.month, 2), digits(parts.day, 2)].joined(separator: "-"))
    }
    if components.contains(.hourAndMinute) {
      texts.append(digits(parts.hour, 2) + ":" + digits(parts.minute, 2))
    }
    return texts.joined(separator: " ")
  }

  private func digits(_ number: Int?, _ width: Int) -> String {
    let text = String(number ?? 0)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
}
