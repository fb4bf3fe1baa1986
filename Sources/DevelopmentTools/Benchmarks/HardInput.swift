import Foundation
import Parley

/// An input that makes a reader work harder for its size than any other that is known.
struct HardInput: Sendable {
  /// What reads it: `binary property list`.
  let reader: String
  /// What is hard about it.
  let input: String
  /// The size that it is tried with first; then it is made twice and four times as large.
  let size: Int
  /// Whether more than some size is refused, or read once however often it is there: then it costs nothing.
  let isBounded: Bool
  /// Makes an input of a size; what is returned reads it.
  let made: @Sendable (Int) async throws -> @Sendable () async throws -> Void

  init(
    _ reader: String, _ input: String, size: Int, isBounded: Bool = false,
    made: @escaping @Sendable (Int) async throws -> @Sendable () async throws -> Void
  ) {
    self.reader = reader
    self.input = input
    self.size = size
    self.isBounded = isBounded
    self.made = made
  }

  var sizes: [Int] { [size, size * 2, size * 4] }

  static var all: [HardInput] {
    files + sources + scripts + lines + pages + utterances + replies + phrases + conversations + donations
  }

  /// The power of the size with which a cost grows: 1 where twice the input costs twice as much.
  ///
  /// - Parameter costs: The costs at a size, at twice and at four times the size.
  static func exponent(of costs: [Double]) -> Double {
    guard let first = costs.first, let last = costs.last, first > 0, last > 0 else { return 0 }
    return log2(last / first) / 2
  }
}
