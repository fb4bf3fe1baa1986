import Foundation
import HostProtocol
import Parley
import ParleyServer

extension Command {
  static let mcp = Command(
    "mcp", "Serves an agent by the Model Context Protocol, on standard input and output.",
    operands: "APP…",
    options: ServedApps.options,
    discussion: """
      An agent gets tools to say something, to pick a choice, to give the go-ahead, to call off, and to ask first whose
      business an utterance is; resources with what can be said and with each conversation as a script and as a trace.
      What the assistant asks is put to the agent's user where the client has elicitation; a go-ahead is never taken from
      the agent then. Each client is a process of its own. The page "Agents and voices" has more.
      Ends at the end of its input, or by SIGTERM.
      """,
    run: { arguments, _ in
      let apps = try ServedApps(arguments)
      let ends = EndPipe()
      let connection = LineConnection(input: 0, endedBy: ends.reading, output: 1)
      let server = AgentServer(
        AgentServer.SetUp(
          params: apps.params, vocabulary: try apps.vocabulary(), header: apps.header, version: Command.version),
        simulate: arguments.tools.simulation
      ) { connection.write($0) }
      try await server.start()
      let signals = EndSignals { ends.end() }
      await connection.serve(limit: HostLimits().messageBytes) { line in
        if let line { server.receive(line) } else { server.refuseLongMessage() }
      } ended: {
        await server.end()
      }
      signals.stop()
      if let code = connection.outputFailure, code != EPIPE { throw UnwritableFile(code: code) }
      return .success
    })
}
