import Foundation

/// Waits for the clients of a listening socket.
enum Listening {
  /// The next client of a socket; `nil` once something was written to the other end of a pipe, or the socket is gone.
  static func client(at descriptor: Int32, until ender: Int32) -> Int32? {
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
