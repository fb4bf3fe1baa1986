import Foundation
import HostProtocol
import Parley
import ParleyServer

extension Command {
  static let wyoming = Command(
    "wyoming", "Answers the text of a home's voice satellites by the Wyoming protocol.",
    operands: "APP…",
    options: [
      .value(
        "uri", "URI",
        "Where it listens: tcp://ADDRESS:PORT, or stdio:// for one client; tcp://127.0.0.1:10400, if not given."),
      .value("threshold", "SCORE", "The score that a request must have to be taken; 0, if not given."),
    ] + ServedApps.options,
    discussion: """
      It is a service of the kind 'handle': text in, what to say out. Each satellite has a conversation, named by
      conversation_id in the context of its transcripts, in which it is asked back; one that nobody speaks to for ten
      minutes is closed with what is open in it. What is not the apps' business is 'not-handled', and not heard at all, so
      that the home's next agent can take it. The page "Agents and voices" has more.
      Ends by SIGTERM, or with stdio:// at the end of its input.
      """,
    run: { arguments, console in
      let place = try VoicePlace(arguments.value("uri") ?? "tcp://127.0.0.1:10400")
      let apps = try ServedApps(arguments)
      let threshold = try arguments.value("threshold").map { text in
        guard let number = Double(text), number.isFinite else {
          throw ArgumentProblem.noScore(text, option: "threshold")
        }
        return number
      }
      let service = VoiceService(
        VoiceService.SetUp(
          params: apps.params, threshold: threshold ?? 0, patience: Policy.standardGoAheadLimit,
          version: Command.version),
        simulate: arguments.tools.simulation)
      try await service.start()
      let server = VoiceServer(service)
      switch place {
      case .standardInput:
        let ends = EndPipe()
        let signals = EndSignals { ends.end() }
        let failure = await server.serve(input: 0, output: 1, endedBy: ends.reading)
        signals.stop()
        if let failure, failure != EPIPE { throw UnwritableFile(code: failure) }
      case .tcp(let address, let port):
        let listener = try TCPListener(address: address, port: port)
        console.print("listens at tcp://\(address):\(listener.port)")
        let signals = EndSignals { listener.close() }
        await server.serve(at: listener)
        signals.stop()
      }
      await service.end()
      return .success
    })
}

/// Where a voice service listens.
private enum VoicePlace {
  case standardInput
  case tcp(String, UInt16)

  init(_ uri: String) throws {
    if uri == "stdio://" {
      self = .standardInput
      return
    }
    let parts = uri.hasPrefix("tcp://") ? uri.dropFirst(6).split(separator: ":", omittingEmptySubsequences: false) : []
    guard parts.count == 2, let port = UInt16(parts[1]) else { throw ArgumentProblem.noPlace(uri) }
    self = .tcp(parts[0] == "localhost" ? "127.0.0.1" : String(parts[0]), port)
  }
}
