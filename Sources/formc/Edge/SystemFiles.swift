#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The disk: a few calls of the C library, because a run asks for thousands of files.
enum SystemFiles {
  static func kind(_ path: String) -> FileKind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  static func read(_ path: String) throws(Complaint) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw complaint("read", path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw complaint("read", path) }
    var bytes: [UInt8] = []
    guard readBytes(from: file, into: &bytes, room: max(Int(status.st_size) + 1, 1 << 12)) else {
      throw complaint("read", path)
    }
    return bytes
  }

  static func list(_ path: String) throws(Complaint) -> [FolderEntry] {
    guard let folder = opendir(path) else { throw complaint("list", path) }
    defer { closedir(folder) }
    var entries: [FolderEntry] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name == "." || name == ".." { continue }
      let type = Int32(entry.pointee.d_type)
      entries.append(
        FolderEntry(name: name, isFolder: type == DT_DIR || type == DT_UNKNOWN && isFolder(path, name)))
    }
    return entries
  }

  static func write(_ path: String, _ bytes: [UInt8]) throws(Complaint) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw complaint("write", path) }
    let failure = writeBytes(bytes, to: file)
    guard close(file) == 0, failure == nil else { throw complaint("write", path, failure ?? errno) }
  }

  static func rename(_ path: String, _ newPath: String) throws(Complaint) {
    guard renameFile(path, newPath) else { throw complaint("write", newPath) }
  }

  /// Writes beside the file that a path leads to and renames, so that a reader sees the old bytes or the new ones.
  ///
  /// A file that nobody may write is left alone, though its folder may be written: it was made so on purpose.
  static func replace(_ path: String, _ bytes: [UInt8]) throws(Complaint) {
    guard let resolved = realpath(path, nil) else { throw complaint("write", path) }
    let place = String(cString: resolved)
    free(resolved)
    var status = stat()
    guard stat(place, &status) == 0 else { throw complaint("write", path) }
    guard status.st_mode & 0o222 != 0, access(place, W_OK) == 0 else {
      throw Complaint(.failure, "cannot write '\(path)': the file is read-only")
    }
    let temporary = Path.join(Path.folder(of: place), ".\(Path.name(of: place)).formc-new")
    do throws(Complaint) { try write(temporary, bytes) } catch {
      unlink(temporary)
      throw error
    }
    guard chmod(temporary, status.st_mode & 0o7777) == 0, renameFile(temporary, place) else {
      let failure = errno
      unlink(temporary)
      throw complaint("write", path, failure)
    }
  }

  static func remove(_ path: String) throws(Complaint) {
    guard unlink(path) == 0 else { throw complaint("remove", path) }
  }

  /// Makes a folder, and first those that lead to it.
  static func makeFolder(_ path: String) throws(Complaint) {
    if kind(path) == .folder { return }
    if path != "/" { try makeFolder(Path.folder(of: path)) }
    let isMade = mkdir(path, 0o777) == 0
    let failure = errno
    // Another process may have been quicker.
    guard isMade || kind(path) == .folder else { throw complaint("make the folder", path, failure) }
  }

  /// The folder in which the process runs; the root where that is gone.
  static var workingFolder: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// Whether an entry is a folder, where the file system does not tell; links are none.
  private static func isFolder(_ folder: String, _ name: String) -> Bool {
    var status = stat()
    return lstat(folder + "/" + name, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func complaint(_ verb: String, _ path: String, _ number: Int32 = errno) -> Complaint {
    let reason =
      switch number {
      case ENOENT, ENOTDIR: ": there is no such file"
      case EACCES, EPERM: ": permission denied"
      case EISDIR: ": it is a folder"
      case ENOSPC: ": the disk is full"
      case EROFS: ": the disk is read-only"
      default: ""
      }
    return Complaint(.failure, "cannot \(verb) '\(path)'\(reason)")
  }
}
