import Foundation

/// Waiting for descriptors with `poll(2)`.
enum Waiting {
  /// Whether a descriptor is readable now; `false` for `nil`.
  static func isReadable(_ descriptor: Int32?) -> Bool {
    guard let descriptor else { return false }
    var waited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waited, 1, 0) > 0
  }

  /// Waits a number of milliseconds until ``mostAtOnce`` bytes can be written or the other side is gone; writing shows
  /// which.
  static func forRoom(at descriptor: Int32, milliseconds: Int32) -> Bool {
    var waited = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&waited, 1, milliseconds) > 0
  }

  /// The bytes that a pipe or a socket takes without blocking, once `poll` reports room.
  static let mostAtOnce = Int(PIPE_BUF)
}
