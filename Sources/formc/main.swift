let streams = StandardStreams()
let status = Tool.run(Array(CommandLine.arguments.dropFirst()), in: .system(streams))
streams.flush()
if streams.hasLostOutput { streams.complain("formc: standard output cannot be written\n") }
exitProcess(streams.hasLostOutput ? .failure : status)
