import Synchronization

/// What reaches a host from outside its own evaluation.
///
/// Places that must be evaluated anew, focus that is asked for, and complaints. Observation reports from any
/// thread, so that it is behind a lock.
final class Inbox: Sendable {
  /// Which of the two focuses is asked for.
  enum Focus: Sendable {
    case keyboard, accessibility
  }

  private struct Letters: Sendable {
    var dirty: [(node: Node, evaluation: Int?)] = []
    var requests: [(focus: Focus, place: ObjectIdentifier)] = []
    var complaints: [String] = []
    var requestCount = 0
  }

  private let letters = Mutex(Letters())

  /// Has a node evaluated anew, unless it has been since the evaluation that is named.
  func invalidate(_ node: Node, since evaluation: Int? = nil) {
    letters.withLock { $0.dirty.append((node, evaluation)) }
  }

  func request(_ focus: Focus, _ place: ObjectIdentifier) {
    letters.withLock {
      $0.requests.append((focus, place))
      $0.requestCount += 1
    }
  }

  func complain(_ sentence: String) {
    letters.withLock { if !$0.complaints.contains(sentence) { $0.complaints.append(sentence) } }
  }

  /// How often focus was asked for since the beginning.
  var requestCount: Int { letters.withLock { $0.requestCount } }

  var isEmpty: Bool { letters.withLock { $0.dirty.isEmpty && $0.requests.isEmpty } }

  var complaints: [String] { letters.withLock { $0.complaints } }

  @MainActor
  func takeDirty() -> [Node] {
    let dirty = letters.withLock { letters in
      defer { letters.dirty = [] }
      return letters.dirty
    }
    return dirty.filter { $0.evaluation == nil || $0.evaluation == $0.node.evaluation }.map(\.node)
  }

  func takeRequests() -> [(focus: Focus, place: ObjectIdentifier)] {
    letters.withLock { letters in
      defer { letters.requests = [] }
      return letters.requests
    }
  }
}

/// What is said while no host listens: announcements, and states that are written outside a view.
enum Stray {
  private static let lines = Mutex<(announcements: [String], complaints: [String])>(([], []))

  static func announce(_ text: String) { lines.withLock { $0.announcements.append(text) } }

  static func complain(_ sentence: String) { lines.withLock { $0.complaints.append(sentence) } }

  static func takeAnnouncements() -> [String] {
    lines.withLock { lines in
      defer { lines.announcements = [] }
      return lines.announcements
    }
  }

  static func takeComplaints() -> [String] {
    lines.withLock { lines in
      defer { lines.complaints = [] }
      return lines.complaints
    }
  }
}
