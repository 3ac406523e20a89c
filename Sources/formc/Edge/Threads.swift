import Dispatch
import FormCompiler

extension Workers {
  /// So many threads, and no more than there is work for; the calling one is among them.
  static func threads(_ count: Int) -> Workers {
    Workers { parts, work in
      let threads = min(count, parts)
      guard threads > 1 else { return (0..<parts).forEach(work) }
      DispatchQueue.concurrentPerform(iterations: threads) { thread in
        for part in stride(from: thread, to: parts, by: threads) { work(part) }
      }
    }
  }
}

extension Arguments {
  /// The threads that `--threads` asks for; without it one for each processor, and no more than eight.
  func workers(_ world: World) throws(Complaint) -> Workers {
    guard let value = value("--threads") else { return .threads(min(world.processors(), 8)) }
    guard let count = Int(value), count > 0 else {
      throw Complaint(.usage, "'--threads' wants a number from 1 on, not '\(value)'")
    }
    return .threads(count)
  }
}

extension Option {
  /// How many forms are worked on at once.
  static let threads = Option.value(
    "--threads", "N", "how many forms to work on at once; one for each processor, at most 8, if left out")
}
