import Foundation

let status = await Command.run(Array(CommandLine.arguments.dropFirst()), on: .standard)
exit(status.rawValue)
