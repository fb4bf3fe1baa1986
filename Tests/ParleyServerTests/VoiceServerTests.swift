import Foundation
import HostProtocol
import Parley
import TestSupport
import Testing

@testable import ParleyServer

/// Clients of the voice service at a port of this machine.
@Suite struct VoiceServerTests {
  /// A client that writes bytes and reads events.
  private final class Client: Sendable {
    private let descriptor: Int32

    init(port: UInt16) throws {
      descriptor = try #require(LocalSocket.connected(to: port))
    }

    func send(_ bytes: some Collection<UInt8>) {
      _ = Array(bytes).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    }

    /// The next events; none once the server has left.
    ///
    /// Reading blocks a thread of its own, not one that the server needs.
    func events() async throws -> [VoiceEvent] {
      try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { [descriptor] in
          continuation.resume(with: Result { try Self.events(from: descriptor) })
        }
      }
    }

    private static func events(from descriptor: Int32) throws -> [VoiceEvent] {
      var reader = VoiceEventReader(limit: 1 << 20)
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        if count <= 0 { return [] }
        let events = try reader.take(buffer[..<count])
        if !events.isEmpty { return events }
      }
    }

    func leave() { close(descriptor) }
  }

  /// Serves while something is done with its port.
  private func serving(_ body: (UInt16) async throws -> Void) async throws {
    let setUp = VoiceService.SetUp(params: ServedMonkeys.params, threshold: 0, patience: 600, version: "1")
    let service = VoiceService(setUp, simulate: ServedMonkeys.simulate)
    try await service.start()
    let listener = try TCPListener(port: 0)
    let server = VoiceServer(service)
    async let end: Void = server.serve(at: listener)
    do {
      try await body(listener.port)
    } catch {
      listener.close()
      throw error
    }
    listener.close()
    await end
    await service.end()
  }

  private func transcript(_ words: String, _ conversation: String) -> [UInt8] {
    VoiceEvent(
      "transcript", ["text": .string(words), "context": .object(["conversation_id": .string(conversation)])]
    ).bytes
  }

  @Test func aClientThatGoesAwayLeavesTheOthers() async throws {
    try await serving { port in
      let (one, two) = (try Client(port: port), try Client(port: port))
      one.send(transcript("Send Koko 20 dollars with MonkeyPay", "kitchen"))
      #expect(try await one.events().map(\.type) == ["handled"])
      // In the middle of an event.
      one.send(transcript("yes", "kitchen").dropLast(4))
      one.leave()
      two.send(VoiceEvent("describe").bytes)
      #expect(try await two.events().map(\.type) == ["info"])
      // The question is still open.
      two.send(transcript("yes", "kitchen"))
      #expect(try await two.events().map(\.type) == ["handled"])
      two.leave()
    }
  }

  @Test func bytesThatAreNoEventGetAnErrorAndTheClientIsLeft() async throws {
    try await serving { port in
      let (bad, good) = (try Client(port: port), try Client(port: port))
      good.send(transcript("Send Koko 20 dollars with MonkeyPay", "kitchen"))
      _ = try await good.events()
      bad.send(Array("GET / HTTP/1.1\r\n\r\n".utf8))
      #expect(try await bad.events().map(\.type) == ["error"])
      #expect(try await bad.events().isEmpty)
      good.send(transcript("yes", "kitchen"))
      #expect(try await good.events().map(\.type) == ["handled"])
      bad.leave()
      good.leave()
    }
  }

  @Test func aPortIsFreeOnceItsListenerIsGone() throws {
    var first: TCPListener? = try TCPListener(port: 0)
    let port = try #require(first?.port)
    #expect(throws: TCPListener.Problem.self) { try TCPListener(port: port) }
    first = nil
    #expect(try TCPListener(port: port).port == port)
  }

  @Test(arguments: ["here", "300.0.0.1", ""]) func anAddressThatIsNoneIsRefused(_ address: String) {
    #expect(throws: TCPListener.Problem.self) { try TCPListener(address: address, port: 0) }
  }
}
