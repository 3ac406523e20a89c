import Foundation

@testable import formc

/// Runs formc in the repository; what it writes is kept in memory.
final class Terminal {
  private var files: [String: [UInt8]] = [:]
  private var output = ""

  /// Files beside those of the repository, by their path from its root.
  init(_ files: [String: String] = [:]) {
    for (path, text) in files { self.files[absolute(path)] = Array(text.utf8) }
  }

  /// Runs a command line without its first word; gives its status and all that it says, complaints too.
  func run(_ line: String) -> (status: RunStatus, lines: [String]) {
    output = ""
    let status = Tool.run(words(of: line), in: world)
    return (status, output.lines)
  }

  private func absolute(_ path: String) -> String { Path.absolute(path, in: Page.root.path) }

  /// The words of a line, as a shell takes them apart: blanks part, single quotes hold together.
  private func words(of line: String) -> [String] {
    var words: [String] = []
    for (index, part) in line.split(separator: "'", omittingEmptySubsequences: false).enumerated() {
      words += index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
    }
    return words
  }

  private var world: World {
    var world = World.system(StandardStreams())
    let (kind, read) = (world.kind, world.read)
    world.workingFolder = absolute(".")
    world.environment = [:]
    world.isTerminal = false
    world.kind = { self.files[$0] != nil ? .file : kind($0) }
    world.read = { path throws(Complaint) in
      if let bytes = self.files[path] { return bytes }
      return try read(path)
    }
    world.write = { path, bytes throws(Complaint) in self.files[path] = bytes }
    world.rename = { path, newPath throws(Complaint) in
      self.files[newPath] = self.files.removeValue(forKey: path)
    }
    world.replace = { path, bytes throws(Complaint) in self.files[path] = bytes }
    world.remove = { path throws(Complaint) in self.files[path] = nil }
    world.makeFolder = { _ throws(Complaint) in }
    world.readInput = { () throws(Complaint) in [] }
    world.print = { self.output += $0 }
    world.complain = { self.output += $0 }
    return world
  }
}
