// Writes what is checked in but made from other files. `generate --check` writes nothing and fails on what is stale.

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

let root = FileManager.default.currentDirectoryPath
let isCheck = CommandLine.arguments.contains("--check")

do {
  let stale = try GeneratedFile.all.filter { try $0.isStale(in: root) }
  for file in stale {
    if isCheck {
      print("\(file.path) is stale; run `swift run generate`")
    } else {
      try file.write(in: root)
      print("wrote \(file.path)")
    }
  }
  exit(isCheck && !stale.isEmpty ? 1 : 0)
} catch {
  print("generate: \(error)")
  exit(3)
}
