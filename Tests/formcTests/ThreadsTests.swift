import Testing

@testable import formc

/// Forms are worked on at once, and nobody can tell.
@Suite struct ThreadsTests {
  private func world(_ names: some Sequence<String>, _ form: (String) -> String) -> FakeWorld {
    FakeWorld(
      Dictionary(names.map { ("Forms/\($0).form.yaml", form($0)) }, uniquingKeysWith: { first, _ in first }))
  }

  @Test(arguments: ["", " --format json"])
  func `findings stand in one order for any number of threads`(format: String) {
    let world = world((10..<50).map { "A\($0)" }) { $0.hasSuffix("3") ? Sample.broken : Sample.form($0) }
    let outputs = [1, 2, 8, 100].map { threads in
      #expect(world.run("lint\(format) --threads \(threads)") == .findings)
      return world.output
    }
    #expect(Set(outputs).count == 1)
    #expect(world.run("lint\(format)") == .findings)
    #expect(world.output == outputs[0])
  }

  @Test(arguments: ["", " --output Out"])
  func `the Swift is the same for any number of threads`(output: String) {
    let runs = [1, 8].map { threads in
      let world = world((10..<50).map { "A\($0)" }) { Sample.form($0) }
      #expect(world.run("generate\(output) --threads \(threads)") == .clean)
      return (world.files, world.output)
    }
    #expect(runs[0].0.count == 40 * 3 + 2)
    #expect(runs[0] == runs[1])
  }

  @Test(arguments: ["0", "-1", "many", "1.5"])
  func `a number of threads is one at least`(threads: String) {
    let world = world(["A"]) { Sample.form($0) }
    for command in ["lint", "generate"] {
      #expect(world.run("\(command) --threads=\(threads)") == .usage)
      #expect(world.complaints == "formc: '--threads' wants a number from 1 on, not '\(threads)'\n")
    }
  }
}
