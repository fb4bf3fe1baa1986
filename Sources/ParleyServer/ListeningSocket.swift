import Foundation

/// A socket that waits for clients, with a pipe by which another thread ends the waiting.
final class ListeningSocket: Sendable {
  let descriptor: Int32
  /// The reading end of the pipe: the waiting ends when it is readable.
  let ender: Int32
  private let ending: Int32

  /// A socket of an address family, not bound yet; `nil` where the system gave none, with the reason in `errno`.
  init?(_ family: Int32) {
    var ends: [Int32] = [-1, -1]
    let isPiped = pipe(&ends) == 0
    (ender, ending, descriptor) = (ends[0], ends[1], Self.opened(family))
    if !isPiped || descriptor < 0 { return nil }
  }

  deinit {
    for each in [descriptor, ender, ending] where each >= 0 { Self.close(each) }
  }

  /// A stream socket; -1 where the system gave none.
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

  /// Waits for the next client; `nil` after ``end()``, or where the socket is gone.
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
      // The client went away again, or there are no free descriptors: others may still come.
      if errno == EMFILE || errno == ENFILE {
        usleep(10_000)
      } else if errno != ECONNABORTED, errno != EINTR {
        return nil
      }
    }
  }
}

private func systemClose(_ descriptor: Int32) { _ = close(descriptor) }
