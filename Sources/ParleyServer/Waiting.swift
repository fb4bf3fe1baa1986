import Foundation

/// Waiting at descriptors with `poll(2)`.
enum Waiting {
  /// Whether there is something to read at a descriptor already; never where there is none.
  static func isReadable(_ descriptor: Int32?) -> Bool {
    guard let descriptor else { return false }
    var waited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waited, 1, 0) > 0
  }

  /// Waits up to so many milliseconds until ``mostAtOnce`` bytes can be written, or the other side is gone: both are
  /// learned by writing.
  static func forRoom(at descriptor: Int32, milliseconds: Int32) -> Bool {
    var waited = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&waited, 1, milliseconds) > 0
  }

  /// How many bytes a pipe or a socket takes without waiting once it has room.
  static let mostAtOnce = Int(PIPE_BUF)
}
