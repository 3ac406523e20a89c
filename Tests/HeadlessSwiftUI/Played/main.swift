import Foundation

// Plays the script on standard input on the sample views, and prints what was seen. With the argument
// `everything` every body is evaluated in every round; with `compare SEED` events that nobody wrote are played
// with and without that.
if let place = CommandLine.arguments.firstIndex(of: "compare") {
  let seed = CommandLine.arguments.dropFirst(place + 1).first.flatMap(UInt64.init) ?? 0
  for name in ["Checkout", "Order", "Passport", "SignUp", "Survey"] {
    guard let show = sampleViews[name] else { continue }
    for run in 0..<10 {
      var comparison = Comparison(name, show, seed: seed &* 1000 &+ UInt64(run))
      if let difference = await comparison.play(40) {
        print(difference)
        exit(1)
      }
    }
  }
  print("the same with every body evaluated")
} else {
  let everything = CommandLine.arguments.contains("everything")
  let player = ScriptPlayer(sampleViews, evaluatesEverything: everything)
  while let line = readLine() { await player.play(line) }
  player.finish()
  print(player.lines.joined(separator: "\n"))
}
