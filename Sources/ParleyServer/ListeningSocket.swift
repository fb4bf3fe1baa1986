import Foundation

/// A socket whose clients are waited for, with a pipe whose other end stops the waiting.
final class ListeningSocket: Sendable {
  let descriptor: Int32
  /// A byte on it, which is never read, is the end of waiting for clients.
  let ender: Int32
  private let ending: Int32

  /// A socket of a family that is bound to nothing yet; `nil` where the system gave none, and `errno` says why.
  init?(_ family: Int32) {
    var ends: [Int32] = [-1, -1]
    let isPiped = pipe(&ends) == 0
    (ender, ending, descriptor) = (ends[0], ends[1], Self.opened(family))
    if !isPiped || descriptor < 0 { return nil }
  }

  deinit {
    for each in [descriptor, ender, ending] where each >= 0 { Self.close(each) }
  }

  /// A socket for streams of bytes; -1 where the system gave none.
  static func opened(_ family: Int32) -> Int32 {
    #if canImport(Glibc) || canImport(Musl)
      socket(family, Int32(SOCK_STREAM.rawValue), 0)
    #else
      socket(family, SOCK_STREAM, 0)
    #endif
  }

  static func close(_ descriptor: Int32) { systemClose(descriptor) }

  /// Takes no more clients, from any thread.
  func end() {
    var byte: UInt8 = 0
    _ = write(ending, &byte, 1)
  }

  /// The next client, which is waited for; `nil` once it has ended, or the socket is gone.
  func client() -> Int32? {
    while true {
      var waited = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0), pollfd(fd: ender, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&waited, 2, -1) >= 0 || errno == EINTR else { return nil }
      if waited[1].revents != 0 { return nil }
      guard waited[0].revents != 0 else { continue }
      let client = accept(descriptor, nil, nil)
      if client >= 0 { return client }
      // One that went away before it was taken, or no descriptor left: others may come.
      if errno == EMFILE || errno == ENFILE {
        usleep(10_000)
      } else if errno != ECONNABORTED, errno != EINTR {
        return nil
      }
    }
  }
}

private func systemClose(_ descriptor: Int32) { _ = close(descriptor) }
