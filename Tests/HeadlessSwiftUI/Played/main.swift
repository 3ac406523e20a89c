import Foundation

// Plays the script on standard input on the sample views, and prints what was seen.
let player = ScriptPlayer(sampleViews)
while let line = readLine() { await player.play(line) }
player.finish()
print(player.lines.joined(separator: "\n"))
