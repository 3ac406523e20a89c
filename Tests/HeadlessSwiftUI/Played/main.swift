import Foundation

// Plays the script on standard input on the sample views, and prints what was seen. With the argument
// `everything` every body is evaluated in every round.
let player = ScriptPlayer(sampleViews, evaluatesEverything: CommandLine.arguments.contains("everything"))
while let line = readLine() { await player.play(line) }
player.finish()
print(player.lines.joined(separator: "\n"))
