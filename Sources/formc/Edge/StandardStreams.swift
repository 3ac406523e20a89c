#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Standard input, output and error.
///
/// Output is kept and written in large pieces; when nobody reads it any more, as in `formc rules | head`, it is
/// dropped without a word and the work goes on.
final class StandardStreams {
  private var kept: [UInt8] = []
  private var isClosed = false
  /// Whether output was lost for another reason than that nobody reads it, a full disk say.
  private(set) var hasLostOutput = false

  /// From now on, writing to a closed pipe is an error and no signal.
  init() { signal(SIGPIPE, SIG_IGN) }

  /// Whether standard output is a terminal.
  var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Adds to standard output.
  func print(_ text: String) {
    kept += text.utf8
    if kept.count > 1 << 16 { flush() }
  }

  /// Writes to standard error, after what was printed before.
  func complain(_ text: String) {
    flush()
    _ = writeBytes(Array(text.utf8), to: STDERR_FILENO)
  }

  /// Writes what is kept.
  func flush() {
    defer { kept = [] }
    guard !isClosed, let failure = writeBytes(kept, to: STDOUT_FILENO) else { return }
    isClosed = true
    hasLostOutput = failure != EPIPE
  }

  /// Reads standard input to its end.
  func readInput() throws(Complaint) -> [UInt8] {
    var bytes: [UInt8] = []
    guard readBytes(from: STDIN_FILENO, into: &bytes, room: 1 << 16) else {
      throw Complaint(.failure, "cannot read standard input")
    }
    return bytes
  }
}

/// Adds all that a file holds from here on, in pieces of `room` bytes; false where that fails.
func readBytes(from file: Int32, into bytes: inout [UInt8], room: Int) -> Bool {
  while true {
    var failure: Int32 = 0
    let piece = [UInt8](unsafeUninitializedCapacity: max(room, 1)) { buffer, count in
      let result = read(file, buffer.baseAddress, buffer.count)
      failure = result < 0 ? errno : 0
      count = max(0, result)
    }
    if failure == EINTR { continue }
    if failure != 0 { return false }
    if piece.isEmpty { return true }
    if bytes.isEmpty { bytes = piece } else { bytes += piece }
  }
}

/// Writes all; the error's number where that fails.
func writeBytes(_ bytes: [UInt8], to file: Int32) -> Int32? {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    if count < 0, errno != EINTR { return errno }
    rest = rest.dropFirst(max(0, count))
  }
  return nil
}

/// Gives a file another name at once, in place of the one that has it.
func renameFile(_ path: String, _ newPath: String) -> Bool { rename(path, newPath) == 0 }

/// Ends the process.
func exitProcess(_ status: RunStatus) -> Never { exit(status.rawValue) }
