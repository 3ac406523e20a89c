/// What a command may touch: nothing else of the outside is reached, so that tests bring a world of their own.
///
/// Paths given to it are absolute.
struct World {
  /// The working folder, absolute.
  var workingFolder: String
  /// The environment variables.
  var environment: [String: String]
  /// Whether standard output is a terminal.
  var isTerminal: Bool
  /// How many processors there are.
  var processors: () -> Int
  /// What a path is; nil where nothing is.
  var kind: (String) -> FileKind?
  /// The bytes of a file.
  var read: (String) throws(Complaint) -> [UInt8]
  /// What a folder holds, in any order.
  var list: (String) throws(Complaint) -> [FolderEntry]
  /// Writes a file, whether or not it is there.
  var write: (String, [UInt8]) throws(Complaint) -> Void
  /// Gives a file another name, in place of the one that has it.
  var rename: (String, String) throws(Complaint) -> Void
  /// Puts bytes in the place of a file's at once; a link stays one, and permissions are kept.
  var replace: (String, [UInt8]) throws(Complaint) -> Void
  /// Removes a file.
  var remove: (String) throws(Complaint) -> Void
  /// Makes a folder with all that lead to it.
  var makeFolder: (String) throws(Complaint) -> Void
  /// All of standard input.
  var readInput: () throws(Complaint) -> [UInt8]
  /// Writes to standard output.
  var print: (String) -> Void
  /// Writes to standard error.
  var complain: (String) -> Void
}

/// What can stand at a path.
enum FileKind { case file, folder }

/// One name in a folder.
struct FolderEntry: Hashable {
  /// The name.
  var name: String
  /// Whether it is a folder to search: links to folders are none, so that a search ends.
  var isFolder: Bool
}
