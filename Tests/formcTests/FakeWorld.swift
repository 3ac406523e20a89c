import Testing

@testable import formc

/// A disk and two streams in memory.
final class FakeWorld {
  /// The files, by absolute path.
  var files: [String: String]
  /// Files whose bytes are no text, by absolute path.
  var bytes: [String: [UInt8]] = [:]
  /// What was written to standard output and standard error.
  var output = ""
  var complaints = ""
  /// The absolute paths that were written, in order, temporary files included.
  var written: [String] = []
  /// Writing a path that ends like this fails.
  var failingEnd: String?
  /// Reading a path that ends like this fails.
  var unreadableEnd: String?
  var input = ""
  var environment: [String: String] = [:]
  var isTerminal = false
  var workingFolder = "/home/ada"

  /// Files by their path from the working folder, `/home/ada`.
  init(_ files: [String: String] = [:]) {
    self.files = Dictionary(uniqueKeysWithValues: files.map { ("/home/ada/" + $0.key, $0.value) })
  }

  subscript(path: String) -> String? {
    get { files["/home/ada/" + path] }
    set { files["/home/ada/" + path] = newValue }
  }

  /// The names from the working folder, sorted.
  var names: [String] { files.keys.map { String($0.dropFirst("/home/ada/".count)) }.sorted() }

  /// Runs one command line, its words separated by blanks; the streams hold what this run wrote.
  @discardableResult func run(_ line: String) -> RunStatus {
    output = ""
    complaints = ""
    written = []
    return Tool.run(line.split(separator: " ").map(String.init), in: world)
  }

  private var world: World {
    World(
      workingFolder: workingFolder, environment: environment, isTerminal: isTerminal, processors: { 4 },
      kind: kind,
      read: { path throws(Complaint) in
        if let bytes = self.bytes[path] { return bytes }
        return Array(try self.text(path).utf8)
      },
      list: { folder throws(Complaint) in self.list(folder) },
      write: { path, bytes throws(Complaint) in try self.write(path, bytes) },
      rename: { path, newPath throws(Complaint) in
        self.files[newPath] = try self.text(path)
        self.files[path] = nil
      },
      replace: { path, bytes throws(Complaint) in try self.replace(path, bytes) },
      remove: { path throws(Complaint) in self.files[path] = nil },
      makeFolder: { _ throws(Complaint) in },
      readInput: { () throws(Complaint) in Array(self.input.utf8) },
      print: { self.output += $0 }, complain: { self.complaints += $0 })
  }

  private func kind(_ path: String) -> FileKind? {
    if files[path] != nil || bytes[path] != nil { return .file }
    let inside = path == "/" ? "/" : path + "/"
    return path == "/home/ada" || (Array(files.keys) + bytes.keys).contains { $0.hasPrefix(inside) }
      ? .folder : nil
  }

  private func text(_ path: String) throws(Complaint) -> String {
    if let unreadableEnd, path.hasSuffix(unreadableEnd) {
      throw Complaint(.failure, "cannot read '\(path)': permission denied")
    }
    guard let text = files[path] else { throw Complaint(.failure, "cannot read '\(path)'") }
    return text
  }

  private func list(_ folder: String) -> [FolderEntry] {
    let inside = folder == "/" ? "/" : folder + "/"
    let names = (Array(files.keys) + bytes.keys).filter { $0.hasPrefix(inside) }.map { path in
      let parts = path.dropFirst(inside.count).split(separator: "/")
      return FolderEntry(name: String(parts[0]), isFolder: parts.count > 1)
    }
    return Array(Set(names))
  }

  /// As the system does: all or nothing.
  private func replace(_ path: String, _ bytes: [UInt8]) throws(Complaint) {
    written.append(path)
    if let failingEnd, path.hasSuffix(failingEnd) {
      throw Complaint(.failure, "cannot write '\(path)': the file is read-only")
    }
    files[path] = String(decoding: bytes, as: UTF8.self)
  }

  private func write(_ path: String, _ bytes: [UInt8]) throws(Complaint) {
    written.append(path)
    if let failingEnd, path.hasSuffix(failingEnd) {
      files[path] = "half"
      throw Complaint(.failure, "cannot write '\(path)': the disk is full")
    }
    files[path] = String(decoding: bytes, as: UTF8.self)
  }
}

/// Forms for these tests.
enum Sample {
  /// A form without a fault.
  static func form(_ name: String, field: String = "name") -> String {
    """
    form: \(name)
    fields:
      - id: \(field)
        label: Name
    submit: {label: Go}

    """
  }

  /// A form with one error.
  static let broken = form("Broken").replacing("label: Name", with: "label: Name\n    labl: Name")
}
