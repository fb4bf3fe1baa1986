import Dispatch
import Foundation
import HostProtocol
import Parley
import ParleyServer
import SimulatedApps

extension Command {
  static let serve = Command(
    "serve", "Serves hosts in other languages: JSON-RPC 2.0, one message a line.",
    options: [
      .value("socket", "PATH", "Listens at a Unix socket that only its owner can use, in place of standard input."),
      .flag("lsp", "Serves an editor instead, by the Language Server Protocol."), ChosenLanguages.option,
      .value("store", "FILE", "Writes what is open at the end into a file, a JSON object a line."),
      .flag("log", "Notes each message on standard error, without what people say."),
      .flag("log-content", "Notes whole messages, with what people say."),
    ],
    discussion: """
      The messages are described in HostProtocol.md and HostProtocol.schema.json of Sources/HostProtocol.
      With --lsp an editor is served: problems of scripts and property lists as 'parley lint' has them, what can be
      written, how the words of a 'User:' line are read, and the phrase that they are read by.
      Ends at the end of its input, or by SIGTERM: then what was begun is ended and what is open is stored.
      Exits with 0 then, with 2 where the socket cannot be listened at.
      """,
    run: { arguments, console in
      if arguments.isSet("lsp") { return try await EditorService(arguments, console).run() }
      return try await ServeCommand(arguments: arguments, console: console).run()
    })
}

/// One run of `parley serve`.
private struct ServeCommand {
  let arguments: Arguments
  let console: Console

  func run() async throws -> ExitStatus {
    let server = ParleyServer(
      simulate: arguments.tools.simulation, log: log, storing: arguments.isSet("store"))
    let stored: [JSONValue]
    if let path = arguments.value("socket") {
      let socket = try UnixSocket(path: path)
      let signals = EndSignals { socket.close() }
      stored = await server.serve(at: socket)
      signals.stop()
    } else {
      stored = await serveStandardInput(server)
    }
    if let file = arguments.value("store") {
      let lines = stored.map { String(decoding: $0.line, as: UTF8.self) + "\n" }
      try OutputFile.write(lines.joined(), to: file, for: .owner)
    }
    // A client that left before its answers were written is no error of the server's.
    if arguments.value("socket") == nil, let code = server.outputFailure, code != EPIPE {
      throw UnwritableFile(code: code)
    }
    return .success
  }

  private func serveStandardInput(_ server: ParleyServer) async -> [JSONValue] {
    let ends = EndPipe()
    guard let ended = ends.reading else { return await server.serve(input: 0, output: 1) }
    let signals = EndSignals { ends.end() }
    defer { signals.stop() }
    return await server.serve(input: 0, endedBy: ended, output: 1)
  }

  private var log: ServerLog {
    guard arguments.isSet("log") || arguments.isSet("log-content") else { return ServerLog() }
    return ServerLog(hasContent: arguments.isSet("log-content")) { [console] in console.complain($0) }
  }
}

extension HostTools {
  /// Apps that are played from their folders, as `parley talk` plays them.
  var simulation: HostSetUp.Simulation {
    { folder, environment in
      let app = try simulated(at: folder, in: environment)
      return (app.app, app.contacts)
    }
  }
}
