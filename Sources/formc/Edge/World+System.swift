#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension World {
  /// The machine we run on.
  static func system(_ streams: StandardStreams) -> World {
    World(
      workingFolder: FileManager.default.currentDirectoryPath,
      environment: ProcessInfo.processInfo.environment,
      isTerminal: streams.isTerminal,
      kind: SystemFiles.kind, read: SystemFiles.read, list: SystemFiles.list, write: SystemFiles.write,
      rename: SystemFiles.rename, remove: SystemFiles.remove, makeFolder: SystemFiles.makeFolder,
      readInput: streams.readInput,
      print: streams.print, complain: streams.complain)
  }
}

/// The disk.
private enum SystemFiles {
  static func kind(_ path: String) -> FileKind? {
    #if canImport(FoundationEssentials)
      var isFolder = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
      return isFolder ? .folder : .file
    #else
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
      return isFolder.boolValue ? .folder : .file
    #endif
  }

  static func read(_ path: String) throws(Complaint) -> [UInt8] {
    do throws(Descriptors.Failure) {
      return try Descriptors.read(path: path)
    } catch {
      throw Complaint(.failure, "cannot read '\(path)'\(error.reason)")
    }
  }

  static func list(_ path: String) throws(Complaint) -> [FolderEntry] {
    try attempt("list", path) {
      try FileManager.default.contentsOfDirectory(atPath: path).map { name in
        let attributes = try? FileManager.default.attributesOfItem(atPath: path + "/" + name)
        return FolderEntry(name: name, isFolder: attributes?[.type] as? FileAttributeType == .typeDirectory)
      }
    }
  }

  static func write(_ path: String, _ bytes: [UInt8]) throws(Complaint) {
    try attempt("write", path) { try Data(bytes).write(to: URL(fileURLWithPath: path)) }
  }

  static func rename(_ path: String, _ newPath: String) throws(Complaint) {
    guard renameFile(path, newPath) else { throw Complaint(.failure, "cannot write '\(newPath)'") }
  }

  static func remove(_ path: String) throws(Complaint) {
    try attempt("remove", path) { try FileManager.default.removeItem(atPath: path) }
  }

  static func makeFolder(_ path: String) throws(Complaint) {
    try attempt("make the folder", path) {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
  }

  private static func attempt<Value>(
    _ verb: String, _ path: String, _ action: () throws -> Value
  ) throws(Complaint) -> Value {
    do { return try action() } catch {
      throw Complaint(.failure, "cannot \(verb) '\(path)'\(reason(error))")
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileNoSuchFile, .fileReadNoSuchFile: ": there is no such file"
    case .fileReadNoPermission, .fileWriteNoPermission: ": permission denied"
    case .fileWriteOutOfSpace: ": the disk is full"
    case .fileWriteVolumeReadOnly: ": the disk is read-only"
    default: ""
    }
  }
}
