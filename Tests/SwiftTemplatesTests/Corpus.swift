import Foundation

/// Public data that tests read where it is at hand.
enum Corpus {
  /// The folder named by `FORMC_CORPUS`.
  static let folder = ProcessInfo.processInfo.environment["FORMC_CORPUS"].map { URL(filePath: $0) }

  /// The bytes of a file; nil without it.
  static func data(_ path: String) -> Data? {
    folder.flatMap { try? Data(contentsOf: $0.appending(path: path)) }
  }
}
