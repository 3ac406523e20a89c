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
    try? Descriptors.write(Array(text.utf8), to: STDERR_FILENO)
  }

  /// Writes what is kept.
  func flush() {
    defer { kept = [] }
    guard !isClosed else { return }
    do throws(Descriptors.Failure) {
      try Descriptors.write(kept, to: STDOUT_FILENO)
    } catch {
      isClosed = true
      hasLostOutput = !error.isClosedPipe
    }
  }

  /// Reads standard input to its end.
  func readInput() throws(Complaint) -> [UInt8] {
    do throws(Descriptors.Failure) {
      return try Descriptors.read(STDIN_FILENO)
    } catch {
      throw Complaint(.failure, "cannot read standard input\(error.reason)")
    }
  }
}

/// Gives a file another name at once, in place of the one that has it.
func renameFile(_ path: String, _ newPath: String) -> Bool { rename(path, newPath) == 0 }

/// Ends the process.
func exitProcess(_ status: RunStatus) -> Never { exit(status.rawValue) }
