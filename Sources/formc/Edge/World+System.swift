#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension World {
  /// The machine we run on.
  static func system(_ streams: StandardStreams) -> World {
    World(
      workingFolder: SystemFiles.workingFolder,
      environment: ProcessInfo.processInfo.environment,
      isTerminal: streams.isTerminal,
      processors: { ProcessInfo.processInfo.activeProcessorCount },
      kind: SystemFiles.kind, read: SystemFiles.read, list: SystemFiles.list, write: SystemFiles.write,
      rename: SystemFiles.rename, replace: SystemFiles.replace, remove: SystemFiles.remove,
      makeFolder: SystemFiles.makeFolder,
      readInput: streams.readInput,
      print: streams.print, complain: streams.complain)
  }
}
