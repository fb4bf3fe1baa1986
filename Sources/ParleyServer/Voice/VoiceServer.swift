import Foundation
import HostProtocol
import Parley
import Synchronization

/// Serves clients of the Wyoming protocol at a TCP port, or one at a pair of descriptors.
package final class VoiceServer: Sendable {
  /// The most clients at once, the most bytes of a part of an event, and the most events of a client without an answer.
  private static let (mostClients, mostBytes, mostWaiting) = (64, 1 << 20, 64)
  /// How many milliseconds the server waits for a client that does not read.
  private static let patience: Int32 = 10_000

  private let service: VoiceService
  private let count = Mutex((now: 0, ever: 0))

  package init(_ service: VoiceService) { self.service = service }

  /// Serves the clients of a listening socket until its `ender` is readable.
  package func serve(at listener: TCPListener) async {
    await withTaskGroup(of: Void.self) { group in
      while let client = await BlockingWork.run({ listener.client() }) {
        let isRefused = count.withLock { $0.now >= Self.mostClients }
        if isRefused {
          await Self.write([VoiceService.error("too many clients are served already", code: "too-many")], to: client)
          ListeningSocket.close(client)
          continue
        }
        group.addTask { [self] in
          await serve(input: client, output: client, endedBy: listener.ender)
          ListeningSocket.close(client)
        }
      }
    }
    listener.refuse()
  }

  /// Serves one client until its input ends.
  ///
  /// Bytes that are not an event are answered with an error, and the connection is closed, since no event after them
  /// can be found. The client's conversation is kept.
  ///
  /// - Returns: the `errno` of an answer that could not be written.
  @discardableResult
  package func serve(input: Int32, output: Int32, endedBy ender: Int32?) async -> Int32? {
    let name = count.withLock { count in
      count.now += 1
      count.ever += 1
      return "connection \(count.ever)"
    }
    defer { count.withLock { $0.now -= 1 } }
    var reader = VoiceEventReader(limit: Self.mostBytes)
    while let bytes = await BlockingWork.run({ Self.read(from: input, endedBy: ender) }) {
      do throws(VoiceEventReader.Problem) {
        for event in try reader.take(bytes) {
          if let code = await Self.write(await service.answer(event, from: name), to: output) { return code }
        }
      } catch {
        return await Self.write([VoiceService.error(error.description, code: "unreadable")], to: output)
      }
    }
    return nil
  }

  // MARK: Descriptors

  /// The bytes that have arrived; `nil` at the end of the input.
  private static func read(from descriptor: Int32, endedBy ender: Int32?) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var waited = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
      if let ender { waited.append(pollfd(fd: ender, events: Int16(POLLIN), revents: 0)) }
      guard poll(&waited, nfds_t(waited.count), -1) >= 0 || errno == EINTR else { return nil }
      if waited.count > 1, waited[1].revents != 0 { return nil }
      if waited[0].revents == 0 { continue }
      let count = systemRead(descriptor, &buffer, buffer.count)
      if count > 0 { return Array(buffer[..<count]) }
      if count == 0 || errno != EINTR { return nil }
    }
  }

  /// Writes events; returns the `errno` where that fails.
  @discardableResult
  private static func write(_ events: [VoiceEvent], to descriptor: Int32) async -> Int32? {
    let bytes = events.flatMap(\.bytes)
    return await BlockingWork.run {
      var written = 0
      while written < bytes.count {
        guard Waiting.forRoom(at: descriptor, milliseconds: patience) else { return ETIMEDOUT }
        let part = bytes[written...].prefix(Waiting.mostAtOnce)
        let count = part.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
        if count > 0 { written += count } else if count == 0 || errno != EINTR { return count == 0 ? EIO : errno }
      }
      return nil
    }
  }
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
