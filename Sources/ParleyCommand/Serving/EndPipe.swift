import Foundation

/// A pipe by which another thread tells the program to end.
struct EndPipe {
  /// The end that becomes readable when the program is to end; `nil` where the system gave no pipe.
  let reading: Int32?
  private let writing: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    reading = pipe(&ends) == 0 ? ends[0] : nil
    writing = ends[1]
  }

  func end() {
    var byte: UInt8 = 0
    _ = write(writing, &byte, 1)
  }
}
