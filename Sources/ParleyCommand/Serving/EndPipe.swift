import Foundation

/// A pipe whose other end says that the program is to end.
struct EndPipe {
  /// What is readable once it has ended; `nil` where the system gave no pipe.
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
