let streams = StandardStreams()
let status = Tool.run(Array(CommandLine.arguments.dropFirst()), in: .system(streams))
streams.flush()
exitProcess(status)
