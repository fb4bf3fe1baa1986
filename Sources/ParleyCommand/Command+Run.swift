extension Command {
  static let version = "0.1.0"

  /// Runs the command that the arguments name; each error is printed as one line.
  static func run(
    _ arguments: [String], on console: Console, with tools: HostTools = .parley
  ) async -> ExitStatus {
    do {
      return try await dispatch(arguments, console, tools)
    } catch {
      console.complain("\(error)")
      return ExitStatus(of: error)
    }
  }

  private static func dispatch(
    _ arguments: [String], _ console: Console, _ tools: HostTools
  ) async throws -> ExitStatus {
    guard let name = arguments.first else {
      console.complain(HelpText.overview(width: console.width))
      return .unusable
    }
    switch name {
    case "help", "--help", "-h": return try help(arguments.dropFirst().first, console)
    case "--version": console.print("parley \(version)")
    default:
      let command = try named(name)
      let parsed = try Arguments(Array(arguments.dropFirst()), of: command, with: tools)
      if parsed.isSet("help") {
        console.print(HelpText.help(of: command, width: console.width))
      } else {
        return try await command.run(parsed, console.coloured(parsed.value("color")))
      }
    }
    return .success
  }

  private static func help(_ name: String?, _ console: Console) throws -> ExitStatus {
    if let name {
      console.print(HelpText.help(of: try named(name), width: console.width))
    } else {
      console.print(HelpText.overview(width: console.width))
    }
    return .success
  }

  static func named(_ name: String) throws -> Command {
    guard let command = all.first(where: { $0.name == name }) else {
      throw ArgumentProblem.unknownCommand(name, known: all.map(\.name))
    }
    return command
  }
}
