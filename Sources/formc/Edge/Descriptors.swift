#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The operating system's reading and writing, which knows files, pipes and terminals alike.
enum Descriptors {
  /// A number of the operating system for what went wrong.
  struct Failure: Error {
    let number: Int32

    /// Whether nobody reads what was written.
    var isClosedPipe: Bool { number == EPIPE }

    /// What it means, where that helps; begins with a colon.
    var reason: String {
      switch number {
      case ENOENT, ENOTDIR: ": there is no such file"
      case EACCES, EPERM: ": permission denied"
      case EISDIR: ": it is a folder"
      default: ""
      }
    }
  }

  /// All of a file, or of a pipe that has a path.
  static func read(path: String) throws(Failure) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw Failure(number: errno) }
    defer { close(file) }
    return try read(file)
  }

  /// Reads to the end.
  static func read(_ file: Int32) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = piece.withUnsafeMutableBytes { unistdRead(file, $0.baseAddress, $0.count) }
      if count == 0 { return bytes }
      if count < 0, errno != EINTR { throw Failure(number: errno) }
      bytes += piece.prefix(max(0, count))
    }
  }

  /// Writes all.
  static func write(_ bytes: [UInt8], to file: Int32) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { unistdWrite(file, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { throw Failure(number: errno) }
      rest = rest.dropFirst(max(0, count))
    }
  }
}

private func unistdWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}

private func unistdRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, bytes, count)
}
